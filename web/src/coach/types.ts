import type { Facts, Move } from "../lib/types";

/** A move and what a bot expects of it. */
export interface Estimate {
  move: Move;
  win_share: number;
  score: number;
  examined: number;
  reason: { key: string; facts: Facts } | null;
}

export interface Hint {
  seat: number;
  candidates: Estimate[];
}

export interface Point {
  version: number;
  win_share: number;
  score: number;
}

export interface Mistake {
  version: number;
  played: Estimate;
  best: Estimate;
  cost: number;
}

/** What the moves of a seat were worth; growing until `is_whole`. */
export interface Review {
  done: number;
  of: number;
  is_whole: boolean;
  seat: number;
  curve: Point[];
  mistakes: Mistake[];
  best_score: number | null;
}
