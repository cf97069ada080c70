import type { Fact, TableEvent } from "../../lib/types";

/** Two cities compared, and what each gets: points, less than none for a defeat. */
export interface Fight {
  one: Fact;
  other: Fact;
  shields: [Fact, Fact];
  points: [number, number];
}

/** The fights events tell of, each with the tokens told behind it. */
export function fightsIn(events: readonly TableEvent[]): Fight[] {
  const fights: Fight[] = [];
  for (const { key, facts } of events) {
    const last = fights.at(-1);
    if (key === "event-conflict")
      fights.push({
        one: facts["seat"]!,
        other: facts["other_seat"]!,
        shields: [facts["shields"]!, facts["other_shields"]!],
        points: [0, 0],
      });
    else if (last && (key === "event-victory" || key === "event-defeat")) {
      const side = facts["seat"] === last.one ? 0 : 1;
      last.points[side] += Number(facts["number"]) * (key === "event-victory" ? Number(facts["worth"]) : -1);
    }
  }
  return fights;
}
