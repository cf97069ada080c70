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

/** The seats a seat wins with, itself among them. */
export function teamOf(result: Result, seat: number): readonly number[] {
  return result.teams.find((team) => team.includes(seat)) ?? [seat];
}

/** The seats in the order a table of points has them: mine and my team first, then by rank, partners side by side. */
export function columns(result: Result, mine: number | null): number[] {
  const first = mine === null ? [] : [mine, ...teamOf(result, mine)];
  return [...new Set([...first, ...ranking(result).flatMap((seat) => [seat, ...teamOf(result, seat)])])];
}
