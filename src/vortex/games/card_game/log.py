"""What happened as lines of the log: one message for each kind of event, filled with what the event carries."""

from __future__ import annotations

from collections.abc import Callable

from vortex.games.card_game.cards import Pack
from vortex.games.card_game.numbering import ENDINGS, NOWHERE
from vortex.games.card_game.words import card_name, colour_name, place_name
from vortex.kernel.old_events import SeenEvent
from vortex.kernel.words import Words, listing, player, say


def tell(pack: Pack, event: SeenEvent) -> Words:
    return TELLERS[event.kind](pack, event)


def _cards(pack: Pack, types: tuple[int, ...]) -> Words:
    return listing(card_name(pack, type_) for type_ in types) if types else say("cg-cards-none")


# -- what several kinds of event carry ---------------------------------------------------------------


def _nothing(pack: Pack, event: SeenEvent) -> Words:
    return say(f"cg-log-{event.kind}")


def _seat(pack: Pack, event: SeenEvent) -> Words:
    return say(f"cg-log-{event.kind}", who=player(event.public[0]))


def _seat_number(pack: Pack, event: SeenEvent) -> Words:
    return say(f"cg-log-{event.kind}", who=player(event.public[0]), n=event.public[1])


def _seat_place(pack: Pack, event: SeenEvent) -> Words:
    seat, place = event.public
    return say(f"cg-log-{event.kind}", who=player(seat), place=place_name(pack, place))


def _seat_cards(pack: Pack, event: SeenEvent) -> Words:
    seat, *types = event.public
    return say(f"cg-log-{event.kind}", who=player(seat), cards=_cards(pack, tuple(types)))


def _place_cards(pack: Pack, event: SeenEvent) -> Words:
    place, *types = event.public
    return say(f"cg-log-{event.kind}", place=place_name(pack, place), cards=_cards(pack, tuple(types)))


def _seat_place_cards(pack: Pack, event: SeenEvent) -> Words:
    seat, place, *types = event.public
    where, cards = place_name(pack, place), _cards(pack, tuple(types))
    return say(f"cg-log-{event.kind}", who=player(seat), place=where, cards=cards)


# -- what not everybody may know ---------------------------------------------------------------------


def _hidden(pack: Pack, event: SeenEvent) -> Words:
    """Whoever may know the cards is told them, the others their number."""
    who = player(event.public[0])
    if event.secret:
        return say(f"cg-log-{event.kind}-seen", who=who, cards=_cards(pack, event.secret))
    return say(f"cg-log-{event.kind}", who=who, n=event.hidden)


def _hidden_at_place(pack: Pack, event: SeenEvent) -> Words:
    who, place = player(event.public[0]), place_name(pack, event.public[1])
    if event.secret:
        return say(f"cg-log-{event.kind}-seen", who=who, place=place, cards=_cards(pack, event.secret))
    return say(f"cg-log-{event.kind}", who=who, place=place, n=event.hidden)


def _passed(pack: Pack, event: SeenEvent) -> Words:
    who, other = player(event.public[0]), player(event.public[1])
    if event.secret:
        return say("cg-log-passed-seen", who=who, other=other, cards=_cards(pack, event.secret))
    return say("cg-log-passed", who=who, other=other, n=event.hidden)


def _taken_over(pack: Pack, event: SeenEvent) -> Words:
    seat, place, old, type_ = event.public
    who, other = player(seat), player(old)
    where, card = place_name(pack, place), card_name(pack, type_)
    if event.secret:
        found = _cards(pack, event.secret)
        return say("cg-log-taken-over-seen", who=who, other=other, place=where, card=card, cards=found)
    return say("cg-log-taken-over", who=who, other=other, place=where, card=card)


# -- what one kind of event carries ------------------------------------------------------------------


def _colour_chosen(pack: Pack, event: SeenEvent) -> Words:
    seat, colour = event.public
    return say("cg-log-colour-chosen", who=player(seat), colour=colour_name(colour))


