/** The name of a place for those who hear the board, and for the line below the city. */

import type { Choices } from "./choices";
import { isFloating, regionAt, spotOf } from "./geometry";
import type { Speech } from "./speech";
import { NEEDS } from "./reading";
import type { District, Ground, View } from "./view";

interface Scene {
  view: View;
  ground: Ground;
  choices: Choices;
  say: Speech;
  /** Whether the pollution of a card is reconstructed. */
  isReconstructed: (card: string) => boolean;
}

export function describeCell(cell: string, scene: Scene): string {
  const { view, ground, choices, say, isReconstructed } = scene;
  const { words, text, nameOf } = say;
  const parts = [cell];
  if (choices.places.has(cell)) parts.push(words("possible"));
  const card = ground.cells.find((each) => each.cell === cell);
  const region = regionAt(ground, spotOf(cell));
  if (card) {
    parts.push(text(`card-${card.card}`));
    if (card.parts.length > 1)
      for (const part of card.parts)
        parts.push(words("half-lies", { type: text(`type-${part.type}`), side: text(`side-${part.sides}`) }));
    if (view.ecology && card.percent)
      parts.push(words("pollutes", { percent: card.percent }) + (isReconstructed(card.card) ? "†" : ""));
    for (const district of ground.districts)
      if (district.cells.includes(cell)) parts.push(...describeDistrict(district, scene));
  } else if (ground.architect === cell) parts.push(words("architect-here"));
  else parts.push(words("empty"));
  if (region === "s") parts.push(words("in-suburb"));
  else if (ground.seats.length > 1) parts.push(words("region-of", { name: nameOf(Number(region)) }));
  for (const district of ground.districts)
    for (const growth of district.growth ?? [])
      if (growth.cells.includes(cell)) parts.push(words("may-grow-here", { type: text(`type-${district.type}`) }));
  return parts.join(", ");
}

function describeDistrict(district: District, { view, ground, say }: Scene): string[] {
  const { words, text, nameOf } = say;
  const parts = [];
  if (district.size > 1) parts.push(words("district-of", { size: district.size }));
  if (district.income) parts.push(words("pays", { money: district.income }));
  if (district.type === "residence" && view.victory === "residential")
    parts.push(words("worth", { points: district.points ?? 0 }));
  if (district.touches) {
    const missing = NEEDS.filter((need) => !district.touches?.includes(need));
    if (missing.length) parts.push(words("lacks", { what: missing.map((need) => text(`type-${need}`)).join(", ") }));
    else if (district.touches.includes("cloud")) parts.push(words("clouded"));
    else parts.push(words("happy", { points: district.happiness ?? 0 }));
  }
  if (ground.seats.length > 1 && district.owners.length > 1)
    for (const { seat, cards } of district.owners) parts.push(words("cards-by", { name: nameOf(seat), cards }));
  if (district.needed !== undefined && district.owners.length)
    parts.push(words("supported", { support: district.support ?? 0, needed: district.needed, type: district.type }));
  return parts;
}

/** How far the cards of a city stretch, and how far they may. */
export function describeSpan(ground: Ground, size: number, { words }: Speech): string {
  if (!isFloating(ground)) return words("fixed", { size });
  const length = (extent: [number, number] | null) => (extent ? extent[1] - extent[0] + 1 : 0);
  const rows = length(ground.extent.rows);
  if (!ground.extent.columns) return words("spans-rows", { rows, size });
  return words("spans", { columns: length(ground.extent.columns), rows, size });
}

/** What a newcomer may want to know about the question. */
export function hintFor(choices: Choices, turns: boolean, { words }: Speech): string {
  if (choices.puts.size) return words("hint-divide");
  if (choices.takes.size) return words("hint-take");
  if (choices.builds.size) return words("hint-pick");
  if (choices.verb === "grow") return words("hint-grow");
  if (choices.verb) return words(turns ? "hint-turn" : "hint-place");
  return "";
}
