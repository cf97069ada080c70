import { patched } from "./patch";
import type { Sealed } from "./sealed";
import type { LiveTable } from "./table.svelte";
import type { Ask } from "./types";

/** A pointer that only passes by asks nothing. */
const PAUSE = 120;

/** Where the move one points at would lead: the view that would follow it, as far as I can know. */
export class Foresight {
  view = $state.raw<Sealed | null>(null);
  private wanted = "";
  private known: Record<string, Sealed> = {};
  private knownAt = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly live: LiveTable,
    private readonly ask: () => Ask | null,
  ) {}

  /** Look at a move, in notation, or away from it; what cannot be played leads nowhere. */
  point(notation: string, pause = PAUSE) {
    const move = this.ask()?.moves.some((one) => one.text === notation) ? notation : "";
    if (move === this.wanted) return;
    this.wanted = move;
    this.view = this.remembered(move);
    clearTimeout(this.timer);
    if (move && !this.view) this.timer = setTimeout(() => void this.look(move), pause);
  }

  close() {
    clearTimeout(this.timer);
  }

  private remembered(move: string): Sealed | null {
    if (this.knownAt !== this.live.sight?.version) return null;
    return this.known[move] ?? null;
  }

  private async look(move: string) {
    const told = await this.live.foretell(move);
    const now = this.live.sight;
    if (!told || !now || told.version !== now.version) return;
    if (this.knownAt !== now.version) this.known = {};
    this.knownAt = now.version;
    this.known[move] = patched(now.view, told.patch);
    if (this.wanted === move) this.view = this.known[move]!;
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
