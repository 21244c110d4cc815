import { beforeEach, describe, expect, test } from "vitest";

import { TableClient } from "$/net/table_client";
import type { Refused } from "$/wire";
import { anEvent, aPosition, asksOther, aTable, aWelcome, anUpdate } from "../made";
import { FakeWorld } from "./fake_connection";

let world: FakeWorld;
let client: TableClient;

beforeEach(() => {
  world = new FakeWorld();
  client = new TableClient("ws://here", world, () => undefined);
});

function begin(): void {
  client.start();
  world.connection.onopen?.();
  world.connection.say(aWelcome());
}

function refused(id: string, code: string, part: Partial<Refused> = {}): Refused {
  return { type: "refused", id, number: 0, code, reason: "", rule: "", field: "", ...part };
}

function reconnect(): void {
  world.pass(30_000);
  world.connection.onopen?.();
}

describe("beginning", () => {
  test("says hello without a seat, so that the server chooses", () => {
    client.start();
    world.connection.onopen?.();
    expect(world.connection.sent).toEqual([{ type: "hello", version: 2, since: null, language: "en" }]);
    expect(client.state.connection).toBe("connecting");
  });

  test("a seat that was wished for is asked for", () => {
    client = new TableClient("ws://here", world, () => undefined, null);
    client.start();
    world.connection.onopen?.();
    expect(world.connection.last("hello").seat).toBe(null);
  });

  test("says in which language it wants to be spoken to", () => {
    client = new TableClient("ws://here", world, () => undefined, undefined, "de");
    client.start();
    world.connection.onopen?.();
    expect(world.connection.last("hello").language).toBe("de");
  });

  test("the welcome is taken over whole", () => {
    begin();
    expect(client.state.connection).toBe("live");
    expect(client.state.table?.game).toBe("lanterns");
    expect(client.state.me).toEqual({ seats: [0], is_host: true, muted: [] });
    expect(client.state.position?.number).toBe(0);
  });

  test("a seat that is refused at hello is given up", () => {
    client = new TableClient("ws://here", world, () => undefined, 3);
    client.start();
    world.connection.onopen?.();
    world.connection.say({ type: "error", code: "not_yours", reason: "", rule: "", field: "" });
    expect(world.connection.sent.at(-1)).toEqual({ type: "hello", version: 2, since: null, language: "en" });
  });

  test("a table that waits for people begins with a second welcome", () => {
    client.start();
    world.connection.onopen?.();
    world.connection.say(aWelcome({ position: null, table: aTable({ status: "waiting" }) }));
    expect(client.state.position).toBe(null);
    world.connection.say({ type: "table", table: aTable(), me: { seats: [0], is_host: true, muted: [] } });
    world.connection.say(aWelcome());
    expect(client.state.position?.number).toBe(0);
  });
});

