import { expect, test } from "vitest";

import { Requests } from "$/net/requests";

function requests(): Requests {
  let last = 0;
  return new Requests(() => `id-${(last += 1)}`);
}

test("each has an id of its own, and waits until that is answered", async () => {
  const open = requests();
  const said = open.add({ type: "say", text: "one" });
  const moved = open.add({ type: "move", number: 0, private: 0, seat: 0, choice: 7 });
  expect(open.unanswered).toEqual([said.request, moved.request]);
  expect(said.request).toEqual({ type: "say", text: "one", id: "id-1" });
  expect(open.settle("id-1", { ok: true, number: 0, private: 0 })).toBe(said.request);
  expect(await said.answer).toEqual({ ok: true, number: 0, private: 0 });
  expect(open.unanswered).toEqual([moved.request]);
});

test("a second answer, or one to something else, is none", () => {
  const open = requests();
  open.add({ type: "say", text: "one" });
  expect(open.settle("id-1", { ok: true, number: 0, private: 0 })).not.toBeNull();
  expect(open.settle("id-1", { ok: true, number: 0, private: 0 })).toBeNull();
  expect(open.settle("id-9", { ok: true, number: 0, private: 0 })).toBeNull();
});

test("where nobody will answer any more, all are answered that nothing was sent", async () => {
  const open = requests();
  const answers = [open.add({ type: "say", text: "one" }), open.add({ type: "say", text: "two" })];
  open.giveUp();
  for (const { answer } of answers) expect(await answer).toMatchObject({ ok: false, code: "nothing_sent" });
  expect(open.unanswered).toEqual([]);
});
