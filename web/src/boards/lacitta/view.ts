/** What the server shows of a table of La Città. */

import type { Json, ScoreLine } from "../../lib/types";

export const SERVICES = ["culture", "education", "health"] as const;
export type Service = (typeof SERVICES)[number];

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
  score: number;
  score_lines: ScoreLine[];
}

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

export interface PolicyOption {
  cost: number;
  effect: string;
  n: number;
  buildings: string[];
}

export interface PolicyCard {
  id: string;
  options: PolicyOption[];
}

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
  markers?: { what: string; n: number }[];
}

export interface Spot {
  id: string;
  terrain: string;
  cells: [number, number][];
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
  /** The action under way. */
  plan: {
    policy: PolicyCard | null;
    building: string | null;
    hex: string | null;
    number: number;
    waiting: string[];
  };
  players: Player[];
  cities: City[];
  neighbours: Neighbours[];
  forecast: { migration: Record<Service, Flow[]>; hunger: number[] };
  voice: { cards: (Service | null)[]; rulings: Service[]; left: number; spent: Record<Service, number> };
  policies: { row: (PolicyCard | null)[]; deck: number; discard: { count: number; known: string[] } };
  pools: { id: string; left: number; sides: string[] }[];
  supply: number;
  hexes: Hex[];
  spots: Spot[];
  border: { id: string; terrain: string }[];
}

/** A text of the board itself, by its key. */
export type Words = (key: string, facts?: Record<string, string | number>) => string;

export const viewOf = (view: { [key: string]: Json }): View => view as unknown as View;

/** A kind of building, as the title's data file describes it. */
export interface Building {
  id: string;
  size: "castle" | "S" | "M" | "L";
  services?: Partial<Record<Service, number>>;
  wheat?: boolean;
  mountains?: boolean;
  food?: number;
  gold?: number;
  wave?: boolean;
}

export function buildingsOf(content: { [file: string]: Json }): Map<string, Building> {
  const file = content.buildings as unknown as { buildings: Building[] } | undefined;
  return new Map((file?.buildings ?? []).map((building) => [building.id, building]));
}

/** The six small buildings of the base game come first, in the order of the data file. */
export const smallBuildings = (buildings: Map<string, Building>, view: View): string[] => {
  const inPlay = new Set(view.pools.flatMap((pool) => pool.sides));
  return [...buildings.values()].filter(({ id, size }) => size === "S" && inPlay.has(id)).map(({ id }) => id);
};

/** How many tiles are left that can be this building. */
export const tilesLeft = (view: View, building: string): number =>
  view.pools.find((pool) => pool.sides.includes(building))?.left ?? 0;

/** The arches on a building, one entry each; halves are drawn as halves. */
export function archesOf(building: Building | undefined): { service: Service; half: boolean }[] {
  const arches: { service: Service; half: boolean }[] = [];
  for (const service of SERVICES) {
    const points = building?.services?.[service] ?? 0;
    for (let place = 0; place < Math.floor(points); place++) arches.push({ service, half: false });
    if (points % 1) arches.push({ service, half: true });
  }
  return arches;
}

/** What an answer to the question of a policy card costs; nothing is said of other answers. */
export function priceOf(view: View, words: string[]): number | null {
  const [verb = "", what = ""] = words;
  const number = verb === "look" ? (what === "all" ? 3 : 2) : Number(what);
  const option = view.plan.policy?.options.find(({ effect, n, buildings }) =>
    verb === "choose" ? buildings.includes(what) : effect === verb && n === number,
  );
  return option?.cost ?? null;
}
