import type { Result, ScoreLine } from "./types";

/** The seats from the first place to the last. */
export function ranking(result: Result): number[] {
  return result.ranks.map((_, seat) => seat).sort((one, other) => result.ranks[one]! - result.ranks[other]!);
}

/** The points of a seat in one category. */
export function points(result: Result, seat: number, category: string): number {
  return linesOf(result, seat, category).reduce((sum, line) => sum + line.points, 0);
}

/** Where the points of a seat in one category come from. */
export function linesOf(result: Result, seat: number, category: string): ScoreLine[] {
  return (result.lines[seat] ?? []).filter((line) => line.category === category);
}
