/** What the server shows of a table of Card City XL. */

import type { Json, ScoreLine } from "../../lib/types";

export type Turn = "" | "w" | "n" | "e" | "s" | "nw" | "ne" | "se" | "sw";
export type HalfSide = "nw" | "ne" | "en" | "es" | "se" | "sw" | "ws" | "wn";

/** A card of the data files: one type, or two halves cut straight or diagonally. */
export interface Kind {
  id: string;
  types: string[];
  cut: "straight" | "diagonal" | null;
}

export interface Part {
  type: string;
  sides: Turn;
}

export interface CardAt {
  cell: string;
  card: string;
  parts: Part[];
  percent: number;
}

export interface District {
  type: "residence" | "commerce" | "parking";
  cells: string[];
  size: number;
  joints: { cell: string; side: HalfSide }[];
  owners: { seat: number; cards: number; share: number }[];
  points?: number;
  happiness?: number;
  /** What matters to happiness, as far as the district touches it. */
  touches?: string[];
  income?: number;
  colours?: number;
  support?: number;
  needed?: number;
  growth?: { seat: number; cells: string[] }[];
  stopped?: "reserve" | "limit" | "place" | "suburb";
}

export interface Ground {
  seats: number[];
  shape: "square" | "hex";
  rows: number;
  columns: number;
  /** Row by row the seat each place belongs to, `s` for the suburb, `.` for no place. */
  regions: string[];
  frame: { rows: [number, number]; columns: [number, number] };
  extent: { rows: [number, number] | null; columns: [number, number] | null };
  cells: CardAt[];
  architect: string | null;
  districts: District[];
}

export interface Cards {
  count: number;
  known: string[];
}

export interface City {
  ground: number;
  money: number;
  hand: Cards & { open: string[] };
  counted: number;
  limit: number;
  cards: number;
  empty: number;
  industries: number;
  leisures: number;
  leisure_price: number;
  industry_price: number;
  park_price: number;
  cloudy: string[];
  income: number;
  income_lines: { source: string; cells: string[]; money: number }[];
  score: number;
  half_point: boolean;
  score_lines: ScoreLine[];
  pollution?: number;
  cleaning_price?: number;
  lost?: boolean;
  rank?: string | null;
}

export interface Lot {
  lot: "first" | "second";
  room: { open: number; hidden: number };
  open: string[];
  hidden: Cards;
  money: number;
}

export interface Offer {
  seat: number;
  to_seat: number;
  complete: boolean;
  lots: Lot[];
}

export interface View {
  seat: number | null;
  level: string;
  victory: string;
  architect: boolean;
  ecology: boolean;
  leisure_crisis: boolean;
  unique_city: boolean;
  suburb: boolean;
  size: number;
  round: number;
  rounds: number;
  phase: string;
  first: number;
  over: boolean;
  pile: Cards;
  reserve: {
    residence: number;
    commerce: number;
    industry: number;
    park: number;
    cloud: number;
    top_industry: string | null;
  };
  discard: string[];
  drawn: Cards & { seat: number | null };
  offer: Offer | null;
  grounds: Ground[];
  cities: City[];
  picked?: string;
}

export const viewOf = (view: { [key: string]: Json }): View => view as unknown as View;

type Content = { [file: string]: Json };

export function kindsOf(content: Content): Map<string, Kind> {
  const cards = (content.cards ?? []) as unknown as Partial<Kind>[];
  return new Map(cards.map(({ id = "", types = [], cut = null }) => [id, { id, types, cut }]));
}

export interface Rank {
  id: string;
  least: number;
}

/** The ranks of a lone city that exist with a victory condition, the lowest first. */
export function ranksOf(content: Content, victory: string): Rank[] {
  const ranks = (content.ranks ?? []) as unknown as ({ id: string } & Record<string, number | null>)[];
  return ranks.flatMap((rank) => (rank[victory] === null ? [] : [{ id: rank.id, least: Number(rank[victory]) }]));
}

/** Points by category, in the order they are counted. */
export function categories(lines: readonly ScoreLine[]): { category: string; points: number }[] {
  const sums = new Map<string, number>();
  for (const { category, points } of lines) sums.set(category, (sums.get(category) ?? 0) + points);
  return [...sums].map(([category, points]) => ({ category, points }));
}

/** The variants a table is played with, as keys of options. */
export const variantsOf = (view: View): string[] =>
  (["architect", "ecology", "leisure_crisis", "unique_city", "suburb"] as const).filter((key) => view[key]);

/** How far the needs of a residential district are met: 0 to 3. */
export const NEEDS = ["leisure", "parking", "commerce"] as const;
export const needsMet = (district: District): number => NEEDS.filter((need) => district.touches?.includes(need)).length;
