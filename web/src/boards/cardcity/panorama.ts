import type { Piece } from "../../panorama/drawing";
import type { Panorama } from "../../panorama";
import { skyline } from "../../panorama/skyline";
import { block, factory, garage, house, leisure, park, shop, townHall } from "../../panorama/town";
import type { CardAt, Ground, TypeName, View } from "./view";

/** The cards of a seat: of a city that is shared, those in its own quarter. */
function cardsOf(ground: Ground, seat: number): CardAt[] {
  if (ground.seats.length === 1) return ground.cells;
  return ground.cells.filter(({ x, y }) => ground.regions[y]?.[x] === String(seat));
}

/** How large the district is that a part of a card belongs to. */
const sizeAt = (ground: Ground, cell: string, type: TypeName): number =>
  ground.districts.find((district) => district.type === type && district.cells.includes(cell))?.size ?? 1;

/** A skyline: homes and offices rise with their districts, works smoke at the edge of the town. */
const panorama: Panorama<View, unknown> = (view, _content, seat) => {
  const ground = view.grounds[view.cities[seat]!.ground]!;
  const back: Piece[] = [];
  const middle: Piece[] = [];
  const front: Piece[] = [];
  const works: Piece[] = [];
  let clouds = 0;
  for (const { cell, parts } of cardsOf(ground, seat).toSorted((one, other) => one.cell.localeCompare(other.cell)))
    for (const { type } of parts) {
      const seed = `${type} ${cell}`;
      const size = sizeAt(ground, cell, type);
      if (type === "residence") {
        if (size > 2) back.push(block(seed, Math.min(8, 1 + size)));
        else front.push(house(seed));
      } else if (type === "commerce") (size > 1 ? back : middle).push(shop(seed, size > 1 ? Math.min(5, size) : 0));
      else if (type === "leisure") middle.push(leisure(seed));
      else if (type === "industry") works.push(factory(seed, 1));
      else if (type === "parking") middle.push(garage(seed));
      else if (type === "park") front.push(park(seed));
      else if (type === "cloud") clouds += 1;
      else if (type === "town_hall") middle.unshift(townHall());
    }
  return skyline({ back, middle, front, works, smog: 4 * clouds });
};
export default panorama;
