"""WebSocket: what a client sends."""

from __future__ import annotations

from typing import Annotated, Literal
from uuid import UUID

import msgspec
from msgspec import Meta, Struct

from vortex.protocol.kinds import AskWhen, ChoiceNumber, Key, Language, Number, Seat


class ClientMessageBase(Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(ClientMessageBase, tag="hello"):
    """The first message. `seat`: where to look from (null: a spectator; left out: one of mine, the asked one first).
    `since`: the last number seen, to get only the events missed. `language`: that of prompts, choices and log."""

    version: Literal[2]
    seat: Seat | msgspec.UnsetType | None = msgspec.UNSET
    since: Number | None = None
    language: Language = "en"


class Look(ClientMessageBase, tag="look"):
    """Look from another seat of mine, or as a spectator."""

    seat: Seat | None


class Move(ClientMessageBase, tag="move"):
    """`id` is made by the client and says which messages are repeats; `number` and `private` name the position that
    this answers, as the seat sees it."""

    id: UUID
    number: Number
    seat: Seat
    choice: ChoiceNumber
    private: Number = 0


class Undo(ClientMessageBase, tag="undo"):
    """Take the seat's last choice back: as far as no luck, no other seat's answer and no card new to it came of it."""

    id: UUID
    number: Number
    seat: Seat
    private: Number = 0


class AskTakeBack(ClientMessageBase, tag="take_back"):
    """Ask the other people to go back to number `to`. Without `to`: to where the seat was asked last."""

    id: UUID
    number: Number
    seat: Seat
    to: Number | None = None
    private: Number = 0


class AnswerTakeBack(ClientMessageBase, tag="answer_take_back"):
    id: UUID
    number: Number
    seat: Seat
    yes: bool
    private: Number = 0


class StandBy(ClientMessageBase, tag="stand_by"):
    """Pass every window of this turn. Nobody else learns of it."""

    id: UUID
    seat: Seat
    on: bool


class AskMe(ClientMessageBase, tag="ask_me"):
    """When the seat wants to be asked in windows, in this game. `able`: only when it could do something besides
    passing; before other people each of its windows then lasts equally long, and in the end the table passes. Nobody
    else learns of it."""

    id: UUID
    seat: Seat
    when: AskWhen


class Follow(ClientMessageBase, tag="follow"):
    """In a guided first game: the learner has come to this step, so what it plays by itself may be played. After the
    last step all is read, and the game goes on."""

    id: UUID
    seat: Seat
    step: Number


class WhyNot(ClientMessageBase, tag="why_not"):
    """Why a choice, in its notation, is not legal now."""

    id: UUID
    seat: Seat
    notation: Annotated[str, Meta(min_length=1, max_length=200)]


class AskHint(ClientMessageBase, tag="hint"):
    id: UUID
    number: Number
    seat: Seat
    private: Number = 0


class AskOdds(ClientMessageBase, tag="odds"):
    """The asked seat's chance of success in the attempt at hand, from what it knows. `in_full` weighs calls for help,
    too, which takes longer."""

    id: UUID
    number: Number
    seat: Seat
    private: Number = 0
    in_full: bool = False


class AskPreview(ClientMessageBase, tag="preview"):
    """What a legal choice would change in the asked seat's own view, as far as that is certain."""

    id: UUID
    number: Number
    seat: Seat
    choice: ChoiceNumber
    private: Number = 0


class Imagine(ClientMessageBase, tag="imagine"):
    """A world that the asked seat cannot tell from the true one, for a bot that plays from elsewhere."""

    id: UUID
    number: Number
    seat: Seat
    private: Number = 0


class Say(ClientMessageBase, tag="say"):
    id: UUID
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Mute(ClientMessageBase, tag="mute"):
    """From the host: the person in this seat may not talk at this table, or may again. Only that person is told."""

    id: UUID
    seat: Seat
    on: bool


class Remove(ClientMessageBase, tag="remove"):
    """From the host: the person in this seat leaves the table for good, with all their seats. Where `open`, others can
    sit there, and in a game that has begun a bot of this level plays until a person does; otherwise the seat is the
    bot's."""

    id: UUID
    seat: Seat
    open: bool
    level: Key


class Report(ClientMessageBase, tag="report"):
    """Show a line of chat to the server's operator. Nobody else learns of it."""

    id: UUID
    line: Number


class Ping(ClientMessageBase, tag="ping"):
    id: UUID


ClientMessage = (
    Hello
    | Look
    | Move
    | Undo
    | AskTakeBack
    | AnswerTakeBack
    | StandBy
    | AskMe
    | Follow
    | WhyNot
    | AskHint
    | AskOdds
    | AskPreview
    | Imagine
    | Say
    | Mute
    | Remove
    | Report
    | Ping
)
