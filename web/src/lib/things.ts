import type { Facts } from "./types";

/** The message keys of the things that events or moves speak of, `seat-N` for seats, and places as they are written, such as `=e4`. */
export function thingsIn(spoken: readonly { facts: Facts }[]): string[] {
  const things = new Set<string>();
  for (const { facts } of spoken)
    for (const [name, fact] of Object.entries(facts)) {
      const isSeat = name === "seat" || name.endsWith("_seat");
      for (const item of [fact].flat()) {
        if (isSeat && typeof item === "number") things.add(`seat-${item}`);
        else if (typeof item === "string") things.add(item);
      }
    }
  return [...things];
}
