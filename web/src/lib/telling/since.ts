/** What the others did since my last move. */

import type { HistoryStep, TableEvent } from "../types";
import { mannerOf, seatOf, type Manners } from "./beats";

/** What one of the others did: the events of some steps. */
export interface Doing {
  seat: number;
  steps: { version: number; events: TableEvent[] }[];
}

/** One entry for each other seat, in the order in which they began; for who watches, the last that each did. */
export function doingsSince(steps: readonly HistoryStep[], mine: number | null, manners: Manners): Doing[] {
  const withdrawn = new Set(steps.flatMap(({ entry }) => entry.withdrawn ?? []));
  const kept = steps.filter(({ version, entry }) => entry.kind === "play" && !withdrawn.has(version));
  if (mine === null) return grouped(kept, null, manners).map(({ seat, steps }) => ({ seat, steps: steps.slice(-1) }));
  // My own move may have been the last one everybody waited for.
  const last = kept.findLastIndex(({ entry }) => entry.seat === mine);
  return last < 0 ? [] : grouped(kept.slice(last), mine, manners);
}

function grouped(steps: readonly HistoryStep[], mine: number | null, manners: Manners): Doing[] {
  const doings: Doing[] = [];
  for (const { version, events } of steps)
    for (const event of events) {
      const seat = seatOf(event);
      if (seat === null || seat === mine || mannerOf(event, manners).joins) continue;
      let doing = doings.find((one) => one.seat === seat);
      if (!doing) doings.push((doing = { seat, steps: [] }));
      const step = doing.steps.find((one) => one.version === version);
      if (step) step.events.push(event);
      else doing.steps.push({ version, events: [event] });
    }
  return doings;
}
