/** Who is beside whom, and who would lose a citizen to whom: read from the forecast of the view. */

import type { TableEvent } from "../../lib/types";
import { SERVICES } from "./reading";
import type { City, Flow, Service, View } from "./view";

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

/** The arrows of those who have just moved. */
export function migrationsIn(events: readonly TableEvent[]): Arrow[] {
  const name = (fact: unknown, mark: string) => String(fact).replace(mark, "");
  return events
    .filter(({ key }) => key === "event-migrated" || key === "event-lost")
    .map(({ key, facts }) => ({
      from: name(facts["from"], "="),
      to: name(facts["city"], "="),
      stays: key === "event-migrated",
      service: name(facts["service"], "service-") as Service,
    }));
}

/** How often each service is shown by the voice cards I know. */
export const votes = (view: View, service: Service): number =>
  view.voice.cards.filter((card) => card === service).length;
