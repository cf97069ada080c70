const FIRST = 500;
const LAST = 8_000;
/** So many quick tries outlast a restart of the server. */
const QUICK = 6;

/** Milliseconds until somebody who was cut off tries again: spread, so that not all come at once. */
export function pauseBefore(tries: number, spread = Math.random()): number {
  return Math.min(LAST, FIRST * 2 ** Math.max(0, tries - QUICK)) * (0.5 + spread);
}
