import type { Panorama } from "../../panorama";
import type { Piece } from "../../panorama/drawing";
import { skyline } from "../../panorama/skyline";
import {
  block,
  factory,
  house,
  institution,
  park,
  port,
  refinery,
  shop,
  townHall,
  warehouse,
} from "../../panorama/town";
import type { Tile, View } from "./view";

/** The tile in the skyline, and the row it stands in. */
function piece({ tile, family, level, first }: Tile): ["back" | "middle" | "front" | "works", Piece] {
  const seed = `${tile} ${first}`;
  if (family === "residential") return level > 1 ? ["back", block(seed, level + 2)] : ["front", house(seed)];
  if (family === "commercial")
    return level > 1 ? ["back", shop(seed, level, "#b4703a")] : ["middle", shop(seed, 0, "#b4703a")];
  if (family === "factory") return ["works", factory(seed, level)];
  if (family === "refinery") return ["works", refinery()];
  if (family === "port") return ["works", port()];
  if (family === "warehouse") return ["middle", warehouse()];
  if (family === "park") return ["front", park(seed, Number(tile.at(-1)))];
  return ["middle", tile === "city_hall" ? townHall() : institution(tile)];
}

/** The skyline of a borough: what is enlarged rises, works and what they leave in the air to the right. */
const panorama: Panorama<View, unknown> = (view, _content, seat) => {
  const borough = view.boroughs[seat]!;
  const rows = { back: [] as Piece[], middle: [] as Piece[], front: [] as Piece[], works: [] as Piece[] };
  for (const tile of borough.tiles.toSorted((one, other) => one.first.localeCompare(other.first))) {
    const [where, what] = piece(tile);
    if (tile.tile === "city_hall") rows[where].unshift(what);
    else rows[where].push(what);
  }
  return skyline({ ...rows, smog: borough.pollution });
};
export default panorama;
