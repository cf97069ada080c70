import type { HistoryStep, TableEvent } from "./types";

/** A line of the log: what somebody did, what happened to everybody, or the heading of a part of the game. */
export interface StoryLine {
  version: number;
  kind: "heading" | "act" | "note";
  events: TableEvent[];
}

/** What a part of a game begins with: an age, a year, a round. */
const HEADINGS = ["event-age", "event-year", "event-round"];

/** Whose act an event is; null for what happens between several, or to nobody. */
function actorOf({ facts }: TableEvent): number | string | null {
  const others = Object.keys(facts).some((name) => name.endsWith("_seat") && name !== "to_seat");
  return others ? null : ((facts["seat"] as number | string | undefined) ?? null);
}

/** The lines of one step: what each did is one line, in the order they began to act. */
function linesOf({ version, events }: HistoryStep): StoryLine[] {
  const lines: StoryLine[] = [];
  let acts: Record<string, StoryLine> = {};
  for (const event of events) {
    const actor = actorOf(event);
    const isHeading = HEADINGS.includes(event.key);
    if (actor !== null && !isHeading && acts[actor]) {
      acts[actor].events.push(event);
      continue;
    }
    const kind = isHeading ? "heading" : actor === null ? "note" : "act";
    const line: StoryLine = { version, kind, events: [event] };
    lines.push(line);
    if (kind === "act") acts[actor!] = line;
    else acts = {};
  }
  return lines;
}

/** The whole log, the oldest line first. */
export const story = (steps: readonly HistoryStep[]): StoryLine[] => steps.flatMap(linesOf);
