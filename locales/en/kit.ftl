# What all boards say.

kit-strip = Answers
kit-picked = { $name }: what should it do?
kit-pick = Choose anything that is lit: press it, or drag it into place.
kit-sure = Yes
kit-beyond = { $count } more to choose
kit-let-go = Put back
kit-look = Look closer
kit-odds-with = Chance of success with this choice
kit-odds-best = No choice is better now
kit-odds-best-own = Nothing that you can do yourself is better now
kit-odds-least = at least { $chance } %
