/**
 * Written by quartier.testing.page_types from
 *   quartier.titles.smallcity.schema
 */

export type Doubt = "shapes" | "slots" | "count" | "cost" | "size" | "sides" | "columns" | "pile" | "conditions";

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
 * What no picture or text was at hand for: `derived` values follow from known ones,
 * `reconstructed` ones were chosen so that everything known holds.
 */
export interface Doubtful {
  derived?: Doubt[];
  reconstructed?: Doubt[];
}

/** Cells as (x, y); slot i of the tile lies on cell i. */
export interface ShapeData {
  id: string;
  cells: Cell[];
  count: number;
}

/** A kind of tile. `influencing` lists the cells that influence, if not all do. */
export interface TileData extends Doubtful {
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

export interface PromiseData extends Doubtful {
  number: number;
  pile: Pile;
  kept: number;
  broken: number;
  conditions: ConditionData[];
  removed_in?: Game[];
}

/** `sides` are the lengths of the Buildable Zone along the size track. */
export interface BoroughData extends Doubtful {
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

export interface DrawData extends Doubtful {
  columns: number[];
}

export interface DifficultyData {
  id: string;
  deaths: "none" | "one_above" | "one_per_point";
  points?: number;
}

export interface RatingData {
  id: string;
  least: number;
}

export interface BoardsData {
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

/** All data files; the normal promises come before the special ones. */
export interface Files {
  tiles: TileData[];
  promises: PromiseData[];
  boards: BoardsData;
}
