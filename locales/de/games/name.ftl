# Namen aus den Kartensätzen auf Deutsch: `name-` und der englische Name in kleinen Buchstaben.
# Was hier fehlt, heißt auf Deutsch wie im Kartensatz.

## The Doctor Who Card Game

# Ohne Artikel, damit ein Name in jedem Satz stehen kann.
name-the-doctor = Doktor
name-dalek-flagship = Dalek-Flaggschiff
name-cyberking = Cyberkönig
name-sontarans = Sontaraner
name-roboforms = Roboformen
name-the-master = Master
name-saturnyns = Saturnyner
name-the-silence = Stille
name-headless-monks = Kopflose Mönche
name-clerics = Kleriker
name-shadow-proclamation = Schattenproklamation
name-weeping-angels = Weinende Engel
name-silurians = Silurianer
name-the-pandorica = Pandorica
name-nestene-consciousness = Nestene-Bewusstsein
name-the-beast = Bestie
name-gangers = Doppelgänger
name-prisoner-zero = Gefangener Null

name-sonic-screwdriver = Schallschraubenzieher
name-psychic-paper = Gedankenpapier
name-visual-recognition-device = Gesichtserkennungsgerät
name-the-face-of-boe = Gesicht von Boe
name-the-dreamlord = Traumlord
name-collecting-on-debts = Schulden eintreiben
name-tardis = Tardis
name-crack-in-time = Riss in der Zeit
name-chameleon-arch = Chamäleonbogen
name-jammy-dodger = Marmeladenkeks
name-fish-fingers-and-custard = Fischstäbchen mit Vanillesoße

name-1940s-london = London der 1940er
name-national-museum = Nationalmuseum
name-lake-silencio = Silencio-See
name-silurian-city = Silurianerstadt
name-roman-britain = Britannien der Römer
name-luna-university = Luna-Universität
name-pompeii = Pompeji
name-venice = Venedig
name-starship-uk = Raumschiff UK
name-st-john-s-monastery = Kloster St. John
name-the-byzantium = Byzantium
name-medusa-cascade = Medusa-Kaskade
