import { afterEach, expect, test } from "vitest";

import { ApiProblem } from "$/net/api";
import { problemWords, refusalWords } from "$/problems";
import { speak } from "$/words.svelte";

afterEach(() => speak("en"));

const refused = (code: string, reason: string) => refusalWords({ code, reason, rule: "", field: "" });
const problem = (code: string, reason: string, rule = "") =>
  problemWords(new ApiProblem(code, reason, rule, 422));

test("a reason that the server wrote for this reader follows our words", () => {
  expect(refused("illegal", "blue is taken")).toBe("Not possible: blue is taken");
  expect(refused("text", "it is empty")).toBe("This text was refused: it is empty");
  expect(problem("name", "it is empty")).toBe("This text was refused: it is empty");
  expect(problem("option", "nine seats are too many", "R-1")).toBe(
    "This option was refused: nine seats are too many (R-1)",
  );
});

test("a reason meant for authors of clients is not shown", async () => {
  expect(refused("bot_plays", "a bot plays this seat; take it back first")).toBe(
    "A bot plays this seat. Take it back first.",
  );
  expect(problem("not_over", "the game is not over yet")).toBe("The game is not over yet.");
  await speak("de");
  expect(refused("not_asked", "Ada is asked now")).toBe("Du bist gerade nicht gefragt.");
  expect(problem("record", "choice 3 cannot be played")).not.toContain("choice");
});

test("a code that is not known is named, without its English reason", async () => {
  expect(problem("no_such_code", "some English")).toBe("The server refused this. (no_such_code)");
  await speak("de");
  expect(refused("no_such_code", "some English")).toBe("Der Server hat das abgelehnt. (no_such_code)");
});
