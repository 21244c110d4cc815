"""The games for OpenSpiel: `pyspiel.load_game("vortex_time_clash(seats=2)")` after this module is imported.

One chance node deals the game: its outcomes are seeds, all equally likely, and whatever luck decides later follows from
the seed. So a history plays the same game again. `seeds` says how many deals there are; the game's own options are
parameters too (`match=1`).

What a player has learned (`information_state_string`) is a digest of all that its seat has seen, was told of, could
answer and did; what it sees now is the seat's observation. `resample_from_infostate` deals anew the cards that the seat
does not know, as bots do when they think.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]

from vortex.envs.rows import in_words, longest, observation, observed, reward
from vortex.games import GAMES, load_game
from vortex.kernel.chance import FastChance
from vortex.kernel.game import Game
from vortex.kernel.state import State

SEEDS = 1000


def _type(game: Game[Any]) -> Any:
    options = {_parameter(option.key): option.default for option in game.options}
    return pyspiel.GameType(
        short_name=short_name(game.key),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 0, "seeds": SEEDS, **options},
    )


def short_name(key: str) -> str:
    """What OpenSpiel calls a game."""
    return "vortex_" + _parameter(key)


def _parameter(option: str) -> str:
    return option.replace("-", "_")


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its number of seats."""

    def __init__(self, key: str, parameters: dict[str, Any] | None) -> None:
        given = parameters or {}
        self.door: Game[Any] = observed(key)
        self.seats = given.get("seats") or self.door.usual_seats
        self.seeds = given.get("seeds", SEEDS)
        if self.seeds < 1:
            raise ValueError(f"there is at least one deal, not {self.seeds}")
        chosen = {
            each.key: given[name] for each in self.door.options if (name := _parameter(each.key)) in given
        }
        self.options = self.door.settle(chosen, self.seats)
        about = pyspiel.GameInfo(
            num_distinct_actions=self.door.choices.size,
            max_chance_outcomes=self.seeds,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=longest(self.door),
        )
        super().__init__(_type(self.door), about, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[object, ...]]:
        return _game_from, (str(self),)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> SpielObserver | SpielRecall | None:
        """What a player sees now or, with perfect recall, what it has learned. There is no public or private half."""
        if params:
            raise ValueError(f"an observation has no parameters; given were {params}")
        if iig_obs_type is None:
            return SpielObserver(self.door)
        is_whole = (
            iig_obs_type.public_info and iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        if not is_whole:
            return None
        return SpielRecall() if iig_obs_type.perfect_recall else SpielObserver(self.door)


class Held:
    """A state that is copied as games copy it, with what each seat has learned of the way to it."""

    __slots__ = ("digests", "door", "state")

    def __init__(self, door: Game[Any], state: State, digests: list[bytes]) -> None:
        self.door = door
        self.state = state
        self.digests = digests

    def __deepcopy__(self, memo: object) -> Held:
        twin: State = self.door.clone(self.state)
        return Held(self.door, twin, self.digests[:])

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[object, ...]]:
        return _held, (self.door.key, self.door.dump(self.state), self.digests)

    def make(self, choice: int) -> None:
        """The asked seat chooses; all learn what they may."""
        state = self.state
        chooser = state.asked
        state.events = []
        self.door.apply(state, choice)
        happened, state.events = state.events, None
        for seat, digest in enumerate(self.digests):
            told = repr((choice if seat == chooser else None, [event.seen_by(seat) for event in happened]))
            self.digests[seat] = sha256(digest + told.encode() + _seen(self.door, state, seat)).digest()


def _seen(door: Game[Any], state: State, seat: int) -> bytes:
    """What a seat sees now, and what it may answer if it is asked."""
    may = repr(sorted(state.options)) if seat == state.asked else ""
    return observation(door, state, seat).tobytes() + may.encode()


def _held(key: str, dump: dict[str, Any], digests: list[bytes]) -> Held:
    door = load_game(key)
    return Held(door, door.load(dump), digests)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel wants it; before the deal there is none of ours."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._held: Held | None = None

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[object, ...]]:
        return _state_from, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def current_player(self) -> Any:
        if self._held is None:
            return pyspiel.PlayerId.CHANCE
        return self._held.state.asked if not self._held.state.over else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        held = self._dealt()
        return sorted(held.state.options) if player == held.state.asked else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self.get_game().seeds
        return [(seed, 1.0 / seeds) for seed in range(seeds)]

    def _apply_action(self, action: int) -> None:
        if self._held is not None:
            self._held.make(action)
            return
        game = self.get_game()
        if not 0 <= action < game.seeds:
            raise ValueError(f"there is no deal {action}; there are 0 to {game.seeds - 1}")
        state = game.door.new(game.options, game.seats, action)
        first = [_seen(game.door, state, seat) for seat in range(game.seats)]
        self._held = Held(game.door, state, first)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().door.notation.write(action))

    def is_terminal(self) -> bool:
        return self._held is not None and self._held.state.over

    def returns(self) -> list[float]:
        game = self.get_game()
        if self._held is None:
            return [0.0] * int(game.seats)
        return [reward(game.door, self._held.state, seat) for seat in range(game.seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state that the player cannot tell from this one."""
        held = self._dealt()
        luck = FastChance(int(sampler() * (1 << 53)))
        twin: SpielState = self.clone()
        world: State = held.door.determinise(held.state, player, luck)
        mine = held.digests[player]
        # There the others have other cards, so they have learned something else.
        digests = [
            mine if seat == player else mine + _seen(held.door, world, seat)
            for seat in range(len(held.digests))
        ]
        twin._held = Held(held.door, world, digests)
        return twin

    def __str__(self) -> str:
        return in_words(self.get_game().door, self._held.state) if self._held is not None else "not dealt yet"

    def _dealt(self) -> Held:
        if self._held is None:
            raise ValueError("the game is not dealt yet: apply a chance outcome first")
        return self._held


def _game_from(text: str) -> SpielGame:
    """Named in the pickle, so that unpickling imports this module, which registers the games."""
    game: SpielGame = pyspiel.load_game(text)
    return game


def _state_from(text: str) -> SpielState:
    state: SpielState = pyspiel.deserialize_game_and_state(text)[1]
    return state


class SpielObserver:
    """What a player sees now: the game's observation, as numbers and as text."""

    def __init__(self, door: Game[Any]) -> None:
        self._door = door
        self.tensor = np.zeros(door.observation.size, np.float32)
        self.dict = {
            each.name: self.tensor[each.at : each.at + each.size] for each in door.observation.fields
        }

    def set_from(self, state: SpielState, player: int) -> None:
        held = state._held
        self.tensor[:] = 0 if held is None else observation(self._door, held.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        held = state._held
        return "" if held is None else observation(self._door, held.state, player).tobytes().hex()


class SpielRecall:
    """What a player has learned so far, as text alone: games are too long for all of it to be an array."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There is no array to set."""

    def string_from(self, state: SpielState, player: int) -> str:
        held = state._held
        return "" if held is None else held.digests[player].hex()


def _register(key: str) -> None:
    class Registered(SpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(key, parameters)

    pyspiel.register_game(_type(load_game(key)), Registered)


for _key in GAMES:
    _register(_key)
