/** What develops next, and what the other districts lack for it. */

import type { District } from "./view";

export const placesToGrow = (district: District, seat: number): string[] =>
  (district.growth ?? []).find((growth) => growth.seat === seat)?.cells ?? [];

/** How many neighbours are missing before a district develops. */
export const lacking = (district: District): number => (district.needed ?? 0) - (district.support ?? 0);

export interface Prospect {
  first: District;
  group: District[];
}

/** The districts of a seat: those that grow first, then those that nearly do. Equal prospects share a line. */
export function prospectsOf(districts: readonly District[], seat: number): Prospect[] {
  const grows = (district: District) => placesToGrow(district, seat).length > 0;
  const own = districts
    .filter(({ type, owners }) => type !== "parking" && owners.some((owner) => owner.seat === seat))
    .sort((one, other) => Number(grows(other)) - Number(grows(one)) || lacking(one) - lacking(other));
  const groups = new Map<string, District[]>();
  for (const district of own) {
    const fate = grows(district) ? district.cells.join() : (district.stopped ?? lacking(district));
    const key = `${district.type} ${district.size} ${fate}`;
    groups.set(key, [...(groups.get(key) ?? []), district]);
  }
  return [...groups.values()].map((group) => ({ first: group[0]!, group }));
}
