/** Hexes in words, for those who hear the board and for the card about a hex. */

import { cityAt } from "./relations";
import type { Words } from "./reading";
import type { Hex, View } from "./view";

export interface Speaker {
  view: View;
  words: Words;
  text: (key: string) => string;
  nameOf: (seat: number) => string;
}

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** What stands on a hex, and whose it is. */
export function titleOf(hex: Hex, { view, words, text, nameOf }: Speaker): string {
  if (!hex.tile) return words("empty-hex");
  const building = text(`building-${hex.tile}`);
  return hex.owner === view.seat
    ? words("your", { building })
    : words("whose", { building, name: nameOf(hex.owner ?? 0) });
}

/** All there is to know about a hex. */
export function describe(hex: Hex, canBeChosen: boolean, speaker: Speaker): string {
  const { words } = speaker;
  const parts = [words("hex", { id: hex.id })];
  if (canBeChosen) parts.push(words("hex-can"));
  if (!hex.in_play) parts.push(words("not-in-play"));
  else if (hex.tile) parts.push(...tileInWords(hex, speaker));
  else parts.push(words("hex-empty"));
  if (hex.around.length)
    parts.push(words("hex-beside", { what: hex.around.map((terrain) => words(`terrain-${terrain}`)).join(", ") }));
  return parts.join(", ");
}

function tileInWords(hex: Hex, { view, words, text, nameOf }: Speaker): string[] {
  const building = lower(text(`building-${hex.tile}`));
  const isMine = hex.owner === view.seat;
  const parts = [
    isMine ? words("hex-own", { building }) : words("hex-other", { building, name: nameOf(hex.owner ?? 0) }),
    words("hex-citizens", { number: hex.citizens ?? 0 }),
  ];
  for (const { what, n } of hex.markers ?? [])
    parts.push(
      what === "harvest" ? words("hex-harvest") : words("hex-marker", { number: n, service: text(`service-${what}`) }),
    );
  const city = hex.tile === "castle" && hex.city ? cityAt(view, hex.city) : undefined;
  if (city)
    parts.push(
      words("hex-city", { castle: city.castle, citizens: city.citizens, limit: city.limit ?? words("no-limit") }),
    );
  return parts;
}
