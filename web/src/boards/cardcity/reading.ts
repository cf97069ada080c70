/** What can be read out of a view and the data files. */

import type { ScoreLine } from "../../lib/types";
import type { Files, TypeName } from "./data";
import type { District, Victory, View } from "./view";

/** A card of the data files: one type, or two halves cut straight or diagonally. */
export interface Kind {
  id: string;
  types: TypeName[];
  cut: "straight" | "diagonal" | null;
}

export const kindsOf = (files: Files): Map<string, Kind> =>
  new Map(files.cards.map(({ id, types, cut = null }) => [id, { id, types, cut }]));

export interface Rank {
  id: string;
  least: number;
}

/** The ranks of a lone city that exist with a victory condition, the lowest first. */
export function ranksOf(files: Files, victory: Victory): Rank[] {
  return files.ranks.flatMap(({ id, [victory]: least }) => (least === null ? [] : [{ id, least }]));
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
