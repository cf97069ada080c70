import type { Telling } from "./telling.svelte";

const SILENT = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta"]);
const BOARD = "[data-told], [data-move]";
const CHOOSING = new Set(["Enter", " ", "Escape"]);

/**
 * Any touch or key ends a telling. One that meets the board, or the list of choices, does nothing else: what it
 * meets may only just have come under the finger.
 */
export function finishingPresses(telling: Telling) {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    click(event: MouseEvent) {
      if (telling.finish() && meets(event, BOARD)) swallow(event);
    },
    keydown(event: KeyboardEvent) {
      if (SILENT.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (meets(event, "input, textarea, select")) return;
      if (telling.finish() && CHOOSING.has(event.key) && (event.target === document.body || meets(event, BOARD)))
        swallow(event);
    },
  };
}

const meets = (event: Event, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;
