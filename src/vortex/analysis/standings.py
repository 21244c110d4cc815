"""What a tournament says about its bots: their shares of wins, who beats whom, and ratings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from vortex.analysis.intervals import Gathered, Share
from vortex.analysis.ratings import Rating, Win, ratings
from vortex.analysis.runs import Played


class Duel(NamedTuple):
    """Two bots at the same tables, counted where one of them won and the other did not. A win counts less
    the more places the bot held: with two of three places it would win twice as often by luck alone."""

    first: str
    second: str
    share: Share


class Standing(NamedTuple):
    """One bot. `wins` counts the places that it held (seats, or teams) at tables with others, `wins_alone` those at
    tables of its own kind: there another copy of it loses whenever it wins, so the two must not be added up.
    `by_place` covers the tables with others, or those of its own kind if there are no others. `pure` counts the tables
    of its own kind, and how many of those nobody won."""

    bot: str
    rating: Rating
    wins: Share
    wins_alone: Share
    of_wins: Share
    by_place: tuple[Share, ...]
    pure: Share


class Standings(NamedTuple):
    bots: tuple[Standing, ...]
    duels: tuple[Duel, ...]
    games: int
    nobody: Share
    mixed_nobody: Share

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "nobody": self.nobody.as_json(),
            "nobody_at_mixed_tables": self.mixed_nobody.as_json(),
            "bots": [
                {
                    "bot": each.bot,
                    "rating": each.rating._asdict(),
                    "wins": each.wins.as_json(),
                    "wins_at_pure_tables": each.wins_alone.as_json(),
                    "share_of_wins_at_mixed_tables": each.of_wins.as_json(),
                    "wins_by_place": [share.as_json() for share in each.by_place],
                    "nobody_at_pure_tables": each.pure.as_json(),
                }
                for each in self.bots
            ],
            "duels": [
                {"first": duel.first, "second": duel.second, "first_won": duel.share.as_json()}
                for duel in self.duels
            ],
        }


class _Game(NamedTuple):
    """A game by places: who held each, and which of them won."""

    bots: tuple[str, ...]
    won: tuple[bool, ...]

    @property
    def is_pure(self) -> bool:
        return len(set(self.bots)) == 1

    def has_won(self, bot: str) -> bool:
        return any(won for name, won in zip(self.bots, self.won, strict=True) if name == bot)


def standings(bots: Sequence[str], sides: Sequence[int], played: Iterable[Played]) -> Standings:
    """The bots, the best first."""
    games = [_by_places(sides, game) for game in played]
    mixed = [game for game in games if not game.is_pure]
    rated = ratings(bots, (win for game in mixed for win in _wins(game)))
    found = [_standing(bot, games, mixed, max(sides) + 1, rated[bot]) for bot in bots]
    found.sort(key=lambda each: (-each.rating.mu, -each.wins.value, -each.wins_alone.value))
    order = [each.bot for each in found]
    return Standings(
        tuple(found),
        tuple(_duel(first, second, mixed) for first, second in combinations(order, 2)),
        len(games),
        Share(sum(not any(game.won) for game in games), len(games)),
        Share(sum(not any(game.won) for game in mixed), len(mixed)),
    )


def _by_places(sides: Sequence[int], played: Played) -> _Game:
    holders = [sides.index(side) for side in range(max(sides) + 1)]
    return _Game(
        tuple(played.bots[seat] for seat in holders), tuple(seat in played.winners for seat in holders)
    )


def _standing(bot: str, games: list[_Game], mixed: list[_Game], places: int, rating: Rating) -> Standing:
    pure = [game for game in games if game.is_pure and game.bots[0] == bot]
    among_others, alone = _by_place(bot, mixed, places), _by_place(bot, pure, places)
    # Places of one game are not independent: where one wins, another loses.
    wins, of_wins = Gathered(), Gathered()
    for game in mixed:
        if bot in game.bots:
            won = sum(won for name, won in zip(game.bots, game.won, strict=True) if name == bot)
            wins.add(won, game.bots.count(bot))
            if any(game.won):
                of_wins.add(won, sum(game.won))
    return Standing(
        bot,
        rating,
        wins.share,
        _sum(alone),
        of_wins.share,
        among_others if mixed else alone,
        Share(sum(not any(game.won) for game in pure), len(pure)),
    )


def _by_place(bot: str, games: list[_Game], places: int) -> tuple[Share, ...]:
    held = [[game.won[place] for game in games if game.bots[place] == bot] for place in range(places)]
    return tuple(Share(sum(won), len(won)) for won in held)


def _sum(shares: tuple[Share, ...]) -> Share:
    return Share(sum(share.hits for share in shares), sum(share.of for share in shares))


def _duel(first: str, second: str, mixed: list[_Game]) -> Duel:
    found = Gathered()
    for game in mixed:
        if first in game.bots and second in game.bots:
            mine, theirs = game.has_won(first), game.has_won(second)
            if mine != theirs:
                weight = 1 / game.bots.count(first if mine else second)
                found.add(weight * mine, weight)
    # In games, which are what was counted.
    hits = found.share.value * found.games
    if 2 * hits < found.games:
        # A rating comes from the games against all: the bot rated higher need not have won more against this one.
        first, second, hits = second, first, found.games - hits
    return Duel(first, second, Share(hits, found.games, found.worth))


def _wins(game: _Game) -> Iterator[tuple[Win, float]]:
    """Each place that won, over all that lost; several that won share the game."""
    losers = tuple(bot for bot, won in zip(game.bots, game.won, strict=True) if not won)
    if losers:
        for bot, won in zip(game.bots, game.won, strict=True):
            if won:
                yield Win(bot, losers), 1 / sum(game.won)
