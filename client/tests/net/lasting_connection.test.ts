import { beforeEach, describe, expect, test, vi } from "vitest";

import { LastingConnection, waitBefore } from "$/net/lasting_connection";
import { FakeWorld } from "./fake_connection";

let world: FakeWorld;
let connection: LastingConnection;
const listener = { opened: vi.fn(), heard: vi.fn(), lost: vi.fn(() => true) };

beforeEach(() => {
  vi.clearAllMocks();
  world = new FakeWorld();
  connection = new LastingConnection("ws://here", world, listener);
  connection.open();
  world.connection.onopen?.();
});

describe("after a loss", () => {
  test("attempts are 1, 2, 4 … seconds apart, and a success begins anew", () => {
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      const before = world.connections.length;
      world.connection.drop();
      world.pass(seconds * 1000 - 1);
      expect(world.connections.length).toBe(before);
      world.pass(1);
      expect(world.connections.length).toBe(before + 1);
    }
    world.connection.onopen?.();
    connection.confirm();
    world.connection.drop();
    const before = world.connections.length;
    world.pass(1000);
    expect(world.connections.length).toBe(before + 1);
  });

  test("a server that has too much to do is left alone for longer", () => {
    world.connection.drop(4003);
    world.pass(7999);
    expect(world.connections.length).toBe(1);
    world.pass(1);
    expect(world.connections.length).toBe(2);
  });

  test("it does not come back where its listener says so", () => {
    listener.lost.mockReturnValueOnce(false);
    world.connection.drop(4001);
    expect(listener.lost).toHaveBeenCalledExactlyOnceWith(4001);
    world.pass(100_000);
    connection.wake();
    expect(world.connections.length).toBe(1);
  });

  test("waking up does not wait for the next attempt", () => {
    world.connection.drop();
    const before = world.connections.length;
    connection.wake();
    expect(world.connections.length).toBe(before + 1);
    world.pass(60_000);
    expect(world.connections.length).toBe(before + 1);
  });

  test("waits have jitter: never less than half, never more than all", () => {
    expect(waitBefore(0, () => 0)).toBe(500);
    expect(waitBefore(3, () => 1)).toBe(8000);
    expect(waitBefore(99, () => 1)).toBe(30_000);
  });
});

describe("a silent connection", () => {
  test("is asked, and without an answer replaced; what it says then is not heard", () => {
    world.pass(25_000);
    expect(world.connection.count("ping")).toBe(1);
    world.pass(10_000);
    expect(listener.lost).toHaveBeenCalledOnce();
    const old = world.connections[0];
    world.pass(1000);
    expect(world.connections.length).toBe(2);
    old?.onclose?.({ code: 1006 });
    old?.onmessage?.({ data: "late" });
    expect(listener.lost).toHaveBeenCalledOnce();
    expect(listener.heard).not.toHaveBeenCalled();
    world.pass(1000);
    expect(world.connections.length).toBe(2);
  });

  test("that answers is kept", () => {
    world.pass(25_000);
    world.connection.say({ type: "pong", id: world.connection.last("ping").id });
    world.pass(20_000);
    expect(listener.lost).not.toHaveBeenCalled();
    expect(world.connections.length).toBe(1);
  });

  test("that is about to close is sent nothing", () => {
    world.connection.close();
    connection.send({ type: "look", seat: null });
    world.pass(25_000);
    expect(world.connection.sent).toEqual([]);
  });
});

test("once stopped it stays stopped", () => {
  connection.stop();
  world.pass(100_000);
  connection.wake();
  connection.open();
  expect(world.connections.length).toBe(1);
  expect(world.connection.closed).toBe(true);
});
