# What is wrong with the cards of a pack, for those who write one.

pack-a-text = a text
pack-a-number = a whole number
pack-a-flag = true or false
pack-texts = a list of texts
pack-numbers = a list of whole numbers
pack-missing = the field { $field } ({ $what }) is missing
pack-expected = expected { $what }, found { $found }
pack-item = expected { $what }, found { $found } in it
pack-one-of = expected one of { $known }; found { $found }
pack-words = expected words from { $known }; found { $found }
pack-range = expected a whole number from { $low } to { $high }, found { $found }
pack-numbers-range = expected whole numbers from { $low } to { $high }, found { $found }
pack-long = this is too long; at most { $most } letters are possible
pack-many = these are too many; at most { $most } are possible
pack-no-field = no such field; { $kind } has: { $known }
pack-meant = did you mean { $word }?
pack-public = a public source needs a `where` that says which
pack-known = names { $field }, which this card does not have
pack-twice = { $key } is there twice
pack-not-left-out = there is no such card to leave out
pack-key = expected small letters, digits and single hyphens, found { $found }
pack-no-name = a card needs a name
pack-name = a name has letters, digits and signs that can be seen, nothing else
pack-picture = this pack has no picture { $found }
pack-exactly-one = expected exactly one [[{ $kind }]], found { $found }
pack-no-kind = no such kind of card; known are: { $known }
pack-entries = a pack has at most { $most } entries
pack-about-twice = a pack says once what it is
pack-other-game = these cards are for { $game }, not for { $key }
pack-count = { $found } of the kind { $kind }, where the game has { $count }
pack-none = no pack here; a pack is a folder with .toml files, or a .zip of them
pack-no-file = this is not a file
pack-large = this file is too large; it may have { $most } bytes at most
pack-unread = this file cannot be read: { $why }
pack-dots = this is not TOML of a pack: more than { $most } dots in a line
pack-no-utf8 = this is not UTF-8 text
pack-deep = this is not TOML: it is nested too deeply
pack-no-toml = this is not TOML: { $why }
pack-outside = { $field } stands outside a card; cards begin with a line like [[{ $kind }]]
pack-effect-none = found { $found }, expected effect words
pack-effect-unknown = found { $found }, expected one of: { $known }
pack-effect-amount = { $found }: the amount must be from 1 to { $most }
pack-effect-scope = { $found } cannot be said with { $scope }

# A pack as one file.

pack-file-broken = this is not a zip file, or a broken one
pack-file-many = there are more than { $most } files in it
pack-file-name = { $name } is no file of a pack; a pack has .toml files, and pictures in the folder “pictures”
pack-file-twice = { $name } is there twice
pack-file-large = what is in it is too large
pack-file-game = the pack does not say which game it is for: write [[pack]] and below it game = "…", one of { $known }
pack-file-empty = there is no .toml file in it
pack-made-in-workshop = Cards that differ from the game’s own, or are new.

# A pack that cannot be offered.

pack-trial-endless = a game with these cards does not end
pack-trial-stuck = a game with these cards comes to a point where nobody can do anything
pack-trial-fault = a game with these cards breaks off
pack-no-opening = no deal was found that has this card in the opening
pack-emblem = there is no emblem { $found }
pack-emblems = docs/emblems.md shows them all
