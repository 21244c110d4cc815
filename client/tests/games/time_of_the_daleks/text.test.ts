import { expect, test } from "vitest";

import { draw } from "$/games";
import { linesIn, samples, sceneOf } from "../samples";

test("tiles are called as their zones' cards call them, also where they lie discarded", () => {
  const view = {
    ...(samples["time-of-the-daleks"]?.views[0] ?? {}),
    tiles: [{ key: "colony-ship", daleks: 0, zones: [] }],
    drawn_tiles: ["karabraxos"],
    discards: {
      timey_wimey: [],
      locations: ["nerva", "no-such-tile"],
      dilemmas: [],
      companions: [],
      anomalies: [],
    },
  };
  const drawing = draw("time-of-the-daleks", view, sceneOf("time-of-the-daleks", view));
  expect(drawing.zones.map((zone) => zone.title)).toContain("The Mondasian Colony Ship");
  const facts = linesIn(drawing).map((line) => (line.kind === "fact" ? line.value : ""));
  expect(facts).toEqual(
    expect.arrayContaining(["The Bank of Karabraxos", "Space Station Nerva, No Such Tile"]),
  );
});
