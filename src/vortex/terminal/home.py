"""Where the app begins: the games, and those that were saved; then seats, bots and options of a new one."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Label, OptionList, Select, Static
from textual.widgets.option_list import Option

from vortex.bots.bot import BOTS, USUAL
from vortex.games import GAMES, load_game
from vortex.kernel.game import Game, OptionError, OptionValue
from vortex.terminal.panes import plain
from vortex.terminal.replay_screen import ReplayScreen
from vortex.terminal.replaying import Replaying
from vortex.terminal.saved import Plan, Saved, open_game, saved_games, take_up, usual_plan
from vortex.terminal.speech import Speech
from vortex.terminal.table_screen import TableScreen
from vortex.terminal.text import sentence

_PERSON = "-"


class Home(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("delete,d", "remove", show=False),
        Binding("t", "app.next_theme", show=False),
        Binding("q,escape", "app.quit", show=False),
    ]
    DEFAULT_CSS = """
    Home OptionList { height: 1fr; }
    """

    def __init__(self, speech: Speech) -> None:
        super().__init__()
        self.speech = speech
        self._saved: dict[str, Saved] = {}
        self._doomed = ""

    def compose(self) -> ComposeResult:
        yield Static(Content.from_markup("[b]Vortex[/b]"), id="status")
        choices = OptionList(id="games", classes="pane")
        choices.border_title = plain(self.speech.label("games"))
        yield choices
        yield Static(plain(self.speech.phrase("home-keys")), id="keys")

    def on_mount(self) -> None:
        self.list_games()

    def on_screen_resume(self) -> None:
        self.list_games()

    def list_games(self) -> None:
        """The games, then those that were saved."""
        label = self.speech.label
        entries: list[Option | None] = []
        for key in GAMES:
            about = f"game-{key}"
            described = f"\n  {plain(label(about))}" if self.speech.has_label(about) else ""
            title = f"[b]{plain(load_game(key).title)}[/b]{described}"
            entries.append(Option(Content.from_markup(title), id=f"new:{key}"))
        self._saved = {str(saved.path): saved for saved in saved_games()}
        if self._saved:
            entries.append(None)
        for path, saved in self._saved.items():
            status = label("status-over" if saved.is_over else "status-playing")
            facts = self.speech.phrase("saved-facts", when=f"{saved.when:%Y-%m-%d %H:%M}", moves=saved.moves)
            doomed = (
                f" [$error b]{plain(self.speech.phrase('press-again'))}[/]" if path == self._doomed else ""
            )
            text = f"{plain(saved.title)}: {plain(', '.join(saved.names))}\n  {plain(facts)}, {plain(status)}{doomed}"
            entries.append(Option(Content.from_markup(text), id=path))
        choices = self.query_one("#games", OptionList)
        at = choices.highlighted
        choices.set_options(entries)
        choices.highlighted = min(at or 0, choices.option_count - 1)
        choices.focus()

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        chosen = event.option_id or ""
        if chosen.startswith("new:"):
            self.app.push_screen(SetUp(self.speech, load_game(chosen.removeprefix("new:"))), self._begin)
            return
        saved = self._saved[chosen]
        try:
            if saved.is_over:
                self.app.push_screen(ReplayScreen(Replaying(saved.path, self.speech)))
            else:
                self.app.push_screen(TableScreen(take_up(saved.path, self.speech)))
        except (OSError, ValueError) as error:
            self.notify(str(error), severity="error")

    def _begin(self, plan: Plan | None) -> None:
        if plan is not None:
            playing = open_game(plan, self.speech)
            playing.save()
            self.app.push_screen(TableScreen(playing))

    def action_remove(self) -> None:
        """A saved game goes when the key is pressed twice."""
        option = self.query_one("#games", OptionList).highlighted_option
        if option is None or option.id not in self._saved:
            return
        if self._doomed == option.id:
            Path(option.id).unlink(missing_ok=True)
            self._doomed = ""
        else:
            self._doomed = option.id
        self.list_games()


class SetUp(Screen[Plan | None]):
    """Who sits where, and what is settled before the first move."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss(None)", show=False)]
    DEFAULT_CSS = """
    SetUp Horizontal { height: auto; }
    SetUp Label { width: 1fr; max-width: 60; padding: 0 1; }
    SetUp Select { width: 30; }
    """

    def __init__(self, speech: Speech, game: Game[Any]) -> None:
        super().__init__()
        self.speech = speech
        self.game = game

    def compose(self) -> ComposeResult:
        label = self.speech.label
        usual = usual_plan(self.game)
        yield Static(plain(label("set-up-title", game=self.game.title)), id="status")
        with VerticalScroll(classes="pane"):
            seats = [(str(count), count) for count in self.game.seats]
            yield from self._row(label("how-many"), seats, len(usual.bots), "seats")
            people = [(label("seat-here"), _PERSON)]
            levels = [(label("bot-level", level=self._level(bot)), bot) for bot in BOTS]
            for seat in range(max(self.game.seats)):
                chosen = _PERSON if seat == 0 else USUAL
                yield from self._row(
                    label("seat-number", number=seat + 1), [*people, *levels], chosen, f"seat-{seat}"
                )
            for option in self.game.options:
                values = [(self._value(value), value) for value in option.values]
                name = self.speech.write(option.words)
                yield from self._row(name, values, option.default, f"option-{option.key}")
            yield Button(label("begin"), id="begin", variant="primary")
        yield Static(plain(self.speech.phrase("set-up-keys")), id="keys")

    def _row(self, name: str, values: list[tuple[str, Any]], value: Any, id: str) -> ComposeResult:
        with Horizontal(id=f"row-{id}"):
            yield Label(plain(name))
            yield Select(values, value=value, allow_blank=False, id=id, compact=True)

    def _level(self, bot: str) -> str:
        message = f"level-{bot}"
        return self.speech.label(message) if self.speech.has_label(message) else bot

    def _value(self, value: OptionValue) -> str:
        if isinstance(value, bool):
            return self.speech.label("yes" if value else "no")
        message = f"value-{value}"
        return self.speech.label(message) if self.speech.has_label(message) else str(value)

    @on(Select.Changed, "#seats")
    def _count(self) -> None:
        count = self._chosen("seats")
        for seat in range(max(self.game.seats)):
            self.query_one(f"#row-seat-{seat}").display = seat < count

    def _chosen(self, id: str) -> Any:
        return self.query_one(f"#{id}", Select).value

    @on(Button.Pressed, "#begin")
    def _begin(self) -> None:
        seats = [self._chosen(f"seat-{seat}") for seat in range(self._chosen("seats"))]
        bots = tuple("" if each == _PERSON else str(each) for each in seats)
        options = {option.key: self._chosen(f"option-{option.key}") for option in self.game.options}
        try:
            self.game.settle(options, len(bots))
        except OptionError as error:
            self.notify(sentence(self.speech.write(error.words)), severity="error")
            return
        self.dismiss(Plan(self.game, bots, options))
