import { placeKey, type Choices } from "./choices";
import { spotOf } from "./grid";
import type { Talk } from "./talk";
import { tileAt } from "./reading";
import type { Borough, Tile, View } from "./view";

/** The name of a cell for those who hear the board: where, what stands there, who, and whether it can be touched. */
export function cellName(view: View, borough: Borough, choices: Choices, talk: Talk, cell: string): string {
  const { words } = talk;
  const parts = [words("cell", { cell })];
  if (choices.cells.has(placeKey(borough.seat, cell)) && choices.verb) parts.push(words("possible"));
  if (choices.placing && borough.seat === view.seat)
    parts.push(words(choices.placing.open.has(cell) ? "fits" : "fits-not"));
  const tile = tileAt(borough, cell);
  const grave = borough.cemeteries.find((each) => each.cell === cell);
  if (tile) parts.push(...tileParts(borough, tile, talk, cell));
  else if (grave) parts.push(words("cemetery-of", { name: talk.name(grave.seat) }));
  else if (borough.blocked.includes(cell)) parts.push(words("blocked"));
  else if (spotOf(cell).x >= borough.side || spotOf(cell).y >= borough.side) parts.push(words("outside"));
  else parts.push(words("empty"));
  return parts.join(", ");
}

function tileParts(borough: Borough, tile: Tile, { words, text, name }: Talk, cell: string): string[] {
  const parts = [text(`tile-${tile.tile}`)];
  const slot = tile.slots?.find((each) => each.cell === cell);
  if (slot && slot.function !== "hall") {
    parts.push(text(`function-${slot.function}`));
    const seat = slot.seat;
    if (seat === null || seat === undefined) parts.push(words("free-slot"));
    else parts.push(words(seat === borough.seat ? "citizen-of" : "tourist-of", { name: name(seat) }));
  }
  if (tile.tile === "city_hall") parts.push(words("hall-citizens", { number: borough.hall.citizens }));
  parts.push(...(tile.goods ?? []).map((good) => text(`good-${good}`)));
  return parts;
}
