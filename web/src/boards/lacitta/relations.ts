/** Who is beside whom, and who would lose a citizen to whom: read from the forecast of the view. */

import { SERVICES, type City, type Flow, type Service, type View } from "./view";

export interface Relation {
  city: City;
  gap: number;
  rivals: boolean;
  /** By service: what the year's end would bring this city from that neighbour. */
  outcome: Record<Service, { gain: number; loss: number; leaves: boolean }>;
}

export const cityAt = (view: View, castle: string): City | undefined =>
  view.cities.find((city) => city.castle === castle);

const between = (flows: Flow[], from: string, to: string) =>
  flows.filter((flow) => flow.from === from && flow.to === to);

export function relationsOf(view: View, castle: string): Relation[] {
  return view.neighbours.flatMap(({ one, other, gap, rivals }) => {
    if (one !== castle && other !== castle) return [];
    const city = cityAt(view, one === castle ? other : one);
    if (!city) return [];
    const outcome = Object.fromEntries(
      SERVICES.map((service) => {
        const flows = view.forecast.migration[service];
        const coming = between(flows, city.castle, castle);
        return [
          service,
          {
            gain: coming.filter((flow) => flow.stays).length,
            loss: between(flows, castle, city.castle).length,
            leaves: coming.some((flow) => !flow.stays),
          },
        ];
      }),
    ) as Relation["outcome"];
    return [{ city, gap, rivals, outcome }];
  });
}

/** What the rule of a service would bring a seat: citizens won and lost. */
export function balance(view: View, service: Service, seat: number): { gain: number; loss: number } {
  const owner = (castle: string) => cityAt(view, castle)?.owner;
  const flows = view.forecast.migration[service];
  return {
    gain: flows.filter((flow) => flow.stays && owner(flow.to) === seat).length,
    loss: flows.filter((flow) => owner(flow.from) === seat).length,
  };
}

export interface Arrow extends Flow {
  service: Service;
}

/** The arrows to draw: those of one service, or all that begin or end in a city. */
export function arrowsOf(view: View, services: readonly Service[], castle: string | null): Arrow[] {
  return services.flatMap((service) =>
    view.forecast.migration[service]
      .filter((flow) => castle === null || flow.to === castle || flow.from === castle)
      .map((flow) => ({ ...flow, service })),
  );
}

/** How often each service is shown by the voice cards I know. */
export const votes = (view: View, service: Service): number =>
  view.voice.cards.filter((card) => card === service).length;

export interface Walk {
  from: string;
  to: string;
}

/**
 * Who has walked from city to city between two views: to a city just founded, or to a neighbour while the
 * migration goes on. Elsewhere growth and hunger change the same numbers, and nothing is said.
 */
export function walksBetween(before: View, after: View): Walk[] {
  const had = new Map(before.cities.map(({ castle, citizens }) => [castle, citizens]));
  const owners = new Map(before.cities.map(({ castle, owner }) => [castle, owner]));
  const lost = before.cities.flatMap(({ castle, citizens }) => {
    const number = citizens - (cityAt(after, castle)?.citizens ?? 0);
    return number > 0 ? Array<string>(number).fill(castle) : [];
  });
  const beside = (one: string, other: string) =>
    before.neighbours.some(
      (pair) => (pair.one === one && pair.other === other) || (pair.one === other && pair.other === one),
    );
  const migrating = before.year === after.year && [before, after].every(({ phase }) => phase === "phase-migration");
  return after.cities.flatMap(({ castle, citizens, owner }) => {
    const isNew = !had.has(castle);
    const walks: Walk[] = [];
    for (let room = citizens - (had.get(castle) ?? 0); room > 0; room--) {
      const place = lost.findIndex((from) => (isNew ? owners.get(from) === owner : migrating && beside(from, castle)));
      if (place < 0) break;
      walks.push({ from: lost.splice(place, 1)[0]!, to: castle });
    }
    return walks;
  });
}
