"""The table's screen for a saved game: steps instead of answers, and the curve below the board."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from vortex.terminal.curve import Curve
from vortex.terminal.local import Local
from vortex.terminal.question_pane import QuestionPane
from vortex.terminal.replaying import Replaying
from vortex.terminal.seating import Moment
from vortex.terminal.table_screen import TableScreen, key_words
from vortex.terminal.text import percent, plain
from vortex.terminal.typed import Typed, TypedLookingBack


class ReplayScreen(TableScreen):
    before_typing = ("type", "step", "back", "seek")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "step(1)", show=False, priority=True),
        Binding("left", "back", show=False, priority=True),
        Binding("pagedown", "step(10)", show=False, priority=True),
        Binding("pageup", "step(-10)", show=False, priority=True),
        Binding("home", "seek(0)", show=False, priority=True),
        Binding("end", "seek(-1)", show=False, priority=True),
        Binding("v", "view", show=False),
        Binding("b", "turning_point", show=False),
    ]
    DEFAULT_CSS = """
    #curve { height: auto; padding: 0 1; }
    """

    def __init__(self, replaying: Replaying) -> None:
        self.replaying = replaying
        super().__init__(replaying)
        self.curve = Curve(replaying)
        self._turn = 0
        self._is_judged = False

    def reads_typed(self) -> Typed:
        return TypedLookingBack(self)

    def below_status(self) -> ComposeResult:
        yield Static(id="curve")

    def on_mount(self) -> None:
        self.run_worker(self._judge, thread=True, group="curve")

    def _judge(self) -> None:
        while self.is_attached and self.curve.judge():
            self.from_thread(self._draw_curve)
        self._is_judged = True

    def _draw(self, is_new: bool = False) -> None:
        super()._draw(is_new)
        self._draw_curve()

    def _draw_curve(self) -> None:
        """A row for each side, and one that points at the present move."""
        if not self.query("#curve"):
            return
        names = [self.speech.player(seat) for seat in range(len(self.speech.names))]
        if self.replaying.game.nobody:
            names.append(self.speech.write(self.replaying.game.nobody))
        margin = max(len(name) for name in names) + 1
        width = max(10, self.size.width - margin - 10)
        rows = []
        for side, name in enumerate(names):
            now = self.curve.now(side)
            figure = percent(now) if now is not None else ""
            rows.append(f"{plain(name):<{margin}}[$accent]{self.curve.bars(side, width)}[/] {figure}")
        last = max(1, self.replaying.last)
        at = min(width - 1, self.replaying.number * width // last)
        rows.append(f"{'':{margin}}{'':{at}}▲ {self.replaying.number}")
        self.query_one("#curve", Static).update(Content.from_markup("\n".join(rows)))

    def _draw_question(self, moment: Moment, is_new: bool = False) -> None:
        """What was asked, with the choices where the viewer was asked, and what was played."""
        asked = moment.asked
        if asked is None:
            super()._draw_question(moment, is_new)
            return
        played = self.replaying.played
        marks = {
            option.choice: f"◀ {self.label('review-done')}"
            for option in asked.options
            if option.notation == played
        }
        prompt = f"{plain(asked.prompt)} [dim]{plain(asked.rule)}[/dim]"
        name = self.speech.player(asked.seat)
        self.query_one(QuestionPane).ask(name, prompt, asked, marks, is_new)

    def _keys(self, moment: Moment) -> str:
        speech = self.speech
        shown = [
            key_words("←", "back", ""),
            key_words("→", "step(1)", speech.phrase("key-step")),
            key_words(speech.phrase("keys-ten"), "step(10)", speech.phrase("key-ten")),
            key_words("v", "view", speech.phrase("key-view")),
            key_words("b", "turning_point", speech.phrase("key-turn")),
            key_words("c", "next_card", self.label("cards")),
            key_words("/", "type", speech.phrase("key-type")),
            key_words("?", "help", self.label("keys-title")),
            key_words("q", "quit", speech.phrase("key-quit")),
        ]
        return "  ".join(shown)

    def action_step(self, by: int) -> None:
        self._go(self.replaying.number + by)

    def help_text(self) -> str:
        return self.speech.phrase("help-replay-keys")

    def action_back(self) -> None:
        self.action_step(-1)

    def action_seek(self, number: int) -> None:
        self._go(self.replaying.last if number < 0 else number)

    def action_turning_point(self) -> None:
        """Through the moves where the game turned; where there are none, that is said."""
        turns = self.curve.turns
        if turns:
            self._go(turns[self._turn % len(turns)])
            self._turn += 1
        else:
            speech = self.speech
            found = speech.phrase("no-turns") if self._is_judged else speech.phrase("no-turns-yet")
            self.tell(found)

    def _go(self, number: int) -> None:
        self._before = self._zones
        self.replaying.go(number)
        self.update_table()

    def action_view(self) -> None:
        """As the next seat saw it, and after the last as an onlooker."""
        seats: list[int | None] = [None, *range(len(self.speech.names))]
        self.look_as(seats[(seats.index(self.replaying.viewer) + 1) % len(seats)])

    def look_as(self, seat: int | None) -> None:
        self._before = []
        self.replaying.look_from(seat)
        label = self.speech.label
        self.tell(
            label("seen-by-spectator")
            if seat is None
            else label("seen-by-name", name=self.speech.player(seat))
        )
        self.update_table()


def look_back(local: Local) -> ReplayScreen:
    """At a game that has been played here."""
    return ReplayScreen(Replaying(local.path, local.speech))
