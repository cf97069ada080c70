/** Ways to lay a tile, read from the possible moves: `place museum 2 c4` with the cells it would cover. */

import type { Move } from "../../lib/types";
import { cellAt, firstOf, spotOf, type Spot } from "./grid";

export interface Place {
  move: Move;
  tile: string;
  /** All of the notation but the cell: shape and turn of the tile. */
  way: string;
  cells: string[];
}

/** One shape, turned in one way; offsets are counted from the cell that names it. */
export interface Way {
  id: string;
  tile: string;
  shape: string;
  offsets: Spot[];
}

export interface Placing {
  tile: string;
  places: Place[];
  ways: Way[];
  /** Cells that at least one possible place covers. */
  open: Set<string>;
}

/** What lies in the hand over a cell. Without a move it does not fit there. */
export interface Ghost {
  tile: string;
  way: string;
  cells: string[];
  move: Move | null;
  notation: string;
}

const plain = (fact: unknown): string => String(fact).replace(/^=/, "");

export function placeOf(move: Move): Place | null {
  const words = move.text.split(" ");
  if (words[0] !== "place") return null;
  const cells = [move.facts.cells ?? []].flat().map(plain);
  return { move, tile: words[1] ?? "", way: words.slice(0, -1).join(" "), cells };
}

export function placingOf(moves: readonly Move[], under: readonly string[] = []): Placing | null {
  const places = moves.flatMap((move) => placeOf(move) ?? []);
  if (!places.length) return null;
  const ways = new Map<string, Way>();
  for (const { way, tile, cells } of places) {
    if (ways.has(way)) continue;
    const first = spotOf(firstOf(cells));
    const shape = way.split(" ")[2] ?? "";
    ways.set(way, {
      id: way,
      tile,
      shape: /^[a-z]/.test(shape) ? shape : "",
      offsets: cells.map((cell) => ({ x: spotOf(cell).x - first.x, y: spotOf(cell).y - first.y })),
    });
  }
  const open = new Set(places.flatMap(({ cells }) => cells));
  // A tile that grows is shown by the cells it would gain.
  for (const cell of under) open.delete(cell);
  return { tile: places[0]!.tile, places, ways: [...ways.values()], open };
}

/** The cell of a way that lies under the pointer: the one nearest to its middle. */
function grip(way: Way): Spot {
  const middle = {
    x: way.offsets.reduce((sum, { x }) => sum + x, 0) / way.offsets.length,
    y: way.offsets.reduce((sum, { y }) => sum + y, 0) / way.offsets.length,
  };
  const far = ({ x, y }: Spot) => Math.hypot(x - middle.x, y - middle.y);
  return [...way.offsets].sort((one, other) => far(one) - far(other))[0]!;
}

/**
 * What a touch of this cell means with the tile held in this way: the place under the pointer if it is
 * possible, else the nearest possible one that covers the cell, in another way if need be.
 */
export function ghostAt(placing: Placing, wayId: string | null, cell: string, strict = false): Ghost | null {
  const way = placing.ways.find(({ id }) => id === wayId) ?? placing.ways[0];
  if (!way) return null;
  const at = spotOf(cell);
  const held = grip(way);
  // A tile held over the edge of the paper is drawn back onto it.
  const corner = {
    x: kept(
      at.x - held.x,
      way.offsets.map(({ x }) => x),
    ),
    y: kept(
      at.y - held.y,
      way.offsets.map(({ y }) => y),
    ),
  };
  const cells = way.offsets.flatMap(({ x, y }) => cellAt(corner.x + x, corner.y + y) ?? []);
  const here = placing.places.filter((place) => place.cells.includes(cell));
  const same = (place: Place) => place.way === way.id && place.cells.every((each) => cells.includes(each));
  const mine = here.filter((place) => place.way === way.id);
  const found = here.find(same) ?? nearest(mine, cells) ?? (strict ? undefined : nearest(here, cells));
  if (found)
    return { tile: found.tile, way: found.way, cells: found.cells, move: found.move, notation: found.move.text };
  const first = cellAt(corner.x, corner.y) ?? cell;
  return { tile: placing.tile, way: way.id, cells, move: null, notation: `${way.id} ${first}` };
}

/** The place of the first cell along one axis with which all cells stay on the paper. */
const kept = (at: number, offsets: readonly number[]): number =>
  Math.min(Math.max(at, -Math.min(...offsets)), 9 - Math.max(...offsets));

function nearest(places: readonly Place[], cells: readonly string[]): Place | undefined {
  const shared = (place: Place) => place.cells.filter((cell) => cells.includes(cell)).length;
  return [...places].sort((one, other) => shared(other) - shared(one))[0];
}

const turned = ({ x, y }: Spot): Spot => ({ x: y, y: -x });
const flipped = ({ x, y }: Spot): Spot => ({ x: -x, y });

/** Offsets moved so that they compare; in the order of slots. */
function settled(offsets: readonly Spot[]): Spot[] {
  const low = { x: Math.min(...offsets.map(({ x }) => x)), y: Math.min(...offsets.map(({ y }) => y)) };
  return offsets.map(({ x, y }) => ({ x: x - low.x, y: y - low.y }));
}
const written = (offsets: readonly Spot[]) => settled(offsets).map(({ x, y }) => `${x},${y}`);

function wayLike(placing: Placing, shape: string, offsets: readonly Spot[]): Way | undefined {
  const ways = placing.ways.filter((way) => way.shape === shape);
  const exact = written(offsets).join(" ");
  const loose = written(offsets).sort().join(" ");
  return (
    ways.find((way) => written(way.offsets).join(" ") === exact) ??
    ways.find((way) => written(way.offsets).sort().join(" ") === loose)
  );
}

/** The way after a quarter turn, or after the first turns that are possible. */
export function rotate(placing: Placing, wayId: string): string {
  const way = placing.ways.find(({ id }) => id === wayId);
  if (!way) return wayId;
  let offsets = way.offsets;
  for (let turns = 0; turns < 3; turns++) {
    offsets = offsets.map(turned);
    const next = wayLike(placing, way.shape, offsets);
    if (next && next.id !== wayId) return next.id;
  }
  return wayId;
}

export function flip(placing: Placing, wayId: string): string {
  const way = placing.ways.find(({ id }) => id === wayId);
  if (!way) return wayId;
  let offsets = way.offsets.map(flipped);
  for (let turns = 0; turns < 4; turns++) {
    const next = wayLike(placing, way.shape, offsets);
    if (next && next.id !== wayId) return next.id;
    offsets = offsets.map(turned);
  }
  return wayId;
}

/** The shapes a tile can have, each with the way to hold it first. */
export function shapesOf(placing: Placing): Way[] {
  const shapes = new Map<string, Way>();
  for (const way of placing.ways) if (!shapes.has(way.shape)) shapes.set(way.shape, way);
  return [...shapes.values()];
}
