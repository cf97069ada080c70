import type { Sealed } from "./sealed";
import type { Ask } from "./types";

/** A pointer that only passes by asks nothing. */
const PAUSE = 120;

/** A position one looks ahead from: at the table, or in a private line. */
export interface Outlook {
  /** Tells it from others: what is known of one is nothing to another. */
  at: string;
  ask: Ask | null;
  /** The view that would follow a move; null if that is not told. */
  look: (move: string) => Promise<Sealed | null>;
}

/** Where the move one points at would lead: the view that would follow it, as far as I can know. */
export class Foresight {
  view = $state.raw<Sealed | null>(null);
  private wanted = "";
  private known: Record<string, Sealed> = {};
  private knownAt = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly outlook: () => Outlook) {}

  /** Look at a move, in notation, or away from it; what cannot be played leads nowhere. */
  point(notation: string, pause = PAUSE) {
    const outlook = this.outlook();
    const move = outlook.ask?.moves.some((one) => one.text === notation) ? notation : "";
    if (move === this.wanted) return;
    this.wanted = move;
    this.view = this.knownAt === outlook.at ? (this.known[move] ?? null) : null;
    clearTimeout(this.timer);
    if (move && !this.view) this.timer = setTimeout(() => void this.look(move, outlook), pause);
  }

  close() {
    clearTimeout(this.timer);
  }

  private async look(move: string, { at, look }: Outlook) {
    const view = await look(move);
    if (!view || this.outlook().at !== at) return;
    if (this.knownAt !== at) this.known = {};
    this.knownAt = at;
    this.known[move] = view;
    if (this.wanted === move) this.view = view;
  }
}

/** Where the mouse was last moved to or pressed: what slides under a mouse at rest is not pointed at. */
let rest = "";
const placeOf = (event: MouseEvent) => `${event.screenX} ${event.screenY}`;
for (const kind of ["pointermove", "pointerdown"] as const)
  window.addEventListener(kind, (event) => (rest = placeOf(event)), { capture: true, passive: true });

/** Lets what is pointed at, focused or touched in an element say which move it stands for (`data-why`). */
export function pointing(foresight: () => Foresight) {
  const moveAt = (target: EventTarget | null) =>
    (target instanceof Element && target.closest<HTMLElement>("[data-why]")?.dataset["why"]) || "";
  return (element: HTMLElement) => {
    const over = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && placeOf(event) !== rest) foresight().point(moveAt(event.target));
    };
    const touch = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") foresight().point(moveAt(event.target), 0);
    };
    const focus = (event: FocusEvent) => foresight().point(moveAt(event.target));
    const leave = () => foresight().point("");
    element.addEventListener("pointerover", over);
    element.addEventListener("pointerdown", touch);
    element.addEventListener("focusin", focus);
    element.addEventListener("pointerleave", leave);
    return () => {
      element.removeEventListener("pointerover", over);
      element.removeEventListener("pointerdown", touch);
      element.removeEventListener("focusin", focus);
      element.removeEventListener("pointerleave", leave);
    };
  };
}
