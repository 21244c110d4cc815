"""Where the app begins: the games, and those that were saved; then seats, bots and options of a new one."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from vortex.bots.bot import BOTS, USUAL
from vortex.games import GAMES, load_game
from vortex.kernel.game import Game, OptionError, OptionValue
from vortex.terminal.form import Doing, Row
from vortex.terminal.names import level_words
from vortex.terminal.panes import Foot
from vortex.terminal.pointed_list import PointedList
from vortex.terminal.problems import file_problem
from vortex.terminal.replay_screen import ReplayScreen, look_back
from vortex.terminal.replaying import Replaying
from vortex.terminal.saved import Plan, Saved, open_game, saved_games, take_up, usual_plan, with_seats
from vortex.terminal.speech import Speech
from vortex.terminal.table_screen import TableScreen
from vortex.terminal.text import plain, sentence


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
        """The saved game that goes if the key is pressed once more."""

    def compose(self) -> ComposeResult:
        yield Static(Content.from_markup("[b]Vortex[/b]"), id="status")
        choices = PointedList(id="games", classes="pane")
        choices.border_title = plain(self.speech.label("games"))
        yield choices
        yield Foot(plain(self.speech.phrase("home-keys")))

    def on_mount(self) -> None:
        self.list_games()

    def on_screen_resume(self) -> None:
        self.list_games()

    def on_screen_suspend(self) -> None:
        self._doom("")

    def list_games(self) -> None:
        """The games, then those that were saved."""
        self._doom("")
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
            text = f"{plain(saved.heading(self.speech))}\n  {plain(saved.facts(self.speech))}"
            entries.append(Option(Content.from_markup(text), id=path))
        choices = self.query_one("#games", OptionList)
        at = choices.highlighted
        choices.set_options(entries)
        choices.highlighted = min(at or 0, choices.option_count - 1)
        choices.focus()

    def _doom(self, path: str) -> None:
        """What would go is named; nothing goes without having been named just before."""
        self._doomed = path
        if path:
            saved = self._saved[path]
            self._tell(
                self.speech.phrase(
                    "press-again", game=f"{saved.heading(self.speech)} ({saved.facts(self.speech)})"
                )
            )

    def _tell(self, text: str) -> None:
        self.query_one(Foot).tell(text)

    def on_key(self, event: events.Key) -> None:
        """Every other key is another thought."""
        if event.key not in ("d", "delete"):
            self._doom("")

    @on(OptionList.OptionHighlighted)
    def _moved(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_id != self._doomed:
            self._doom("")

    def on_mouse_down(self) -> None:
        self._doom("")

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        chosen = event.option_id or ""
        if chosen.startswith("new:"):
            self.app.push_screen(SetUp(self.speech, load_game(chosen.removeprefix("new:"))), self._begin)
            return
        saved = self._saved[chosen]
        if saved.fault:
            self._tell(sentence(saved.facts(self.speech)))
            return
        try:
            if saved.is_over:
                self.app.push_screen(ReplayScreen(Replaying(saved.path, self.speech)))
            else:
                self.app.push_screen(TableScreen(take_up(saved.path, self.speech), look_back))
        except (OSError, ValueError) as error:
            self._tell(sentence(file_problem(error, self.speech)))

    def _begin(self, plan: Plan | None) -> None:
        if plan is None:
            return
        try:
            playing = open_game(plan, self.speech)
            playing.save()
        except OSError as error:
            self._tell(sentence(self.speech.phrase("not-saved", why=file_problem(error, self.speech))))
        else:
            self.app.push_screen(TableScreen(playing, look_back))

    def action_remove(self) -> None:
        """A saved game goes when the key is pressed twice, with nothing between."""
        option = self.query_one("#games", OptionList).highlighted_option
        if option is None or option.id not in self._saved:
            self._doom("")
        elif self._doomed == option.id:
            try:
                Path(option.id).unlink(missing_ok=True)
            except OSError as error:
                self._doom("")
                self._tell(sentence(file_problem(error, self.speech)))
            else:
                self.list_games()
        else:
            self._doom(option.id)


class SetUp(Screen[Plan | None]):
    """Who sits where, and what is settled before the first move."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss(None)", show=False)]

    def __init__(self, speech: Speech, game: Game[Any]) -> None:
        super().__init__()
        self.speech = speech
        self.game = game
        self.plan = usual_plan(game)

    def compose(self) -> ComposeResult:
        label = self.speech.label
        yield Static(plain(label("set-up-title", game=self.game.title)), id="status")
        with VerticalScroll(classes="pane", can_focus=False):
            counts = [(str(count), count) for count in self.game.seats]
            yield Row(label("how-many"), counts, len(self.plan.bots), "seats")
            people = [(label("seat-here"), "")]
            levels = [(label("bot-level", level=level_words(bot, self.speech)), bot) for bot in BOTS]
            for seat in range(max(self.game.seats)):
                name = label("seat-number", number=seat + 1)
                yield Row(name, [*people, *levels], USUAL if seat else "", f"seat-{seat}")
            for option in self.game.options:
                values = [(self._value(value), value) for value in option.values]
                name = self.speech.write(option.words)
                yield Row(name, values, self.plan.options[option.key], f"option-{option.key}")
            yield Doing(label("begin"), id="begin")
        yield Foot(plain(self.speech.phrase("set-up-keys")))

    def on_mount(self) -> None:
        self._show_rows()
        self._row("seats").focus()

    def _value(self, value: OptionValue) -> str:
        if isinstance(value, bool):
            return self.speech.label("yes" if value else "no")
        message = f"value-{value}"
        return self.speech.label(message) if self.speech.has_label(message) else str(value)

    def _row(self, id: str) -> Row:
        return self.query_one(f"#{id}", Row)

    @on(Row.Changed, "#seats")
    def _count(self) -> None:
        """Options follow the seats, as on the page."""
        self.plan = with_seats(self._filled_in(), self._row("seats").value)
        for key, value in self.plan.options.items():
            self._row(f"option-{key}").put(value)
        self._show_rows()

    def _show_rows(self) -> None:
        """Those of a table with so many seats."""
        count = self._row("seats").value
        for seat in range(max(self.game.seats)):
            self._row(f"seat-{seat}").display = seat < count
        for option in self.game.options:
            self._row(f"option-{option.key}").display = not option.seats or count in option.seats

    def _filled_in(self) -> Plan:
        bots = tuple(str(self._row(f"seat-{seat}").value) for seat in range(self._row("seats").value))
        options = {option.key: self._row(f"option-{option.key}").value for option in self.game.options}
        return Plan(self.game, bots, options)

    @on(Doing.Pressed)
    def _begin(self) -> None:
        plan = self._filled_in()
        try:
            self.game.settle(plan.options, len(plan.bots))
        except OptionError as error:
            self.query_one(Foot).tell(sentence(self.speech.write(error.words)))
            return
        self.dismiss(plan)
