import type { Flight } from "../../lib/flights.svelte";
import type { Fact, TableEvent } from "../../lib/types";

/** What moves over the board: citizens, gold, policy cards, buildings and markers of a player. */
export type Piece =
  | { kind: "citizen" }
  | { kind: "gold" }
  | { kind: "policy" }
  | { kind: "building"; building: string; seat: number }
  | { kind: "marker"; seat: number };

const CITIZEN: Piece = { kind: "citizen" };
const GOLD: Piece = { kind: "gold" };
const POLICY: Piece = { kind: "policy" };

/** A hex is told as it is written, with a mark before it. */
const hex = (fact: Fact | undefined) => `hex-${String(fact).replace(/^=/, "")}`;
const times = <T>(number: Fact | undefined, thing: T): T[] => Array.from({ length: Number(number ?? 1) }, () => thing);

/** Where people, gold and markers go when something happens; the board names the places. */
export function flightsOf({ key, facts }: TableEvent): Flight<Piece>[] {
  const gold = `gold-${String(facts["seat"])}`;
  const city = hex(facts["city"]);
  const seat = Number(facts["seat"]);
  const building: Piece = { kind: "building", building: String(facts["building"]).replace(/^a-/, ""), seat };
  const castle: Piece = { kind: "building", building: "castle", seat };
  const player = `player-${seat}`;
  switch (key) {
    case "event-migrated":
      return [{ piece: CITIZEN, from: hex(facts["from"]), to: city }];
    case "event-lost":
      return [{ piece: CITIZEN, from: hex(facts["from"]), to: "supply" }];
    case "event-starved":
      return [{ piece: CITIZEN, from: city, to: "supply" }];
    case "event-over-limit":
      return times(facts["n"], { piece: CITIZEN, from: city, to: "supply" });
    case "event-built":
      return [{ piece: building, from: player, to: hex(facts["hex"]) }];
    case "event-demolished":
      return [{ piece: building, from: hex(facts["hex"]), to: "supply" }];
    case "event-castle-placed":
      return [{ piece: castle, from: player, to: hex(facts["hex"]) }];
    case "event-razed":
      return [{ piece: castle, from: city, to: player }];
    case "event-policy":
      return [{ piece: POLICY, from: String(facts["card"]), to: player }];
    case "event-opened":
      return [{ piece: POLICY, from: "policy-deck", to: String(facts["card"]) }];
    case "event-founded":
      return [
        { piece: castle, from: player, to: hex(facts["hex"]) },
        { piece: CITIZEN, from: city, to: hex(facts["hex"]) },
        ...times(2, { piece: CITIZEN, from: "supply", to: hex(facts["hex"]) }),
      ];
    case "event-arrived":
      return times(facts["n"], { piece: CITIZEN, from: "supply", to: city });
    case "event-growth":
      return [facts["cities"] ?? []].flat().map((grown) => ({ piece: CITIZEN, from: "supply", to: hex(grown) }));
    case "event-income":
    case "event-card-gold":
      return times(facts["gold"], { piece: GOLD, from: "bank", to: gold });
    case "event-paid":
      return times(facts["gold"], { piece: GOLD, from: gold, to: "bank" });
    case "event-marked":
      return times(facts["n"], {
        piece: { kind: "marker", seat },
        from: `markers-${String(facts["seat"])}`,
        to: hex(facts["hex"]),
      });
    case "event-harvest":
      return [
        {
          piece: { kind: "marker", seat },
          from: `markers-${String(facts["seat"])}`,
          to: hex(facts["hex"]),
        },
      ];
    default:
      return [];
  }
}
