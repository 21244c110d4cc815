"""A bot that plays over the network: python docs/examples/bot.py http://127.0.0.1:8000 'LINK TO A SEAT' NAME"""

import json
import random
import sys
import urllib.request
import uuid

from websockets.sync.client import connect

server, link, name = sys.argv[1:4]
path, _, token = link.partition("#sit=")
table = path.rpartition("/")[2]

# Sit down. The cookie is who we are from now on; the origin says that no foreign page is speaking.
request = urllib.request.Request(
    f"{server}/api/tables/{table}/sit",
    json.dumps({"token": token, "name": name}).encode(),
    {"Content-Type": "application/json", "Origin": server},
)
with urllib.request.urlopen(request) as answer:
    cookie = answer.headers["Set-Cookie"].partition(";")[0]
    seat = json.load(answer)["seat"]

address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
with connect(address, origin=server, additional_headers={"Cookie": cookie}) as socket:
    socket.send(json.dumps({"type": "hello", "version": 2, "seat": seat}))
    for frame in socket:
        message = json.loads(frame)
        for event in message.get("events", []):
            print(event["words"])
        position = message.get("position")
        if position and position["outcome"]:
            print(position["outcome"]["kind"], position["outcome"]["winners"])
            break
        if position and position["question"]["options"]:
            choice = random.choice(position["question"]["options"])["choice"]
            now = {"number": position["number"], "private": position["private"]}
            move = {"type": "move", "id": str(uuid.uuid4()), **now, "seat": seat, "choice": choice}
            socket.send(json.dumps(move))
