/** What can be read out of a view and the data files. */

import type { Files, PromiseData, TileData } from "./data";
import type { Borough, Good, Row, Tile, View } from "./view";

export type Kind = TileData;

export const GOODS: readonly Good[] = ["wood", "stone", "metal"];
export const ROWS: readonly Row[] = ["industry", "construction", "economy", "tourism"];
export const COLUMNS = [1, 2, 3, 4] as const;

export const kindsOf = (files: Files): Map<string, Kind> => new Map(files.tiles.map((kind) => [kind.id, kind]));

/** The face of the promise card with a message key such as `promise-7`. */
export function promiseFace(files: Files, key: string): PromiseData | null {
  const [kind, number] = key.split("-");
  const faces = kind === "special" ? files.specials : files.promises;
  return faces.find((face) => String(face.number) === number) ?? null;
}

const LETTERS: Record<string, Good> = { w: "wood", s: "stone", m: "metal" };

/** "wws" as wood, wood, stone. */
export const goodsIn = (letters: string | undefined): Good[] =>
  [...(letters ?? "")].flatMap((letter) => LETTERS[letter] ?? []);

/** All raw materials of a borough, by kind. */
export function goodsOf(borough: Borough): Record<Good, number> {
  const total = { ...borough.hall.goods };
  for (const tile of borough.tiles) for (const good of tile.goods ?? []) total[good]++;
  return total;
}

export const tileAt = (borough: Borough, cell: string): Tile | undefined =>
  borough.tiles.find(({ cells }) => cells.includes(cell));

/** How many of a tile are left to build: in the common supply, or the own copy. */
export function tilesLeft(view: View, borough: Borough | undefined, tile: string): number {
  const pieces = view.supply[tile];
  if (pieces) return Object.values(pieces).reduce((sum, number) => sum + number, 0);
  return borough?.unbuilt.includes(tile) ? 1 : 0;
}
