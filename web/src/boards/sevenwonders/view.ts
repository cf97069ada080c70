/** What the server shows of a table of 7 Wonders. */

import type { Json, ScoreLine } from "../../lib/types";

export interface Zone {
  count: number;
  known: string[];
}

export interface City {
  name: number | string;
  board: string;
  side: "a" | "b";
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
  production: {
    own: string[][];
    sale: string[][];
    left_price: Record<string, number>;
    right_price: Record<string, number>;
    left_rebate: number;
    right_rebate: number;
  };
  owed: number;
  score: number;
  score_lines: ScoreLine[];
  hand?: Zone;
  leader_hand?: Zone;
  draft?: Zone;
  partner?: number;
  plan?: { card: string; use: string; payment?: string | null } | null;
  prices?: Record<string, number | null>;
}

export interface View {
  seat: number | null;
  age: number;
  turn: number;
  turns: number;
  direction: "left" | "right";
  deciders: number[];
  over: boolean;
  discard: Zone;
  cities: City[];
  holder?: number;
  pile?: Zone;
}

export const viewOf = (view: { [key: string]: Json }): View => view as unknown as View;
