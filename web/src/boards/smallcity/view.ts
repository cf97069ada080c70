/**
 * Written by quartier.testing.page_types from
 *   quartier.titles.smallcity.views
 */

import type { ScoreLine } from "../../lib/types";

export type Good = "wood" | "stone" | "metal";

export type Row = "industry" | "construction" | "economy" | "tourism";

export type Points = number;

/** An action card of the ring: who took it, or what it would cost the next player. */
export interface RingCard {
  action: string;
  taken_by: number | null;
  mayor: boolean;
  price: number | null;
}

/** What a cell is for and who is there; nobody ever is on a cell of a City Hall. */
export interface Slot {
  cell: string;
  function: string;
  seat?: number | null;
}

/**
 * A tile with its cells: cell i carries slot i, `first` names it in moves.
 *
 * A Warehouse has goods instead of slots.
 */
export interface Tile {
  tile: string;
  family: string;
  level: number;
  shape: string;
  first: string;
  cells: string[];
  zone: string[];
  fresh: boolean;
  goods?: Good[];
  slots?: Slot[];
}

export interface Hall {
  citizens: number;
  goods: Record<Good, number>;
}

export interface Cemetery {
  cell: string;
  seat: number;
}

export interface Disc {
  row: Row;
  column: number;
}

/** What the round still brings if everybody stays. */
export interface Forecast {
  votes: number;
  pollution: number;
}

/** A promise; what follows `card` is there for those who know it. */
export interface PromiseCard {
  pile: string;
  special: boolean;
  card: string | null;
  kept?: number;
  broken?: number;
  holds?: boolean;
}

/** A work under way: the tile chosen so far, the one it enlarges, and where. */
export interface Plan {
  tile: string | null;
  enlarging: string | null;
  cells: string[];
  free: boolean;
}

export interface Picked {
  seat: number;
  cell: string;
}

/**
 * A borough; what follows the score lines only its player knows.
 *
 * `prices` has every tile that costs money; with `saves_good` the next Cultural Building takes a
 * raw material less.
 */
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
  hall: Hall;
  career: number;
  reserve: number;
  gone: number;
  cemeteries: Cemetery[];
  tourists: number;
  powers: Record<string, boolean>;
  watched: string[];
  unbuilt: string[];
  never_again: string[];
  discs: (Disc | null)[];
  works_left: number;
  prices: Record<string, number>;
  saves_good: boolean;
  forecast: Forecast;
  promises: PromiseCard[];
  score: Points;
  score_lines: ScoreLine[];
  planned_hall?: string[];
  drawn?: string[];
  plan?: Plan;
  picked?: Picked;
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
  investment: Disc | null;
  piles: Record<string, number>;
  boroughs: Borough[];
}
