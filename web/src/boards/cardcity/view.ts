/**
 * Written by quartier.testing.page_types from
 *   quartier.titles.cardcity.views
 */

import type { ScoreLine, Zone } from "../../lib/types";

export type TypeName = "residence" | "commerce" | "leisure" | "industry" | "parking" | "town_hall" | "park" | "cloud";

export type Turn = "" | "w" | "n" | "e" | "s" | "nw" | "ne" | "se" | "sw";

export type HalfSide = "nw" | "ne" | "en" | "es" | "se" | "sw" | "ws" | "wn";

export type Obstacle = "reserve" | "limit" | "place" | "suburb";

export type Span = [number, number];

export type Points = number;

export type LotName = "first" | "second";

export type Victory = "residential" | "economic" | "industrial" | "commercial" | "happiness";

/** What a card or a half of it is, and the sides it shows that to. */
export interface Part {
  type: TypeName;
  sides: Turn;
}

/** A card that lies; `x` and `y` count cards to the right of and below the top left corner. */
export interface CardAt {
  cell: string;
  x: number;
  y: number;
  card: string;
  cut: string;
  turn: Turn;
  parts: Part[];
  percent: number;
}

/** Where cards of a district touch. */
export interface Joint {
  cell: string;
  side: HalfSide;
}

/** What a seat has of a district: cards, and a share of its points or income. */
export interface Share {
  seat: number;
  cards: number;
  share: number;
}

/** Where a district would develop now. */
export interface Growth {
  seat: number;
  cells: string[];
}

/** Cards that touch. `touches` is what matters to happiness, as far as it touches that. */
export interface District {
  type: TypeName;
  cells: string[];
  size: number;
  joints: Joint[];
  points?: number;
  happiness?: number;
  touches?: TypeName[];
  colours?: number;
  income?: number;
  owners: Share[];
  support?: number;
  needed?: number;
  growth?: Growth[];
  stopped?: Obstacle;
}

/** The rows and columns the square can still reach, first and last. */
export interface Frame {
  rows: Span;
  columns: Span;
}

/** Those it holds already; None where it does not float. */
export interface Extent {
  rows: Span | null;
  columns: Span | null;
}

/**
 * A city, or the one several seats share.
 *
 * `regions` has row by row the seat each place belongs to, `s` for the suburb, `.` for no place.
 */
export interface Ground {
  seats: number[];
  layout: string;
  shape: "hex" | "square";
  rows: number;
  columns: number;
  regions: string[];
  frame: Frame;
  extent: Extent;
  cells: CardAt[];
  architect: string | null;
  districts: District[];
}

export interface Income {
  source: string;
  cells: string[];
  money: number;
}

/** CC-A5: `open` are those of its cards that everybody has seen. */
export interface Hand extends Zone {
  open: string[];
}

/** What a seat has; `cloudy` are the places where one more industry would bring a cloud. */
export interface City {
  ground: number;
  money: number;
  hand: Hand;
  counted: number;
  limit: number;
  cards: number;
  empty: number;
  industries: number;
  leisures: number;
  leisure_price: number;
  industry_price: number;
  park_price: number;
  free: string[];
  cloudy: string[];
  income: number;
  income_lines: Income[];
  score: Points;
  score_lines: ScoreLine[];
  pollution?: number;
  cleaning_price?: number;
  lost?: boolean;
  rank?: string | null;
}

export interface Reserve {
  residence: number;
  commerce: number;
  industry: number;
  park: number;
  cloud: number;
  top_industry: string | null;
}

/** The cards somebody is dividing or, alone, choosing from. */
export interface Drawn extends Zone {
  seat: number | null;
}

/** How many cards a lot has face up and face down when it is complete. */
export interface Room {
  open: number;
  hidden: number;
}

export interface Lot {
  lot: LotName;
  room: Room;
  open: string[];
  hidden: Zone;
  money: number;
}

export interface Offer {
  seat: number;
  to_seat: number;
  complete: boolean;
  lots: Lot[];
}

/** The table; `picked` is the card a seat has in hand to place. */
export interface View {
  seat: number | null;
  level: string;
  victory: Victory;
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
  deciders: number[];
  over: boolean;
  pile: Zone;
  reserve: Reserve;
  discard: string[];
  drawn: Drawn;
  offer: Offer | null;
  grounds: Ground[];
  cities: City[];
  picked?: string;
}
