"""A game in ten lines: you are nobody, three bots play, and you read what happens."""

import vortex

session = vortex.Session("card-game", names=["Ann", "Ben", "Cy"], seed=7)
while not session.is_over:
    before = len(session.log())
    session.push(session.think("companion")[0].move)
    for line in session.log(since=before):
        print(line)
print(session)
