/** What the server shows of a table of Small City. */

import type { Json, ScoreLine } from "../../lib/types";

export const GOODS = ["wood", "stone", "metal"] as const;
export type Good = (typeof GOODS)[number];
export const ROWS = ["industry", "construction", "economy", "tourism"] as const;
export type Row = (typeof ROWS)[number];
export const COLUMNS = [1, 2, 3, 4] as const;

export interface Slot {
  cell: string;
  function: string;
  seat?: number | null;
}

export interface Tile {
  tile: string;
  family: string;
  level: number;
  shape: string;
  cells: string[];
  zone: string[];
  fresh: boolean;
  slots?: Slot[];
  goods?: Good[];
}

export interface PromiseCard {
  pile: string;
  special: boolean;
  card: string | null;
  text?: string;
  kept?: number;
  broken?: number;
  holds?: boolean;
}

export interface Borough {
  seat: number;
  out: boolean;
  grid: number;
  side: number;
  sides: number[];
  money: number;
  votes: number;
  pollution: number;
  generated: number;
  property_value: number;
  census: number;
  action: string | null;
  blocked: string[];
  tiles: Tile[];
  hall: { citizens: number; goods: Record<Good, number> };
  career: number;
  reserve: number;
  gone: number;
  cemeteries: { cell: string; seat: number }[];
  tourists: number;
  powers: Record<string, boolean>;
  watched: string[];
  unbuilt: string[];
  never_again: string[];
  discs: ({ row: Row; column: number } | null)[];
  works_left: number;
  /** What each tile that costs money costs now. */
  prices: Record<string, number>;
  /** Whether the next Cultural Building takes a raw material less. */
  saves_good: boolean;
  forecast: { votes: number; pollution: number };
  promises: PromiseCard[];
  score: number;
  score_lines: ScoreLine[];
  planned_hall?: string[];
  drawn?: string[];
  plan?: { tile: string | null; enlarging: string | null; cells: string[]; free: boolean };
  picked?: { seat: number; cell: string };
}

export interface RingCard {
  action: string;
  taken_by: number | null;
  mayor: boolean;
  price: number | null;
}

export interface View {
  seat: number | null;
  round: number;
  rounds: number;
  phase: string;
  over: boolean;
  deciders: number[];
  host: number;
  active: number | null;
  order: number[];
  screens: number[];
  game: string;
  council: string;
  victory: string;
  difficulty: string | null;
  mayor: string[];
  ring: RingCard[];
  supply: Record<string, Record<string, number>>;
  goods: Record<Good, number>;
  investment: { row: string; column: number } | null;
  piles: Record<string, number>;
  boroughs: Borough[];
}

export const viewOf = (view: { [key: string]: Json }): View => view as unknown as View;

/** A kind of tile, as the title's data file describes it. */
export interface Kind {
  id: string;
  family: string;
  level?: number;
  shapes: { id: string; cells: [number, number][]; count: number }[];
  slots?: string[];
  price?: number;
  goods?: string;
  /** The cells that influence, if not all do. */
  influencing?: number[];
  unique?: boolean;
  stock?: string;
}

export function kindsOf(content: { [file: string]: Json }): Map<string, Kind> {
  const kinds = (content.tiles ?? []) as unknown as Kind[];
  return new Map(kinds.map((kind) => [kind.id, kind]));
}

/** A promise card, as the title's data file describes it. */
export interface PromiseFace {
  number: number;
  pile: string;
  kept: number;
  broken: number;
}

/** The face of the promise card with a message key such as `promise-7`. */
export function promiseFace(content: { [file: string]: Json }, key: string): PromiseFace | null {
  const [kind, number] = key.split("-");
  const faces = (content.promises ?? []) as unknown as PromiseFace[];
  const isSpecial = (face: PromiseFace) => face.pile === "special";
  return faces.find((face) => String(face.number) === number && isSpecial(face) === (kind === "special")) ?? null;
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

export interface CouncilGifts {
  industry: string[][];
  construction: number[][];
  economy: number[];
  tourism: number[];
}

export const giftsOf = (content: { [file: string]: Json }): CouncilGifts | null =>
  ((content.boards as { [key: string]: Json } | undefined)?.council as unknown as CouncilGifts | undefined) ?? null;

/** A title that a solo score can earn. */
export interface Rating {
  id: string;
  least: number;
}

export const ratingsOf = (content: { [file: string]: Json }): Rating[] =>
  ((content.boards as { [key: string]: Json } | undefined)?.ratings as unknown as Rating[] | undefined) ?? [];

export const tileAt = (borough: Borough, cell: string): Tile | undefined =>
  borough.tiles.find(({ cells }) => cells.includes(cell));

/** How many of a tile are left to build: in the common supply, or the own copy. */
export function tilesLeft(view: View, borough: Borough | undefined, tile: string): number {
  const pieces = view.supply[tile];
  if (pieces) return Object.values(pieces).reduce((sum, number) => sum + number, 0);
  return borough?.unbuilt.includes(tile) ? 1 : 0;
}
