/**
 * Written by quartier.testing.page_types from
 *   quartier.titles.lacitta.views
 */

import type { ScoreLine, Zone } from "../../lib/types";

export type EffectName = "build" | "build_size" | "markers" | "citizens" | "harvest" | "look";

export type Points = number;

export type Service = "culture" | "education" | "health";

export type Size = "castle" | "S" | "M" | "L";

export interface PolicyOption {
  cost: number;
  effect: EffectName;
  n: number;
  buildings: string[];
}

export interface PolicyCard {
  id: string;
  options: PolicyOption[];
}

/** The action under way: the policy card carried out, what is placed, where, how many. */
export interface Plan {
  policy: PolicyCard | null;
  building: string | null;
  hex: string | null;
  number: number;
  waiting: string[];
}

export interface Player {
  gold: number;
  income: number;
  ready: number;
  played: (string | null)[];
  castles: number;
  markers: number;
  founded: boolean;
  hungry: boolean;
  lost: boolean;
  citizens: number;
  food: number;
  short: number;
  score: Points;
  score_lines: ScoreLine[];
}

/** A city, named by the hex of its castle; no limit is None. */
export interface City {
  castle: string;
  owner: number;
  tiles: string[];
  citizens: number;
  in_castle: number;
  missing: number;
  limit: number | null;
  market: boolean;
  wave: boolean;
  arches: Record<Service, number>;
  services: Record<Service, number>;
  complete: boolean;
  food: number;
  income: number;
}

export interface Neighbours {
  one: string;
  other: string;
  gap: number;
  rivals: boolean;
}

export interface Flow {
  to: string;
  from: string;
  stays: boolean;
}

/** What would happen if the year ended now: migration by ruling service, and hunger. */
export interface Forecast {
  migration: Record<Service, Flow[]>;
  hunger: number[];
}

/** The cards of this year, None for one that is hidden, and those spent before. */
export interface Voice {
  cards: (Service | null)[];
  rulings: Service[];
  left: number;
  spent: Record<Service, number>;
}

export interface Policies {
  row: (PolicyCard | null)[];
  deck: number;
  discard: Zone;
}

/** What a building is and gives, before its place is known. */
export interface Building {
  id: string;
  code: string | null;
  size: Size;
  services: Record<Service, number>;
  food: number;
  gold: number;
  wheat: boolean;
  mountains: boolean;
  wave: boolean;
}

/** Tiles that are the same two-sided piece. */
export interface Pool {
  id: string;
  left: number;
  sides: string[];
}

export interface Marker {
  what: Service | "harvest";
  n: number;
}

/** A hex with its surroundings; what is behind `tile` is there if a tile is. */
export interface Hex {
  id: string;
  q: number;
  r: number;
  in_play: boolean;
  spots: string[];
  border: string | null;
  around: string[];
  wheat: number;
  mountains: number;
  lake: boolean;
  tile: string | null;
  owner?: number;
  city?: string;
  citizens?: number;
  food?: number;
  gold?: number;
  markers?: Marker[];
}

export interface Spot {
  id: string;
  terrain: string;
  orientation: string;
  cells: [number, number][];
}

export interface Border {
  id: string;
  terrain: string;
}

export interface View {
  seat: number | null;
  edition: string;
  expansion: boolean;
  setup: string;
  year: number;
  years: number;
  phase: string;
  turn: number;
  turns: number;
  first: number;
  mover: number;
  deciders: number[];
  over: boolean;
  plan: Plan;
  players: Player[];
  cities: City[];
  neighbours: Neighbours[];
  forecast: Forecast;
  voice: Voice;
  policies: Policies;
  buildings: Building[];
  pools: Pool[];
  supply: number;
  hexes: Hex[];
  spots: Spot[];
  border: Border[];
}
