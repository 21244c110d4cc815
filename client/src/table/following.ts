// A list that grows at its end and stays there as long as its reader does.

/** So near to the end is at the end: the last line is seen. */
const NEAR = 24;

type Scrolled = Pick<HTMLElement, "scrollTop" | "scrollHeight" | "clientHeight">;

/** Whether the reader wants to see what comes. Only going up says no: that the end is far away says nothing, for it
 * moves away with every line that comes and with every change of the box, also while the box is on its way to it. And
 * where the box has another size than before it was the browser that went up: it does so when the box grows, and tells of
 * it later, when the box may have shrunk again. */
export class Following {
  isAtEnd = true;
  private top = 0;
  private size = "";

  scrolled(box: Scrolled): void {
    const isResized = this.size !== sizeOf(box);
    if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR) this.isAtEnd = true;
    else if (box.scrollTop < this.top && !isResized) this.isAtEnd = false;
    this.look(box);
  }

  /** Back to the end, if that is where the reader was. */
  follow(box: Scrolled): void {
    if (!this.isAtEnd) return;
    box.scrollTop = box.scrollHeight;
    this.look(box);
  }

  private look(box: Scrolled): void {
    this.top = box.scrollTop;
    this.size = sizeOf(box);
  }
}

const sizeOf = ({ scrollHeight, clientHeight }: Scrolled) => `${clientHeight}/${scrollHeight}`;

/** For a box that scrolls; what grows is its last element. */
export function keepAtEnd(box: HTMLElement): () => void {
  const following = new Following();
  const scrolled = () => following.scrolled(box);
  box.addEventListener("scroll", scrolled);
  const follow = () => following.follow(box);
  // Called at once when lines come or go. When some go, the browser sets the box back by itself; if more came before
  // the page was drawn, that would be taken for a reader who goes up.
  const lines = new MutationObserver(follow);
  lines.observe(box, { childList: true, subtree: true, characterData: true });
  // Called when the page is laid out and before it is painted: the box, or what is in it, has another size.
  const sizes = new ResizeObserver(follow);
  sizes.observe(box);
  if (box.lastElementChild) sizes.observe(box.lastElementChild);
  following.follow(box);
  return () => {
    box.removeEventListener("scroll", scrolled);
    lines.disconnect();
    sizes.disconnect();
  };
}