describe("another language", () => {
  const inGerman = { events: [{ ...anEvent(0, 1), words: "Ereignis 0" }], position: aPosition(1) };

  test("is asked for over the same connection, and question and log come anew", () => {
    begin();
    world.connection.say(anUpdate(1, { events: [anEvent(0, 1)] }));
    client.speak("de");
    expect(world.connection.last("hello")).toEqual({
      type: "hello",
      version: 2,
      since: null,
      seat: 0,
      language: "de",
    });
    world.connection.say(aWelcome(inGerman));
    expect(client.state.events.map((event) => event.words)).toEqual(["Ereignis 0"]);
    expect(world.connections).toHaveLength(1);
    expect(world.connection.count("hello")).toBe(2);
  });

  test("that is spoken already changes nothing", () => {
    begin();
    client.speak("en");
    expect(world.connection.count("hello")).toBe(1);
  });

  test("wished for before the connection is open is in the first hello", () => {
    client.start();
    client.speak("de");
    expect(world.connection.sent).toEqual([]);
    world.connection.onopen?.();
    expect(world.connection.last("hello").language).toBe("de");
  });

  test("wished for while a welcome is on its way is asked for after it", () => {
    client.start();
    world.connection.onopen?.();
    client.speak("de");
    expect(world.connection.count("hello")).toBe(1);
    world.connection.say(aWelcome({ position: aPosition(1), events: [anEvent(0, 1)] }));
    expect(world.connection.last("hello")).toMatchObject({ since: null, language: "de" });
    expect(world.connection.count("hello")).toBe(2);
    world.connection.say(aWelcome(inGerman));
    expect(client.state.events.map((event) => event.words)).toEqual(["Ereignis 0"]);
    expect(world.connection.count("hello")).toBe(2);
  });

  test("wished for while the connection is broken brings the whole log after it, and only once", () => {
    begin();
    world.connection.drop();
    client.speak("de");
    reconnect();
    expect(world.connection.last("hello")).toMatchObject({ since: null, language: "de" });
    world.connection.say(aWelcome(inGerman));
    world.connection.drop();
    reconnect();
    expect(world.connection.last("hello")).toMatchObject({ since: 1, language: "de" });
  });

  test("takes a refusal in the old one away, and an answer on its way arrives", async () => {
    begin();
    void client.undo();
    world.connection.say(refused("id-1", "illegal", { reason: "no" }));
    expect(client.state.refusal?.reason).toBe("no");
    const answer = client.move(7);
    client.speak("de");
    expect(client.state.refusal).toBe(null);
    world.connection.say(aWelcome());
    expect(world.connection.count("move")).toBe(2); // the same one again, under the same id
    world.connection.say({ type: "ack", id: "id-2", number: 1, private: 0 });
    expect(await answer).toMatchObject({ ok: true });
  });
});

describe("moving", () => {
  test("a move carries an id of its own, the number and the asked seat", async () => {
    begin();
    const answer = client.move(7);
    expect(world.connection.last("move")).toEqual({
      type: "move",
      id: "id-1",
      number: 0,
      private: 0,
      seat: 0,
      choice: 7,
    });
    expect(client.state.sending).toBe(7);
    world.connection.say({ type: "ack", id: "id-1", number: 1, private: 0 });
    expect(await answer).toEqual({ ok: true, number: 1, private: 0 });
    expect(client.state.sending).toBe(7);
    world.connection.say(anUpdate(1));
    expect(client.state.sending).toBe(null);
    expect(client.state.position?.number).toBe(1);
  });

  test("an update that overtakes its acknowledgement is fine too", async () => {
    begin();
    const answer = client.move(7);
    world.connection.say(anUpdate(1));
    expect(client.state.sending).toBe(7);
    world.connection.say({ type: "ack", id: "id-1", number: 1, private: 0 });
    await answer;
    expect(client.state.sending).toBe(null);
  });

  test("choices that only I can see are counted beside the number", async () => {
    begin();
    world.connection.say(anUpdate(0, { position: aPosition(0, { private: 1 }) }));
    world.connection.say(anUpdate(0, { position: aPosition(0, { private: 2 }) }));
    expect(world.connection.count("hello")).toBe(1);
    const answer = client.move(7);
    expect(world.connection.last("move")).toMatchObject({ number: 0, private: 2 });
    world.connection.say({ type: "ack", id: "id-1", number: 0, private: 3 });
    await answer;
    expect(client.state.sending).toBe(7);
    world.connection.say(anUpdate(0, { position: aPosition(0, { private: 3 }) }));
    expect(client.state.sending).toBe(null);
    world.connection.say(anUpdate(1));
    expect(client.state.position).toMatchObject({ number: 1, private: 0 });
    world.connection.say(anUpdate(1, { position: aPosition(1, { private: 2 }) }));
    expect(world.connection.count("hello")).toBe(2);
  });

  test("there is no second move while the first is on its way", async () => {
    begin();
    void client.move(7);
    expect(await client.move(7)).toMatchObject({ ok: false, code: "nothing_sent" });
    expect(world.connection.count("move")).toBe(1);
  });

  test("nothing is sent by a player who is not asked", async () => {
    client.start();
    world.connection.onopen?.();
    world.connection.say(aWelcome({ position: aPosition(0, { question: asksOther(1) }) }));
    expect(await client.move(7)).toMatchObject({ ok: false });
    expect(world.connection.count("move")).toBe(0);
  });

  test("a refusal is kept with rule and reason, and the choices are free again", async () => {
    begin();
    const answer = client.move(7);
    world.connection.say(refused("id-1", "illegal", { reason: "no", rule: "CG-1" }));
    expect(await answer).toEqual({ ok: false, code: "illegal", reason: "no", rule: "CG-1", field: "" });
    expect(client.state.refusal).toMatchObject({ code: "illegal", rule: "CG-1" });
    expect(client.state.sending).toBe(null);
  });

  test("a stale move leads to a resync", async () => {
    begin();
    const answer = client.move(7);
    world.connection.say(refused("id-1", "stale", { number: 4 }));
    await answer;
    expect(world.connection.last("hello")).toMatchObject({ since: 0, seat: 0 });
    world.connection.say(aWelcome({ position: aPosition(4), reset: false, events: [anEvent(0, 4)] }));
    expect(client.state.position?.number).toBe(4);
  });
});

