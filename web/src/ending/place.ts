import type { Result } from "../lib/types";

/** How a seat ended: its rank among so many, and how far from whom. */
export interface Place {
  rank: number;
  of: number;
  /** Those with the same rank, beside the seat itself. */
  beside: number[];
  /** The nearest one that counts: the best of the others for the first, the winner for everybody else. */
  rival: number | null;
  /** Points between the seat and its rival; 0 where a tie-break decided. */
  apart: number;
}

export function placeOf(result: Result, seat: number): Place {
  const others = result.ranks.map((_, other) => other).filter((other) => other !== seat);
  const rank = result.ranks[seat]!;
  const beside = others.filter((other) => result.ranks[other] === rank);
  const rest = others.filter((other) => !beside.includes(other));
  const rival = rest.toSorted((one, other) => result.ranks[one]! - result.ranks[other]!)[0] ?? null;
  const apart = rival === null ? 0 : Math.abs(result.totals[seat]! - result.totals[rival]!);
  return { rank, of: result.ranks.length, beside, rival, apart };
}

/** The seats in the order of a result: mine first, then around the table. */
export function seatsFrom(result: Result, seat: number | null): number[] {
  const first = seat ?? 0;
  return result.ranks.map((_, index) => (first + index) % result.ranks.length);
}

/** What nobody can score at this table, such as leaders without Leaders, would be a row of noughts. */
export const scoredCategories = (result: Result): string[] =>
  result.categories.filter((category) =>
    result.lines.some((lines) => lines.some((line) => line.category === category)),
  );
