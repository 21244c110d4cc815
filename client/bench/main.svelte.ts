// Measures in a real browser; bench/boards.py begins it and prints the figures.

import { mount, tick, unmount } from "svelte";

import "$/app.css";
import CardGame from "$/games/card_game/board/Board.svelte";
import type { CardGameView } from "$/games/card_game/wire";
import TimeClash from "$/games/time_clash/board/Board.svelte";
import type { ClashView } from "$/games/time_clash/view";
import Daleks from "$/games/time_of_the_daleks/board/Board.svelte";
import type { DaleksView } from "$/games/time_of_the_daleks/wire";
import { LENGTHS } from "$/kit/acts";
import type { Board, BoardProps } from "$/kit/board";
import { Cards } from "$/library.svelte";
import type { AnyEvent, Face, LoggedEvent } from "$/wire";
import samples from "../tests/games/views.json";
import HundredPieces from "./HundredPieces.svelte";
import OnPage from "./OnPage.svelte";

const PIECES = 100;
const ROUNDS = 8;

type View = Record<string, unknown>;

interface Summary {
  median: number;
  most: number;
  count: number;
}

function show(board: Board, view: View, faces: readonly Face[]) {
  const props: BoardProps = $state({
    view,
    seat: 0,
    names: ["Ada", "Bo", "Cy"],
    waiting: null,
    ask: null,
    events: [],
    sending: null,
    hinted: null,
    cards: new Cards(faces),
    speed: 1,
    still: false,
    answer: () => undefined,
    zoom: () => undefined,
    openRule: () => undefined,
  });
  const app = mount(OnPage, { target: document.body, props: { board, props } });
  return { props, end: () => unmount(app) };
}

let index = 0;
const event = (pieces: number[]): LoggedEvent => ({
  index: (index += 1),
  number: index,
  event: { kind: "moved", pieces } as AnyEvent,
  words: "",
});

/** An update, until the page shows it: props, the queue, the new view, the first frames of movement, one layout. */
async function update(props: BoardProps, view: View, pieces: number[]): Promise<number> {
  const begin = performance.now();
  props.view = view;
  props.events = [event(pieces)];
  await tick();
  await tick();
  void document.body.offsetHeight;
  return performance.now() - begin;
}

const pause = (length: number) => new Promise((done) => setTimeout(done, length));
const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done));

/** The waits between frames while things move. Nothing is asked of the page meanwhile, for answers cost time. */
async function whileMoving(): Promise<number[]> {
  const gaps: number[] = [];
  let last = await nextFrame();
  const end = last + LENGTHS.move;
  while (last < end) {
    const now = await nextFrame();
    gaps.push(now - last);
    last = now;
  }
  return gaps;
}

const sorted = (values: number[]) => [...values].sort((a, b) => a - b);
const summary = (values: number[]): Summary => ({
  median: sorted(values)[Math.floor(values.length / 2)] ?? 0,
  most: Math.max(...values),
  count: values.length,
});

function rate(gaps: number[]): { frames: number; longest: number } {
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return { frames: (gaps.length / total) * 1000, longest: Math.max(...gaps) };
}

/** Frames a second while a hundred pieces move, the longest wait for one, and the updates in milliseconds. */
async function pieces(): Promise<{ frames: number; longest: number; updates: Summary }> {
  const all = Array.from({ length: PIECES }, (_, i) => i);
  const { props, end } = show(HundredPieces as Board, { places: all }, []);
  await pause(500); // the table stands, all drawn, before anything on it moves
  const updates: number[] = [];
  const gaps: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    // Everybody goes somewhere else: 37 and 100 have no common divisor.
    const places = all.map((_, i) => (i * 37 + round * 13) % PIECES);
    updates.push(await update(props, { places }, all));
    gaps.push(...(await whileMoving()));
    await pause(500); // the queue's own clock
  }
  end();
  return { ...rate(gaps), updates: summary(updates) };
}

/** What this browser can do on this machine now: a hundred bare boxes, moved without any of ours. */
async function boxes(): Promise<{ frames: number; longest: number; updates: Summary }> {
  const all = Array.from({ length: PIECES }, (_, i) => {
    const box = document.createElement("div");
    const style = { position: "fixed", width: "40px", height: "56px", background: "#4a5a8c" };
    const place = { left: `${(i % 20) * 46}px`, top: `${Math.floor(i / 20) * 64}px` };
    Object.assign(box.style, style, place);
    document.body.append(box);
    return box;
  });
  const times: number[] = [];
  const gaps: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    for (const box of all)
      box.animate([{ translate: "300px 100px" }, { translate: "0px 0px" }], { duration: LENGTHS.move });
    void document.body.offsetHeight;
    times.push(performance.now() - begin);
    gaps.push(...(await whileMoving()));
    await pause(200);
  }
  for (const box of all) box.remove();
  return { ...rate(gaps), updates: summary(times) };
}

/** The first card in hand was played on the first stack. */
function played(view: ClashView): void {
  const card = view.hands[0]?.known.shift();
  if (card) view.stacks[0]?.cards.push(card);
}

/** The first card in hand was laid before the first Location, face down. */
function defended(view: CardGameView): void {
  const mine = view.players.find((player) => player.seat === view.seat);
  const card = mine?.hand.cards.shift();
  const defenders = mine?.line[0]?.defenders;
  if (!mine || card === undefined || !defenders) return;
  mine.hand.count -= 1;
  defenders.cards.push(card);
  defenders.count += 1;
}

/** Every die shows another side, and a ship and a TARDIS have gone on by a space. */
function rolled(view: DaleksView): void {
  for (const pool of view.adventure?.pools ?? [])
    for (const die of pool.dice) die.symbol = die.symbol === "running" ? "science" : "running";
  view.track.ship += 1;
  const [player] = view.players;
  if (player) player.tardis += 1;
}

/** A board in the middle of a game: something is done, and taken back. */
async function moved<V>(
  game: string,
  board: Board<never, never>,
  isWanted: (view: V) => boolean,
  change: (view: V) => void,
): Promise<{ updates: Summary }> {
  const { views, cards } = (samples as unknown as Record<string, { views: View[]; cards: Face[] }>)[game] ?? {
    views: [],
    cards: [],
  };
  const before = views.findLast((view) => view.seat !== null && isWanted(view as unknown as V));
  if (!before) throw new Error(`no moment of ${game} is like that`);
  const after = structuredClone(before);
  change(after as unknown as V);
  const { props, end } = show(board as Board, before, cards);
  await nextFrame();
  const times: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    times.push(await update(props, round % 2 ? before : after, []));
    await whileMoving();
    await pause(200);
  }
  end();
  return { updates: summary(times) };
}

const timeClash = () =>
  moved<ClashView>("time-clash", TimeClash, (view) => !!view.hands[0]?.known.length, played);
const cardGame = () => moved<CardGameView>("card-game", CardGame, (view) => view.turn > 0, defended);
const timeOfTheDaleks = () =>
  moved<DaleksView>("time-of-the-daleks", Daleks, (view) => !!view.adventure, rolled);

const bench = { boxes, pieces, timeClash, cardGame, timeOfTheDaleks };

declare global {
  interface Window {
    bench: typeof bench;
  }
}

window.bench = bench;
