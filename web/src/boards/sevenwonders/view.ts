/**
 * Written by quartier.testing.page_types from
 *   quartier.titles.sevenwonders.views
 */

import type { ScoreLine, Zone } from "../../lib/types";

export type BoardSide = "a" | "b";

export type Points = number;

/** What a city makes for itself, what it sells and pays; a unit lists all that it can be. */
export interface Production {
  own: string[][];
  sale: string[][];
  left_price: Record<string, number>;
  right_price: Record<string, number>;
  left_rebate: number;
  right_rebate: number;
}

/** A secret choice so far. */
export interface Plan {
  card: string;
  use: "build" | "stage" | "sell" | "keep";
  payment?: string | null;
  right?: number;
}

/**
 * A city; the free one has no hands. `plan` and prices are there for those who know them.
 *
 * `side` is None until its board is laid down.
 */
export interface City {
  name: number | string;
  board: string;
  side: BoardSide | null;
  stages: number;
  coins: number;
  debts: number;
  diplomacy: number;
  shields: number;
  military: number;
  victories: number;
  defeats: number;
  built: string[];
  leaders: string[];
  copied: string | null;
  under: Zone;
  colours: Record<string, number>;
  science: Record<string, number>;
  production: Production;
  rights: number;
  owed: number;
  score: Points;
  score_lines: ScoreLine[];
  hand?: Zone;
  leader_hand?: Zone;
  draft?: Zone;
  partner?: number;
  plan?: Plan | null;
  prices?: Record<string, number | null>;
  stage_price?: number | null;
}

/** Two cities that would be compared if the age ended now, for so many tokens of that worth. */
export interface Fight {
  one: number;
  other: number;
  tokens: number;
  worth: number;
}

/** The table; `holder` and `pile` belong to the game of two. */
export interface View {
  seat: number | null;
  age: number;
  turn: number;
  turns: number;
  direction: "left" | "right";
  deciders: number[];
  over: boolean;
  discard: Zone;
  leader_discard: number;
  leader_deck: number;
  cities: City[];
  fights: Fight[];
  holder?: number;
  pile?: Zone;
}
