"""What the advice of the Card Game prefers where the end by counters is near, and about cards that look idle."""

from __future__ import annotations

from tests.games.card_game.positions import GAME, A, B, C, Table


def preferred(table: Table) -> str:
    """The choice that the advice gives the most weight."""
    weights = GAME.advice.weights(table.state)
    return table.legal()[weights.index(max(weights))]


def weight(table: Table, text: str) -> float:
    weights = GAME.advice.weights(table.state)
    return weights[table.legal().index(text)]


def five_locations(seat: int) -> tuple[Table, list[str]]:
    table = Table(3)
    lines = ["leadworth", "venice", "pompeii", "london"]
    return table.line(seat, *lines), [table.start(seat), *lines]


def test_a_screwdriver_is_played_rather_than_discarded() -> None:
    for key in ("sonic-screwdriver", "psychic-paper", "visual-recognition-device"):
        table = Table(3).hand(A, key, "rory", "amy-pond", "doctor").turn(A)
        assert weight(table, f"play {key}") > weight(table, f"discard {key}")


def test_it_turns_up_what_lies_face_down() -> None:
    table = Table(3).line(A, "london", "venice").attack(B, "london", "cybermen", up=True)
    table.attack(C, "venice", "sontarans").hand(A, "sonic-screwdriver", "roboforms", "saturnyns", "gangers")
    assert preferred(table.turn(A).do("play sonic-screwdriver")) == "at venice"


def test_the_fifth_tardis_counter_of_who_leads_is_taken_away() -> None:
    table, places = five_locations(B)
    table.tardis(*places).line(C, "1940s-london").hand(A, "saturnyns", "tardis", "crack-in-time", "cardiff")
    assert preferred(table.turn(A)) in {f"attack {place}" for place in places}
    few, places = five_locations(B)
    few.tardis(*places[:3]).line(C, "1940s-london")
    few.hand(A, "saturnyns", "tardis", "crack-in-time", "cardiff")
    assert preferred(few.turn(A)) not in {f"attack {place}" for place in places[:3]}, "no danger, no hurry"


def test_who_is_ahead_leaves_the_last_counter_where_it_is() -> None:
    table, places = five_locations(B)
    table.tardis(*places).line(
        A, "stonehenge", "lake-silencio", "medusa-cascade", "bowie-base-one", "silurian-city"
    )
    table.hand(A, "saturnyns", "tardis", "crack-in-time", "cardiff")
    assert preferred(table.turn(A)) not in {f"attack {place}" for place in places}


def test_an_attack_of_who_has_five_is_beaten_before_a_richer_location_is_freed() -> None:
    table = (
        Table(3).line(A, "leadworth", "stonehenge").line(C, "venice", "pompeii", "london", "roman-britain")
    )
    table.attack(B, "leadworth", "gangers").attack(C, "stonehenge", "prisoner-zero")
    for place, enemy in zip(
        ("venice", "pompeii", "london", "roman-britain"),
        ("daleks", "cybermen", "sontarans", "sycorax"),
        strict=True,
    ):
        table.attack(B, place, enemy)
    table.hand(A, "jammy-dodger", "tardis", "crack-in-time", "cardiff").turn(A)
    assert table.daleks_out(B) == 5
    assert preferred(table.do("play jammy-dodger")) == "at leadworth"


def test_nobody_behind_lays_the_own_fifth_tardis_counter() -> None:
    table, places = five_locations(A)
    table.tardis(*places[:4]).attack(C, places[4], "gangers")
    table.line(B, "stonehenge", "lake-silencio", "medusa-cascade", "bowie-base-one", "silurian-city")
    table.hand(A, "jammy-dodger", "rory", "tardis", "cardiff").turn(A)
    assert preferred(table) not in ("play jammy-dodger", f"defend {places[4]}")
    ahead, places = five_locations(A)
    ahead.tardis(*places[:4]).attack(C, places[4], "gangers")
    ahead.hand(A, "jammy-dodger", "rory", "tardis", "cardiff").turn(A)
    assert preferred(ahead) in ("play jammy-dodger", f"defend {places[4]}")


