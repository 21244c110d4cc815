// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";

import { Following, keepAtEnd } from "$/table/following";

/** A box that scrolls like one of a page: no further than to its end. */
class Box {
  scrollHeight = 100;
  clientHeight = 100;
  private top = 0;
  get scrollTop() {
    return Math.min(this.top, this.scrollHeight - this.clientHeight);
  }
  set scrollTop(top: number) {
    this.top = Math.min(top, this.scrollHeight - this.clientHeight);
  }
}

/** What the page says of sizes, and only when the test says so: in a page that comes when it is laid out. */
class Sizes {
  readonly watched: Element[] = [];
  call: () => void = () => undefined;

  constructor() {
    const { watched } = this;
    const hear = (call: () => void) => (this.call = call);
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(call: () => void) {
          hear(call);
        }
        observe = (node: Element) => watched.push(node);
        disconnect = () => (watched.length = 0);
      },
    );
  }
}

afterEach(() => vi.unstubAllGlobals());

test("the list follows, though newer lines have come by the time it hears of its own scrolling", () => {
  const box = new Box();
  const following = new Following();
  box.scrollHeight = 300;
  following.follow(box);
  expect(box.scrollTop).toBe(200);
  box.scrollHeight = 500; // newer lines
  following.scrolled(box); // and only now the event of the scrolling before
  following.follow(box);
  expect(box.scrollTop).toBe(400);
});

test("a box that gets another size stays at its end", () => {
  const box = new Box();
  const following = new Following();
  box.scrollHeight = 500;
  following.follow(box);
  box.clientHeight = 40; // a sheet is pushed down
  following.follow(box);
  expect(box.scrollTop).toBe(460);
  box.clientHeight = 300; // and pulled up: the browser sets it back by itself
  following.scrolled(box);
  expect(following.isAtEnd).toBe(true);
});

test("a box that has grown and shrunk again by the time it is told that it was set back follows", () => {
  const box = new Box();
  const following = new Following();
  box.scrollHeight = 300;
  following.follow(box);
  box.clientHeight = 290;
  const [set] = [box.scrollTop];
  box.clientHeight = 60;
  box.scrollTop = set;
  following.scrolled(box);
  following.follow(box);
  expect(box.scrollTop).toBe(240);
});

test("a reader who has gone up reads on there, and comes back by going to the end", () => {
  const box = new Box();
  const following = new Following();
  box.scrollHeight = 500;
  following.follow(box);
  box.scrollTop = 120;
  following.scrolled(box);
  box.scrollHeight = 700;
  following.follow(box);
  expect(box.scrollTop).toBe(120);
  box.scrollTop = 300; // down again, but not to the end
  following.scrolled(box);
  following.follow(box);
  expect(box.scrollTop).toBe(300);
  box.scrollTop = 590;
  following.scrolled(box);
  box.scrollHeight = 900;
  following.follow(box);
  expect(box.scrollTop).toBe(800);
});

test("a page's box follows at once when lines go and others come", async () => {
  new Sizes();
  const box = document.createElement("div");
  const mark = document.createElement("hr");
  box.append(mark);
  let height = 300;
  Object.defineProperty(box, "scrollHeight", { get: () => height });
  const leave = keepAtEnd(box);
  mark.remove();
  height = 260;
  box.scrollTop = 160; // the browser's doing
  box.append(document.createElement("p"));
  height = 500;
  await Promise.resolve();
  expect(box.scrollTop).toBe(500);
  box.dispatchEvent(new Event("scroll"));
  box.append(document.createElement("p"));
  height = 700;
  await Promise.resolve();
  expect(box.scrollTop).toBe(700);
  leave();
});

test("a page's box follows whenever it or its list has another size", () => {
  const sizes = new Sizes();
  const box = document.createElement("div");
  const list = document.createElement("ol");
  box.append(list);
  let height = 300;
  Object.defineProperty(box, "scrollHeight", { get: () => height });
  const leave = keepAtEnd(box);
  expect(sizes.watched).toEqual([box, list]);
  expect(box.scrollTop).toBe(300);
  height = 800;
  sizes.call();
  expect(box.scrollTop).toBe(800);
  leave();
  expect(sizes.watched).toEqual([]);
});
