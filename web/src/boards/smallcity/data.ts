/**
 * Written by quartier.testing.page_types from
 *   quartier.titles.smallcity.schema
 */

export type Cell = [number, number];

export type Family =
  "residential" | "commercial" | "factory" | "warehouse" | "refinery" | "port" | "service" | "cultural" | "park";

export type Function =
  | "home"
  | "cash"
  | "sell"
  | "buy"
  | "trade"
  | "wood"
  | "stone"
  | "metal"
  | "rest"
  | "police"
  | "fire"
  | "clinic"
  | "university"
  | "hall"
  | "storage";

export type Stock = "common" | "dealt" | "by_players";

export type Metric =
  | "park_cells"
  | "park_tiles"
  | "residential_tiles"
  | "residential_full_tiles"
  | "residential_citizens"
  | "commercial_tiles"
  | "commercial_cells"
  | "factory_tiles"
  | "cultural_built"
  | "built"
  | "built_among"
  | "cemeteries"
  | "pollution"
  | "money"
  | "resources_stored"
  | "citizens_out_of_reserve"
  | "empty_cells"
  | "zone_steps"
  | "work_slots"
  | "work_slots_empty"
  | "tourists_abroad";

export type Pile = "easy" | "medium" | "hard" | "special";

export type Game = "economic" | "citizen" | "cultural" | "solo";

/**
 * A thing in the box, and the basis of its values: the names of those that were not found.
 *
 * What is found stands in a rulebook or on a picture of the box; `derived` values follow from
 * that, `reconstructed` ones were chosen so that all of it holds. `corrected` ones are those an
 * owner of the box has looked up. Lists hold an entry once, known by the fields in `named_by`; if
 * they are `fixed`, rules and texts rely on every name, so that none may come or go.
 */
export interface Entry {
  derived?: string[];
  reconstructed?: string[];
  corrected?: string[];
}

/** Cells as (x, y); slot i of the tile lies on cell i. */
export interface ShapeData extends Entry {
  id: string;
  cells: Cell[];
  count: number;
}

/** A kind of tile. `influencing` lists the cells that influence, if not all do. */
export interface TileData extends Entry {
  id: string;
  family: Family;
  shapes: ShapeData[];
  level?: number;
  slots?: Function[];
  price?: number;
  goods?: string;
  influencing?: number[];
  unique?: boolean;
  stock?: Stock;
}

export interface ConditionData {
  metric: Metric;
  least?: number | null;
  most?: number | null;
  level?: number;
  buildings?: string[];
}

/** A promise; special ones are numbered apart. */
export interface PromiseData extends Entry {
  number: number;
  pile: Pile;
  kept: number;
  broken: number;
  conditions: ConditionData[];
  removed_in?: Game[];
}

/** How many tiles of a family the list of components counts. */
export interface FamilyData extends Entry {
  family: Family;
  count: number;
}

/** `sides` are the lengths of the Buildable Zone along the size track. */
export interface BoroughData extends Entry {
  id: "easy" | "expert";
  sides: number[];
}

export interface CitizensData {
  hall: number;
  career: number;
  reserve: number;
}

export interface GoodsData {
  wood: number;
  stone: number;
  metal: number;
}

/**
 * The benefits of the columns: goods to choose from, sizes of a free tile, dollars or votes,
 * citizens.
 */
export interface CouncilData {
  industry: string[][];
  construction: number[][];
  economy: number[];
  tourism: number[];
}

export interface DrawData extends Entry {
  columns: number[];
}

export interface DifficultyData extends Entry {
  id: string;
  deaths: "none" | "one_above" | "one_per_point";
  points?: number;
}

export interface RatingData extends Entry {
  id: string;
  least: number;
}

export interface BoardsData extends Entry {
  tiles: FamilyData[];
  boroughs: BoroughData[];
  copies_by_players: number[];
  money_by_turn: number[];
  citizens: CitizensData;
  goods: GoodsData;
  council: CouncilData;
  promises_drawn: DrawData;
  difficulties: DifficultyData[];
  solo_deaths_from: number;
  ratings: RatingData[];
}

/** All data files. */
export interface Files {
  tiles: TileData[];
  promises: PromiseData[];
  specials: PromiseData[];
  boards: BoardsData;
}