def test_the_dreamlord_lifts_where_the_end_comes_from() -> None:
    table, places = five_locations(B)
    table.tardis(*places, table.start(C)).line(
        C, "stonehenge", "lake-silencio", "medusa-cascade", "silurian-city"
    )
    table.hand(A, "the-dreamlord", "rory", "amy-pond", "doctor").turn(A).do("play the-dreamlord")
    assert preferred(table) in {f"at {place}" for place in places}


def test_strong_enemies_are_kept_for_the_end_game_period() -> None:
    early = Table(3).line(B, "leadworth").hand(A, "cybermen", "rory", "amy-pond", "doctor").turn(A)
    assert preferred(early).startswith("attack")
    late = Table(3).line(B, "leadworth").hand(A, "cybermen", "rory", "amy-pond", "doctor").above_game_end(20)
    assert preferred(late.turn(A)) == "reserve cybermen"
    held = (
        Table(3).line(B, "leadworth").reserve(A, "cybermen").hand(A, "rory", "amy-pond", "doctor", "tardis")
    )
    assert weight(held.turn(A), "pickup cybermen") < weight(held, "play tardis")


def test_time_points_are_saved_for_showing_the_game_end_card() -> None:
    hand = ("rory", "amy-pond", "doctor")
    enough = Table(3).tp(10, 0, 0).hand(A, *hand).above_game_end(4).turn(A)
    assert preferred(enough) == "buy 2"
    too_few = Table(3).tp(5, 0, 0).hand(A, *hand).above_game_end(4).turn(A)
    assert preferred(too_few) == "pass"
    early = Table(3).tp(5, 0, 0).hand(A, *hand).turn(A)
    assert preferred(early) == "buy 1"


def test_in_the_end_game_period_cards_to_come_count_as_much_as_points() -> None:
    table = Table(3).hand(A, "cybermen", "daleks").hand(B, "tardis", "crack-in-time").hand(C, "tardis", "k-9")
    chances = GAME.advice.values(table.final().turn(A).state)
    assert chances[A] > chances[B]
    assert abs(sum(chances) - 1) < 1e-9


def test_two_enemies_that_fit_attack_together_where_that_is_firmer() -> None:
    table = (
        Table(3).line(B, "leadworth").hand(A, "sontarans", "prisoner-zero", "venice", "utah", "rory").turn(A)
    )
    assert preferred(table.do("attack leadworth", "add sontarans")) == "add prisoner-zero"
    strong = (
        Table(3).line(B, "leadworth").hand(A, "the-beast", "cybermen", "roboforms", "utah", "rory").turn(A)
    )
    assert preferred(strong.do("attack leadworth", "add the-beast")) == "pass", "six stand by themselves"


def test_an_enemy_is_not_thrown_at_a_tardis_counter_for_nothing() -> None:
    table = Table(3).line(B, "leadworth").tardis("leadworth").hand(A, "saturnyns", "venice", "utah", "rory")
    assert weight(table.turn(A), "attack leadworth") < weight(table, "discard saturnyns")
    follows = Table(3).line(B, "1940s-london").tardis("1940s-london")
    follows.hand(A, "saturnyns", "cybermen", "rory", "doctor", "amy-pond").turn(A)
    assert weight(follows, "attack 1940s-london") > weight(follows, "discard saturnyns"), (
        "another one follows"
    )
    assert preferred(follows.do("attack 1940s-london")) == "add saturnyns", "the weaker one"


def test_what_is_of_no_use_now_stays_in_the_reserve() -> None:
    table = Table(3).reserve(A, "doctor", "k-9").hand(A, "venice", "utah", "rory", "house").turn(A)
    idle = max(weight(table, "pickup doctor"), weight(table, "pickup k-9"))
    assert idle < 0.01 * max(GAME.advice.weights(table.state)), "so little that no search looks at it"
    needed = Table(3).line(A, "leadworth").attack(B, "leadworth", "cybermen", up=True)
    needed.reserve(A, "doctor").hand(A, "venice", "utah", "rory", "house").turn(A)
    assert weight(needed, "pickup doctor") > 0.01 * max(GAME.advice.weights(needed.state))


def test_against_cards_that_lie_face_down_a_little_more_is_sent() -> None:
    for up, then in ((True, "pass"), (False, "add rory")):
        table = Table(3).line(A, "leadworth").attack(B, "leadworth", "cybermen", up=up)
        table.hand(A, "doctor", "rory", fill=3).turn(A).do("defend leadworth", "add doctor")
        assert preferred(table) == then
