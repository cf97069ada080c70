import { get, RequestRefused } from "./api";
import { seatNames } from "./people";
import { LiveTable } from "./table.svelte";
import { texts } from "./texts.svelte";
import { thingsIn } from "./things";
import type { Facts, Move, Refused, Sight, TableEvent, TableSummary } from "./types";

/** How long the places of the latest events stay lit. */
const AFTERGLOW = 3_500;

/** Everything one person has before them at a table: the live table, the past, what they point at. */
export class Desk {
  readonly live: LiveTable;
  /** The table as it was at a step of the past, while that is shown. */
  past = $state.raw<Sight | null>(null);
  /** Why the last wish was not granted. */
  refused = $state.raw<Refused | null>(null);
  /** The rule the rules panel is opened at; "" for its beginning, null while it is closed. */
  rule = $state<string | null>(null);
  /** Whether a wish is under way. */
  busy = $state(false);
  /** What a guide speaks of. */
  taught = $state.raw<string[]>([]);
  private pointed = $state.raw<string[]>([]);
  private replayed = $state.raw<TableEvent[]>([]);
  private glowing = $state.raw<string[]>([]);
  private glow: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly summary: () => TableSummary,
    readonly link: string,
  ) {
    this.live = new LiveTable(summary().id, link);
    $effect(() => this.light(this.latest));
    // A refusal speaks of a position; the next position makes it old.
    $effect(() => {
      void this.live.sight?.version;
      this.refused = null;
    });
  }

  close() {
    clearTimeout(this.glow);
    this.live.close();
  }

  get title(): string {
    return this.summary().title;
  }

  /** What is shown: now, or the chosen step of the past. */
  sight = $derived.by(() => this.past ?? this.live.sight);
  names = $derived.by(() => seatNames(this.live.sight?.seats ?? this.summary().seats));
  /** What is asked of me now; nothing while I look at the past. */
  ask = $derived.by(() => (this.past ? null : (this.live.sight?.ask ?? null)));
  lit = $derived.by(() => [this.pointed, this.taught, this.glowing].find((things) => things.length) ?? []);
  /** What just led to the position shown: the news, or the step by which the past was moved on. */
  latest = $derived.by(() => (this.past ? this.replayed : this.live.latest));

  text = (key: string, facts: Facts = {}): string => texts.text(key, facts, this.title, this.names);

  choose = (move: Move) => void this.wish(this.live.move(move.text));

  why = async (notation: string) => {
    this.refused = (await this.live.why(notation)) ?? { rule: "", key: "page-why-possible", facts: {} };
  };

  undo = () => void this.wish(this.live.undo());
  agree = () => void this.wish(this.live.agree());
  decline = () => void this.wish(this.live.decline());
  takeSeatBack = () => void this.wish(this.live.takeSeatBack());

  private async wish(answer: Promise<Refused | null>) {
    this.busy = true;
    this.refused = await answer;
    this.busy = false;
  }

  /** Show the table as it was after a step, or as it is now. */
  async show(version: number | null) {
    this.refused = null;
    const now = this.live.sight?.version ?? 0;
    const step = version ?? now;
    const moved =
      this.past?.version === step - 1 ? (this.live.steps.find((one) => one.version === step)?.events ?? []) : [];
    if (step >= now) {
      this.live.latest = moved;
      this.past = null;
      return;
    }
    const query = this.link ? `?link=${encodeURIComponent(this.link)}` : "";
    try {
      const past = await get<Sight>(`/api/tables/${this.summary().id}/history/${step}${query}`);
      this.replayed = moved;
      this.past = { ...past, thinking: [] };
    } catch (error) {
      if (error instanceof RequestRefused) this.refused = error.refused;
      else throw error;
    }
  }

  /** Light the things some events speak of, for as long as a log line is pointed at. */
  point = (events: readonly TableEvent[]) => {
    this.pointed = thingsIn(events);
  };

  private light(events: readonly TableEvent[]) {
    // A list of things, such as a new hand, is no place where something happened.
    const single = events.filter((event) => !Object.values(event.facts).some(Array.isArray));
    if (!single.length) return;
    const things = thingsIn(single);
    const seats = things.filter((thing) => thing.startsWith("seat-"));
    // Where everybody acted at once, it tells nothing that they did.
    this.glowing = seats.length > 2 ? things.filter((thing) => !seats.includes(thing)) : things;
    clearTimeout(this.glow);
    this.glow = setTimeout(() => (this.glowing = []), AFTERGLOW);
  }
}