describe("a lost connection", () => {
  test("a move whose answer was lost is sent again under the same id", async () => {
    begin();
    const answer = client.move(7);
    const first = world.connection.last("move");
    world.connection.drop();
    expect(client.state.connection).toBe("broken");
    expect(client.state.sending).toBe(7);
    reconnect();
    expect(world.connection.count("move")).toBe(0);
    world.connection.say(aWelcome({ position: aPosition(1), reset: false }));
    expect(world.connection.last("move")).toEqual(first);
    world.connection.say({ type: "ack", id: "id-1", number: 1, private: 0 });
    expect(await answer).toEqual({ ok: true, number: 1, private: 0 });
    expect(client.state.sending).toBe(null);
  });

  test("what was said while the connection was away is sent once it is back", async () => {
    begin();
    world.connection.drop();
    const answer = client.say("hello");
    reconnect();
    world.connection.say(aWelcome({ reset: false }));
    expect(world.connection.last("say")).toMatchObject({ text: "hello" });
    world.connection.say({ type: "ack", id: world.connection.last("say").id, number: 0, private: 0 });
    expect(await answer).toEqual({ ok: true, number: 0, private: 0 });
  });

  test("a connection that is about to close is sent nothing, and everything reaches the next one", async () => {
    begin();
    const moved = client.move(7);
    world.connection.close();
    const said = client.say("hello");
    client.look(null);
    client.speak("de");
    world.pass(25_000); // it would be asked whether it is still there
    expect(world.connection.sent.map((message) => message.type)).toEqual(["hello", "move"]);
    world.connection.drop();
    reconnect();
    expect(world.connection.last("hello").language).toBe("de");
    world.connection.say(aWelcome());
    expect(world.connection.sent.map((message) => message.type)).toEqual(["hello", "move", "say", "look"]);
    world.connection.say({ type: "ack", id: world.connection.last("move").id, number: 0, private: 0 });
    world.connection.say({ type: "ack", id: world.connection.last("say").id, number: 0, private: 0 });
    expect((await moved).ok).toBe(true);
    expect((await said).ok).toBe(true);
  });

  test("an answered move is not sent again", () => {
    begin();
    void client.move(7);
    world.connection.say({ type: "ack", id: "id-1", number: 1, private: 0 });
    world.connection.say(anUpdate(1));
    world.connection.drop();
    reconnect();
    world.connection.say(aWelcome({ position: aPosition(1), reset: false }));
    expect(world.connection.count("move")).toBe(0);
  });

  test("hello says the last number and seat seen, and missed events are appended", () => {
    begin();
    world.connection.say(anUpdate(1, { events: [anEvent(0, 1)] }));
    world.connection.drop();
    reconnect();
    expect(world.connection.last("hello")).toEqual({
      type: "hello",
      version: 2,
      since: 1,
      seat: 0,
      language: "en",
    });
    world.connection.say(
      aWelcome({
        position: aPosition(3),
        reset: false,
        events: [anEvent(0, 1), anEvent(1, 2), anEvent(2, 3)],
      }),
    );
    expect(client.state.events.map((event) => event.index)).toEqual([0, 1, 2]);
  });

  test("after the seat was taken elsewhere it does not come back unasked", async () => {
    begin();
    const answer = client.move(7);
    world.connection.say({ type: "bye", code: "seat_taken", reason: "" });
    world.connection.drop(4001);
    expect(client.state).toMatchObject({ connection: "gone", bye: "seat_taken", sending: null });
    expect(await answer).toMatchObject({ ok: false });
    world.pass(100_000);
    expect(world.connections.length).toBe(1);
    expect(await client.say("x")).toMatchObject({ ok: false });
  });

  test("after a resync or a restart it comes back", () => {
    begin();
    world.connection.say({ type: "bye", code: "restart", reason: "" });
    world.connection.drop(1012);
    world.pass(1000);
    expect(world.connections.length).toBe(2);
  });

  test("once stopped it stays stopped", () => {
    begin();
    client.stop();
    world.pass(100_000);
    expect(world.connections.length).toBe(1);
    expect(world.connection.closed).toBe(true);
  });
});