def _support_played(pack: Pack, event: SeenEvent) -> Words:
    seat, type_, place = event.public
    who, card = player(seat), card_name(pack, type_)
    if place == NOWHERE:
        return say("cg-log-support-played", who=who, card=card)
    return say("cg-log-support-played-at", who=who, card=card, place=place_name(pack, place))


def _took(pack: Pack, event: SeenEvent) -> Words:
    seat, other, amount = event.public
    return say("cg-log-took", who=player(seat), other=player(other), n=amount)


def _enemy_struck(pack: Pack, event: SeenEvent) -> Words:
    place, _, type_ = event.public
    return say("cg-log-enemy-struck", place=place_name(pack, place), card=card_name(pack, type_))


def _attack_moved(pack: Pack, event: SeenEvent) -> Words:
    place, target, _ = event.public
    return say("cg-log-attack-moved", place=place_name(pack, place), target=place_name(pack, target))


def _attack_defeated(pack: Pack, event: SeenEvent) -> Words:
    place, seat = event.public
    return say("cg-log-attack-defeated", who=player(seat), place=place_name(pack, place))


def _strengthened(pack: Pack, event: SeenEvent) -> Words:
    seat, place, amount = event.public
    return say("cg-log-strengthened", who=player(seat), place=place_name(pack, place), n=amount)


def _fought(pack: Pack, event: SeenEvent) -> Words:
    place, defence, attack, won = event.public
    where = place_name(pack, place)
    if won:
        return say("cg-log-fought-won", place=where, defence=defence, attack=attack)
    return say("cg-log-fought-lost", place=where, defence=defence, attack=attack)


def _teselecta(pack: Pack, event: SeenEvent) -> Words:
    seat, place, type_, _, *types = event.public
    who, where = player(seat), place_name(pack, place)
    card, cards = card_name(pack, type_), _cards(pack, tuple(types))
    return say("cg-log-teselecta", who=who, card=card, place=where, cards=cards)


def _reshuffled(pack: Pack, event: SeenEvent) -> Words:
    return say("cg-log-reshuffled", n=event.public[0])


def _over(pack: Pack, event: SeenEvent) -> Words:
    return say(f"cg-log-over-{ENDINGS[event.public[0]]}")


TELLERS: dict[str, Callable[[Pack, SeenEvent], Words]] = {
    "colour-chosen": _colour_chosen,
    "start-dealt": _seat_place,
    "dealt": _seat_number,
    "turn-began": _seat,
    "location-played": _seat_place,
    "support-played": _support_played,
    "price-paid": _seat_cards,
    "exchanged": _seat_cards,
    "discarded": _seat_cards,
    "gained": _seat_number,
    "paid": _seat_number,
    "took": _took,
    "bought": _seat_number,
    "recalled": _seat_cards,
    "defenders-placed": _hidden_at_place,
    "enemies-placed": _hidden_at_place,
    "reserved": _hidden,
    "picked-up": _hidden,
    "drew": _hidden,
    "passed": _passed,
    "defenders-sent": _seat_place_cards,
    "enemies-sent": _seat_place_cards,
    "enemies-absorbed": _seat_place_cards,
    "attack-absorbed": _seat_place_cards,
    "taken-over": _taken_over,
    "defence-shown": _place_cards,
    "attack-shown": _place_cards,
    "strengthened": _strengthened,
    "fought": _fought,
    "attack-defeated": _attack_defeated,
    "attack-moved": _attack_moved,
    "enemy-lost": _place_cards,
    "enemy-struck": _enemy_struck,
    "defender-lost": _place_cards,
    "rory-returned": _seat_place,
    "teselecta": _teselecta,
    "tardis-placed": _seat_place,
    "tardis-removed": _seat_place,
    "reshuffled": _reshuffled,
    "game-end-shown": _nothing,
    "final-began": _nothing,
    "over": _over,
}
