/** How the steps of a table become beats: what is told at one stroke, and for how long. */

import type { Sealed } from "../sealed";
import type { LogEntry, Moment, TableEvent } from "../types";

/** How an event is told. */
export interface Manner {
  /** Milliseconds at normal speed. */
  ms: number;
  /** The scene it belongs to, which stays while its events come one by one. */
  scene?: string;
  /** It is said with what was told just before, and takes no time of its own. */
  joins?: true;
}

/** How a title tells its events, by their keys; one that is not here is told as an ordinary act. */
export type Manners = Readonly<Record<string, Manner | ((event: TableEvent) => Manner)>>;

/** What is said along with something else. */
export const along: Manner = { ms: 0, joins: true };

/** A position on the way of a step: after so many of its events. */
export interface Frame {
  events: number;
  view: Sealed;
}

/** A step of a table that has been heard of and is to be told. */
export interface Told {
  version: number;
  entry: LogEntry;
  events: readonly TableEvent[];
  frames: readonly Frame[];
  /** The table after it. */
  after: Moment<Sealed>;
}

/** A great moment, as far as it has been told. */
export interface Scene {
  name: string;
  events: readonly TableEvent[];
}

/** What is told at one stroke: somebody acts, something moves, it settles. */
export interface Beat {
  /** The step it belongs to. */
  version: number;
  /** Who acts; null where the game itself does. */
  seat: number | null;
  events: readonly TableEvent[];
  scene: Scene | null;
  /** What the board shows once it has happened. */
  view: Sealed;
  ms: number;
}

const ORDINARY: Manner = { ms: 700 };
/** A scene has to be taken in before its first event, and after its last. */
export const CURTAIN = 700;

/** The beats of a step, in order; none if nothing can be seen of it. */
export function beatsOf({ version, events, frames, after }: Told, manners: Manners): Beat[] {
  const beats: Beat[] = [];
  let from = 0;
  for (const { events: until, view } of [...frames, { events: events.length, view: after.view }]) {
    const first = beats.length;
    for (const event of events.slice(from, until)) {
      const manner = mannerOf(event, manners);
      const last = beats.at(-1);
      const isPart = manner.joins || (beats.length > first && last && belongs(event, manner, last));
      if (last && isPart) join(last, event, manner);
      else if (!manner.joins) beats.push(begun(version, event, manner, view, last));
    }
    // A position of which nothing is told by itself is where the last beat leads.
    const last = beats.at(-1);
    if (last && beats.length === first) last.view = view;
    from = until;
  }
  return withCurtains(beats);
}

export function mannerOf(event: TableEvent, manners: Manners): Manner {
  const manner = manners[event.key] ?? ORDINARY;
  return typeof manner === "function" ? manner(event) : manner;
}

function belongs(event: TableEvent, manner: Manner, last: Beat): boolean {
  if (manner.scene !== last.scene?.name) return false;
  // One person's act, or the same thing happening to all.
  return last.events[0]?.key === event.key || (!last.scene && last.seat !== null && last.seat === seatOf(event));
}

function join(last: Beat, event: TableEvent, manner: Manner) {
  last.events = [...last.events, event];
  if (last.scene) last.scene = { ...last.scene, events: [...last.scene.events, event] };
  if (seatOf(event) !== last.seat && !manner.joins) last.seat = null;
  last.ms = Math.max(last.ms, manner.ms);
}

function begun(version: number, event: TableEvent, manner: Manner, view: Sealed, before: Beat | undefined): Beat {
  const name = manner.scene ?? "";
  const told = before?.scene?.name === name ? before.scene.events : [];
  const scene = name ? { name, events: [...told, event] } : null;
  return { version, seat: seatOf(event), events: [event], scene, view, ms: manner.ms };
}

function withCurtains(beats: readonly Beat[]): Beat[] {
  return beats.map((beat, index) => {
    const name = beat.scene?.name;
    const opens = name && beats[index - 1]?.scene?.name !== name ? CURTAIN : 0;
    const ends = name && beats[index + 1]?.scene?.name !== name ? CURTAIN : 0;
    return { ...beat, ms: beat.ms + opens + ends };
  });
}

/** Who an event is about. */
export function seatOf({ facts }: TableEvent): number | null {
  const seat = facts["seat"];
  return typeof seat === "number" ? seat : null;
}