describe("keeping in step", () => {
  test("an update that skips a number leads to a resync, once", () => {
    begin();
    world.connection.say(anUpdate(2));
    world.connection.say(anUpdate(3));
    expect(world.connection.count("hello")).toBe(2);
    expect(client.state.position?.number).toBe(0);
    world.connection.say(aWelcome({ position: aPosition(3), reset: false }));
    world.connection.say(anUpdate(4));
    expect(client.state.position?.number).toBe(4);
  });

  test("an update before the welcome that was asked for counts: another welcome may come first, without it", () => {
    begin();
    client.speak("de");
    world.connection.say(anUpdate(1, { events: [anEvent(0, 1)] }));
    world.connection.say(aWelcome({ position: aPosition(1), reset: false }));
    world.connection.say(anUpdate(2, { events: [anEvent(1, 2)] }));
    expect(client.state.events.map((event) => event.index)).toEqual([0, 1]);
  });

  test("an update that is known already changes nothing", () => {
    begin();
    world.connection.say(anUpdate(1, { events: [anEvent(0, 1)] }));
    world.connection.say(anUpdate(1, { events: [anEvent(0, 1)] }));
    expect(client.state.events.length).toBe(1);
  });

  test("what is no message of ours is ignored", () => {
    begin();
    world.connection.onmessage?.({ data: "{" });
    world.connection.onmessage?.({ data: new ArrayBuffer(2) });
    expect(client.state.connection).toBe("live");
  });
});

