# What all boards say.

kit-strip = Answers
kit-picked = { $name }: what with it?
kit-let-go = Put back
kit-look = Look closer
