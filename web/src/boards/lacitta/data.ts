/**
 * Written by quartier.testing.page_types from
 *   quartier.titles.lacitta.schema
 */

export type Orientation = "up" | "down";

export type TerrainName = "farm1" | "farm2" | "farm3" | "mountain" | "lake" | "wasteland";

export type Set = "base" | "expansion";

export type Size = "castle" | "S" | "M" | "L";

export type EffectName = "build" | "build_size" | "markers" | "citizens" | "harvest" | "look";

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

/** A hex: axial coordinates, from how many players on it is used, what it lies next to. */
export interface HexData extends Entry {
  id: string;
  q: number;
  r: number;
  players: 2 | 3 | 4;
  spots: string[];
  border?: string;
  extension?: string;
}

/** A place for a terrain tile, with the cells of the grid it covers. */
export interface SpotData extends Entry {
  id: string;
  orientation: Orientation;
  cells: [number, number][];
  extension?: boolean;
}

export interface BorderData extends Entry {
  id: string;
  terrain: TerrainName;
}

export interface BoardData extends Entry {
  hexes: HexData[];
  spots: SpotData[];
  border: BorderData[];
}

/** Tiles that are the same two-sided piece. */
export interface PoolData extends Entry {
  id: string;
  tiles: number;
}

export interface ServicesData {
  culture?: number;
  education?: number;
  health?: number;
}

/** A building; `wheat` and `mountains` say that its yield depends on the terrain around. */
export interface BuildingData extends Entry {
  id: string;
  set: Set;
  size: Size;
  code?: string;
  pool?: string;
  services?: ServicesData;
  wheat?: boolean;
  mountains?: boolean;
  food?: number;
  gold?: number;
  wave?: boolean;
}

export interface BuildingsData {
  pools: PoolData[];
  buildings: BuildingData[];
}

export interface PolicyOptionData {
  cost: number;
  effect: EffectName;
  cost_2000?: number;
  building?: string;
  size?: Size;
  n?: number;
}

/** A policy card: how many the base deck and the expansion deck hold, and its options. */
export interface PolicyData extends Entry {
  id: string;
  base: number;
  expansion: number;
  options: PolicyOptionData[];
}

export interface TerrainData extends Entry {
  terrain: TerrainName;
  tiles: number;
}

export interface ExtensionData extends Entry {
  spot: string;
  terrain: TerrainName;
}

/** A recommended set-up: the terrain of the spots in order, the castles in turn order. */
export interface SetupData extends Entry {
  players: number;
  terrain: TerrainName[];
  castles: string[][];
}

export interface SetupsData {
  terrain: TerrainData[];
  expansion: ExtensionData[];
  setups: SetupData[];
}

/** All data files. */
export interface Files {
  board: BoardData;
  buildings: BuildingsData;
  policies: PolicyData[];
  setups: SetupsData;
}