describe("other things a person does", () => {
  test("looking from another seat is answered by a welcome, and remembered for the next hello", () => {
    begin();
    client.look(1);
    expect(world.connection.last("look")).toEqual({ type: "look", seat: 1 });
    world.connection.say(aWelcome({ position: aPosition(0, { seat: 1 }) }));
    world.connection.drop();
    reconnect();
    expect(world.connection.last("hello").seat).toBe(1);
  });

  test("a look that comes too early is made up for", () => {
    client.start();
    client.look(1);
    world.connection.onopen?.();
    expect(world.connection.count("look")).toBe(0);
    world.connection.say(aWelcome());
    expect(world.connection.last("look")).toEqual({ type: "look", seat: 1 });
  });

  test("why not gets rule and reason, or nothing for a legal choice", async () => {
    begin();
    const why = client.whyNot("attack rose");
    const refusal = { code: "illegal", reason: "too weak", rule: "CG-2", field: "" };
    world.connection.say({ type: "why", id: world.connection.last("why_not").id, refusal, names: ["rose"] });
    expect(await why).toMatchObject({ refusal, names: ["rose"] });
    const legal = client.whyNot("pass");
    world.connection.say({ type: "why", id: world.connection.last("why_not").id, refusal: null, names: [] });
    expect(await legal).toMatchObject({ refusal: null });
  });

  test("why not of something that does not exist is a refusal, and no alarm", async () => {
    begin();
    const why = client.whyNot("xyzzy");
    const { id } = world.connection.last("why_not");
    world.connection.say(refused(id, "unknown", { reason: "?" }));
    expect(await why).toMatchObject({ refusal: { code: "unknown" }, names: [] });
    expect(client.state.refusal).toBe(null);
  });

  test("a hint is a choice and what came of those that were tried", async () => {
    begin();
    const hint = client.hint();
    const { id } = world.connection.last("hint");
    const tried = [{ choice: 7, tries: 12, odds: 0.6, nobody: 0 }];
    world.connection.say({ type: "hint", id, number: 0, choice: 7, notation: "pass", tried, nobody: "" });
    expect(await hint).toMatchObject({ choice: 7, tried });
  });

  test("nobody sees that there is no advice, though they see that there is no hint", async () => {
    begin();
    const advice = client.advice();
    world.connection.say(refused(world.connection.last("hint").id, "busy", { reason: "too much" }));
    expect(await advice).toBeNull();
    expect(client.state.refusal).toBeNull();

    const hint = client.hint();
    world.connection.say(refused(world.connection.last("hint").id, "busy", { reason: "too much" }));
    expect(await hint).toBeNull();
    expect(client.state.refusal).toMatchObject({ code: "busy" });
  });

  test("a learner's step is said, and nobody sees a refusal of it", async () => {
    begin();
    const answer = client.follow(3);
    const { id, ...said } = world.connection.last("follow");
    expect(said).toEqual({ type: "follow", seat: 0, step: 3 });
    world.connection.say(refused(id, "no_lesson"));
    expect(await answer).toMatchObject({ ok: false });
    expect(client.state.refusal).toBeNull();
  });

  test("odds are asked for the present question, and nobody sees a refusal of them", async () => {
    begin();
    const found = client.odds(true);
    const { id, ...asked } = world.connection.last("odds");
    expect(asked).toEqual({ type: "odds", number: 0, private: 0, seat: 0, in_full: true });
    const odds = {
      type: "odds",
      id,
      number: 0,
      odds: 0.5,
      choices: [],
      rule: "",
      alone: null,
      unpaid: null,
      pool: null,
      is_whole: true,
    };
    world.connection.say(odds as never);
    expect(await found).toEqual(odds);

    const none = client.odds(false);
    world.connection.say(refused(world.connection.last("odds").id, "busy", { reason: "too much" }));
    expect(await none).toBeNull();
    expect(client.state.refusal).toBeNull();
  });

  test("a preview is asked for the present question, and nobody sees a refusal of it", async () => {
    begin();
    const found = client.preview(7);
    const { id, ...asked } = world.connection.last("preview");
    expect(asked).toEqual({ type: "preview", number: 0, private: 0, seat: 0, choice: 7 });
    const changes = [{ path: ["total"], value: 3 }];
    const preview = { type: "preview", id, number: 0, choice: 7, changes, is_whole: true };
    world.connection.say(preview as never);
    expect(await found).toEqual(preview);

    const none = client.preview(8);
    world.connection.say(refused(world.connection.last("preview").id, "illegal", { reason: "no" }));
    expect(await none).toBeNull();
    expect(client.state.refusal).toBeNull();
  });

  test("undo, take back, its answer and standing by say number and seat", () => {
    begin();
    void client.undo();
    void client.takeBack();
    void client.answerTakeBack(0, true);
    void client.standBy(true);
    expect(world.connection.last("undo")).toMatchObject({ number: 0, seat: 0 });
    expect(world.connection.last("take_back")).toMatchObject({ number: 0, seat: 0, to: null });
    expect(world.connection.last("answer_take_back")).toMatchObject({ number: 0, seat: 0, yes: true });
    expect(world.connection.last("stand_by")).toMatchObject({ seat: 0, on: true });
  });

  test("chat lines are appended once", () => {
    const line = { number: 1, seat: 0, name: "Ada", text: "hi", at: 0 };
    begin();
    world.connection.say({ type: "chat", line });
    world.connection.drop();
    reconnect();
    world.connection.say(aWelcome({ reset: false, chat: [line] }));
    expect(client.state.chat).toEqual([line]);
  });
});
