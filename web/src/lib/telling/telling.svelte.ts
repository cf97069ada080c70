import type { Sealed } from "../sealed";
import type { Moment, TableEvent } from "../types";
import { beatsOf, type Beat, type Manners, type Told } from "./beats";
import { factor } from "./speed";

/** Who acts is lit this long before the piece moves. */
export const LIGHT = 150;
/** What takes longer than this is told twice as fast; what takes twice as long is cut. */
const LONG = 12_000;
/** What stays of a telling that is cut: its last steps. */
const KEPT = 6;
/** Whoever's clock runs is told everything in this time. */
const HURRIED = 2_000;

interface Queued {
  beat: Beat;
  /** What is shown once it has happened. */
  shown: Moment<Sealed>;
}

/**
 * The shown position: it follows the true one beat by beat and always ends on it. Nobody is asked anything before
 * what led to the question has been told, or been finished by a touch.
 */
export class Telling {
  /** What a person sees now. */
  shown = $state.raw<Moment<Sealed> | null>(null);
  /** What is being told. */
  beat = $state.raw<Beat | null>(null);
  /** What just moved the shown position on, for boards to show moving. */
  latest = $state.raw<readonly TableEvent[]>([]);
  /** How the title tells its events; empty until that is loaded. */
  manners: Manners = {};
  private truth: Moment<Sealed> | null = null;
  private queue: Queued[] = [];
  /** Whether more of the past is to come, and whether that is waited for. */
  private hasMore = false;
  private isWaiting = false;
  /** How much faster than usual the queue has to be told. */
  private hurry = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private listeners: ((beat: Beat) => void)[] = [];

  constructor() {
    document.addEventListener("visibilitychange", this.unlessSeen);
  }

  close() {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.unlessSeen);
  }

  /** Hear of every beat at the moment it is shown, such as to sound it; the answer stops that. */
  listen(listener: (beat: Beat) => void): () => void {
    this.listeners.push(listener);
    return () => (this.listeners = this.listeners.filter((other) => other !== listener));
  }

  /** Show a position as it is: on coming, after a gap, after something was taken back. */
  jump(sight: Moment<Sealed>) {
    this.truth = sight;
    this.latest = [];
    this.finish();
  }

  /** Tell a step that has happened. */
  tell(told: Told) {
    const before = this.truth ?? told.after;
    if (told.entry.kind !== "play") return this.jump(told.after);
    this.truth = told.after;
    const beats = beatsOf(told, this.manners);
    const isIdle = this.beat === null;
    if (factor() === 0 || document.hidden || (isIdle && asksOn(before, told, beats))) this.showAtOnce(beats);
    else this.enqueue(told, beats, before);
  }

  /** Tell steps of the past again, then show the table as it is; unless there is more to tell before that. */
  replay(before: Moment<Sealed>, steps: readonly Told[], hasMore = false) {
    this.finish();
    this.shown = passing(before, before.view);
    this.isWaiting = true;
    this.goOn(before, steps, hasMore);
  }

  /** Whether the past is being told, or waited for. */
  get isRetelling(): boolean {
    return this.beat !== null || this.isWaiting;
  }

  /** Tell what follows the steps that are being told again. */
  goOn(before: Moment<Sealed>, steps: readonly Told[], hasMore: boolean) {
    this.hasMore = hasMore;
    let last = before;
    for (const told of steps) {
      this.queue.push(...queued(told, beatsOf(told, this.manners), last));
      last = told.after;
    }
    if (this.isWaiting) this.next();
  }

  /** Show the true position now; whether anything was left to tell. */
  finish = (): boolean => {
    const wasTelling = this.beat !== null;
    clearTimeout(this.timer);
    this.queue = [];
    this.hasMore = this.isWaiting = false;
    this.hurry = 1;
    this.beat = null;
    this.shown = this.truth;
    return wasTelling;
  };

  /** Browsers let no time pass in a page nobody sees. */
  private unlessSeen = () => {
    if (document.hidden) this.finish();
  };

  private showAtOnce(beats: readonly Beat[]) {
    this.finish();
    if (!beats.length) return;
    this.latest = beats.flatMap(({ events }) => events);
    if (!document.hidden) for (const beat of beats) this.say(beat);
  }

  private enqueue(told: Told, beats: readonly Beat[], before: Moment<Sealed>) {
    this.queue.push(...queued(told, beats, before));
    if (this.length > 2 * LONG) this.cut();
    if (this.length > this.longest) this.hurry = Math.min(this.hurry, this.isTimed ? HURRIED / this.length : 0.5);
    if (this.beat === null) this.next();
  }

  /** Milliseconds until everything would be told. */
  private get length(): number {
    return this.queue.reduce((sum, { beat }) => sum + (beat.ms + LIGHT) * factor(), 0);
  }

  private cut() {
    const versions = this.queue.map(({ beat }) => beat.version);
    const first = versions.filter((version, at) => versions.indexOf(version) === at).at(-KEPT) ?? 0;
    this.queue = this.queue.filter(({ beat }) => beat.version >= first);
  }

  private next = () => {
    const queued = this.queue.shift();
    this.isWaiting = !queued && this.hasMore;
    if (this.isWaiting) return;
    if (!queued) return void this.finish();
    const pace = factor() * this.hurry;
    this.beat = queued.beat;
    // The question that was answered is gone.
    if (this.shown?.ask) this.shown = passing(this.shown, this.shown.view);
    this.timer = setTimeout(() => {
      this.shown = queued.shown;
      this.latest = queued.beat.events;
      this.say(queued.beat);
      this.timer = setTimeout(this.next, queued.beat.ms * pace);
    }, LIGHT * pace);
  };

  private get longest(): number {
    return this.isTimed ? HURRIED : LONG;
  }

  /** Whether my clock runs while I am told. */
  private get isTimed(): boolean {
    const { seat, ask, clocks } = this.truth ?? { seat: null, ask: null, clocks: null };
    return ask !== null && seat !== null && typeof clocks?.[seat]?.since === "number";
  }

  private say(beat: Beat) {
    for (const listener of this.listeners) listener(beat);
  }
}

/** Whether a step leaves me in the middle of my own act, or at a question it has nothing to do with. */
function asksOn(before: Moment<Sealed>, { entry, after }: Told, beats: readonly Beat[]): boolean {
  if (after.ask === null) return false;
  const isMine = entry.seat === after.seat && beats.every(({ seat, scene }) => seat === after.seat && !scene);
  // A patch leaves what it does not mention as it was.
  return isMine || after.ask === before.ask;
}

function queued(told: Told, beats: readonly Beat[], before: Moment<Sealed>): Queued[] {
  return beats.map((beat, index) => ({
    beat,
    shown: passing(index < beats.length - 1 ? before : told.after, beat.view),
  }));
}

/** A position on the way: nobody is asked anything there, and nothing is over yet. */
function passing(sight: Moment<Sealed>, view: Sealed): Moment<Sealed> {
  return { ...sight, view, ask: null, waiting: [], result: null };
}
