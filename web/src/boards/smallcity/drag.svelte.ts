/** How far the mouse goes before a press becomes a drag. */
const FAR = 5;
/** How long a place where something was let go waits for the question it answers. */
const PATIENCE = 2_000;

/**
 * A piece dragged with the mouse: taken up where the button goes down, laid where it is let go. Taking it up is a
 * move of its own, so its place may have to wait for the next question.
 */
export class Drag {
  active = $state(false);
  /** Whether the click that follows is the end of a drag. */
  wasDragged = false;
  /** The cell where the piece was let go. */
  dropped = $state<string | null>(null);
  private take: (() => void) | null = null;
  private start = { x: 0, y: 0 };

  /** The button goes down on something that `take` takes up. */
  press(event: PointerEvent, take: () => void) {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    this.take = take;
    this.start = { x: event.clientX, y: event.clientY };
  }

  move = (event: PointerEvent) => {
    if (!this.take || Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < FAR) return;
    this.active = true;
    this.wasDragged = true;
    this.take();
    this.take = null;
  };

  release = (event: PointerEvent) => {
    this.take = null;
    if (!this.active) return;
    this.active = false;
    // The click that ends the drag comes before this.
    setTimeout(() => (this.wasDragged = false));
    const under = document.elementFromPoint(event.clientX, event.clientY);
    this.dropped = under?.closest<SVGElement>("[data-cell]")?.dataset["cell"] ?? null;
    setTimeout(() => (this.dropped = null), PATIENCE);
  };
}
