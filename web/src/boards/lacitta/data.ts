/**
 * Written by quartier.testing.page_types from
 *   quartier.titles.lacitta.schema
 */

export type Orientation = "up" | "down";

export type TerrainName = "farm1" | "farm2" | "farm3" | "mountain" | "lake" | "wasteland";

export type Source = "printed" | "reconstructed";

export type Set = "base" | "expansion";

export type Size = "castle" | "S" | "M" | "L";

export type EffectName = "build" | "build_size" | "markers" | "citizens" | "harvest" | "look";

/** A hex: axial coordinates, from how many players on it is used, what it lies next to. */
export interface HexData {
  id: string;
  q: number;
  r: number;
  players: 2 | 3 | 4;
  spots: string[];
  border?: string;
  extension?: string;
}

/** A place for a terrain tile, with the cells of the grid it covers. */
export interface SpotData {
  id: string;
  orientation: Orientation;
  cells: [number, number][];
  extension?: boolean;
}

export interface BorderData {
  id: string;
  terrain: TerrainName;
}

export interface BoardData {
  source: Source;
  hexes: HexData[];
  spots: SpotData[];
  border: BorderData[];
}

/** Tiles that are the same two-sided piece. */
export interface PoolData {
  id: string;
  tiles: number;
  source: Source;
}

export interface ServicesData {
  culture?: number;
  education?: number;
  health?: number;
}

/** A building; `wheat` and `mountains` say that its yield depends on the terrain around. */
export interface BuildingData {
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
export interface PolicyData {
  id: string;
  base: number;
  expansion: number;
  options: PolicyOptionData[];
  source: Source;
}

export interface TerrainData {
  terrain: TerrainName;
  tiles: number;
  source: Source;
}

export interface ExtensionData {
  spot: string;
  terrain: TerrainName;
  source: Source;
}

/** A recommended set-up: the terrain of the spots in order, the castles of each seat. */
export interface SetupData {
  players: number;
  terrain: TerrainName[];
  castles: string[][];
  source: Source;
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
