import { untrack } from "svelte";
import { Hints } from "../coach/hints.svelte";
import { Line } from "../coach/line.svelte";
import { get, RequestRefused } from "./api";
import { Foresight, type Outlook } from "./foresight.svelte";
import { HELP } from "./help";
import { seatNames } from "./people";
import type { Sealed } from "./sealed";
import { preferences } from "./settings.svelte";
import { play, soundOf } from "./sound";
import { LiveTable } from "./table.svelte";
import type { Told } from "./telling/beats";
import type { Telling } from "./telling/telling.svelte";
import { factor } from "./telling/speed";
import { texts } from "./texts.svelte";
import { thingsIn } from "./things";
import type { Facts, Help, Hint, Moment, Move, Refused, TableEvent, TableSummary } from "./types";

/** How long the places of the latest events stay lit. */
const AFTERGLOW = 3_500;

/** So many steps of the past are asked for at once. */
const AT_ONCE = 8;

const POSSIBLE: Refused = { rule: "", key: "page-why-possible", facts: {} };

/** A step to tell again; without `events`, all it told. */
export interface Again {
  version: number;
  events?: readonly TableEvent[];
}

/** Who decides what is tried at a table where somebody learns. */
export interface Teacher {
  /** Whether a legal move is made. */
  takes: (move: Move) => boolean;
  /** Something was tried that is not legal, in notation. */
  tried: (notation: string) => void;
}

/** Everything one person has before them at a table: the live table, the past, what they point at. */
export class Desk {
  readonly live: LiveTable;
  /** Where the move that is pointed at would lead; in the past nowhere. */
  readonly foresight: Foresight;
  /** The table as it was at a step of the past, while that is shown. */
  past = $state.raw<Moment<Sealed> | null>(null);
  /** A private line of play, while one is tried. */
  line = $state.raw<Line | null>(null);
  /** Why the last wish was not granted. */
  refused = $state.raw<Refused | null>(null);
  /** The rule the rules panel is opened at; "" for its beginning, null while it is closed. */
  rule = $state<string | null>(null);
  /** Whether a wish is under way. */
  busy = $state(false);
  /** Whether the game has run before my eyes: then its end is counted before them, too, once. */
  isFresh = false;
  /** Who teaches here, while a lesson is held. */
  teacher: Teacher | null = null;
  /** What a lesson or a tip speaks of. */
  taught = $state.raw<string[]>([]);
  private pointed = $state.raw<string[]>([]);
  private replayed = $state.raw<TableEvent[]>([]);
  private glowing = $state.raw<string[]>([]);
  private retold = 0;
  private glow: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly summary: () => TableSummary,
    readonly link: string,
  ) {
    this.live = new LiveTable(summary().id, link);
    this.foresight = new Foresight(() => this.outlook);
    $effect(() => {
      void this.ask;
      untrack(() => {
        this.foresight.point("");
        this.hints.close();
      });
    });
    $effect(() => this.light(this.latest));
    $effect(() => {
      const wanted = factor() > 0;
      untrack(() => this.live.wantFrames(wanted));
    });
    this.telling.listen(({ events }) => {
      const sound = soundOf(events);
      if (sound) play(sound);
    });
    $effect(() => {
      if (this.telling.shown && !this.telling.shown.result) this.isFresh = true;
    });
    let asked: boolean | null = null;
    $effect(() => {
      const isAsked = Boolean(this.telling.shown?.ask);
      if (isAsked && asked === false) play("turn");
      if (this.telling.shown) asked = isAsked;
    });
    // A refusal speaks of a position; the next position makes it old.
    $effect(() => {
      void this.live.sight?.version;
      this.refused = null;
    });
  }

  close() {
    clearTimeout(this.glow);
    this.foresight.close();
    this.live.close();
  }

  /** What is told of the table, beat by beat. */
  get telling(): Telling {
    return this.live.telling;
  }

  get title(): string {
    return this.summary().title;
  }

  /** What is shown: a line that did not happen, the chosen step of the past, or now. */
  sight = $derived.by(() => this.line?.sight ?? this.past ?? this.telling.shown);
  names = $derived.by(() =>
    seatNames(this.live.sight?.seats ?? this.summary().seats, this.live.sight?.seat ?? this.summary().seat),
  );
  /** What has happened, as far as it has been told. */
  steps = $derived.by(() => {
    const told = this.telling.shown?.version ?? 0;
    return this.telling.beat ? this.live.steps.filter(({ version }) => version <= told) : this.live.steps;
  });
  /** What is asked of me now; nothing while I look at the past. */
  ask = $derived.by(() => (this.past && !this.line ? null : (this.sight?.ask ?? null)));
  /** Whether a bot may be asked. */
  canAsk = $derived.by(() => this.allows("hints"));
  /** Whether a private line may begin at what is shown: at a position of my own that is not the end. */
  canTryOut = $derived.by(() => this.allows("what-if") && !this.line && !this.sight?.result);
  /** Who acts in the beat that is told. */
  private acting = $derived.by(() => {
    const seat = this.telling.beat?.seat ?? null;
    return seat === null ? [] : [`seat-${seat}`];
  });
  lit = $derived.by(
    () => [this.pointed, this.taught, [...this.acting, ...this.glowing]].find((things) => things.length) ?? [],
  );
  /** What just led to the position shown: the news, or the step by which the past was moved on. */
  latest = $derived.by(() => this.line?.latest ?? (this.past ? this.replayed : this.telling.latest));

  /** Where one looks ahead from. */
  private get outlook(): Outlook {
    const { line, ask } = this;
    if (line) return { at: JSON.stringify(line.moves), ask, look: line.foretell };
    return { at: String(this.live.sight?.version), ask, look: this.live.foretell };
  }

  /** Whether I may have this help: what the table allows, and all of it once the game is over. */
  private allows(help: Help): boolean {
    const { seat, result } = this.live.sight ?? { seat: null, result: null };
    return seat !== null && (result !== null || HELP.indexOf(help) <= HELP.indexOf(this.summary().help));
  }

  text = (key: string, facts: Facts = {}): string => texts.text(key, facts, this.title, this.names);

  /** The address of something of this table on the server. */
  path = (what: string): string => {
    const query = this.link ? `?link=${encodeURIComponent(this.link)}` : "";
    return `/api/tables/${this.summary().id}${what}${query}`;
  };

  choose = (move: Move) => {
    const line = this.line;
    const seat = line?.sight?.seat ?? null;
    if (line && seat !== null) void this.wish(tried(line.play(seat, move)));
    else if (!this.teacher || this.teacher.takes(move)) void this.wish(this.live.move(move.text));
  };

  readonly hints = new Hints(() => this.line?.hint() ?? get<Hint>(this.path("/hint")));

  /** Begin a private line at the step that is shown. */
  tryOut = () => {
    const line = new Line(this.path, this.sight?.version ?? 0);
    void this.wish(tried(line.begin())).then(() => {
      if (!this.refused) this.line = line;
    });
  };
  redraw = () => this.line && void this.wish(tried(this.line.redraw()));
  leaveLine = () => {
    this.line = null;
    this.refused = null;
  };

  why = async (notation: string) => {
    const line = this.line;
    const seat = line?.sight?.seat ?? null;
    if (line && seat !== null) {
      this.refused = (await tried(line.check(seat, notation))) ?? POSSIBLE;
    } else {
      this.refused = (await this.live.why(notation)) ?? POSSIBLE;
      this.teacher?.tried(notation);
    }
  };

  undo = () => void this.wish(this.line ? tried(this.line.back()) : this.live.undo());
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
    this.leaveLine();
    const now = this.live.sight?.version ?? 0;
    const step = version ?? now;
    const moved =
      this.past?.version === step - 1 ? (this.live.steps.find((one) => one.version === step)?.events ?? []) : [];
    if (step >= now) {
      this.telling.latest = moved;
      this.past = null;
      return;
    }
    this.refused = await tried(
      get<Moment<Sealed>>(this.path(`/history/${step}`)).then((past) => {
        this.replayed = moved;
        this.past = past;
      }),
    );
  }

  /** Tell steps again, each whole or only some of its events, and then show the table as it is. */
  replay = (...steps: readonly Again[]) => this.retell(steps, false);

  /** Tell the game again from a step on; what comes later is asked for while the beginning is told. */
  watch = async (version: number) => {
    const withdrawn = this.live.steps.flatMap(({ entry }) => entry.withdrawn ?? []);
    const rest = this.live.steps.filter((step) => step.version > version && !withdrawn.includes(step.version));
    const retold = await this.retell(rest.slice(0, AT_ONCE).map(whole), rest.length > AT_ONCE);
    const goesOn = () => retold === this.retold && this.telling.isRetelling;
    for (let from = AT_ONCE; from < rest.length && goesOn(); from += AT_ONCE) {
      const past = this.pastOf(rest.slice(from, from + AT_ONCE).map(whole));
      const hasMore = from + AT_ONCE < rest.length;
      const told = past.then(([before, steps]) => goesOn() && this.telling.goOn(before, steps, hasMore));
      this.refused = await tried(told);
      if (this.refused) this.telling.finish();
    }
  };

  /** Begin to tell steps again; the answer is the number of this telling. */
  private async retell(steps: readonly Again[], hasMore: boolean): Promise<number> {
    this.past = null;
    this.leaveLine();
    const past = this.pastOf(steps);
    this.refused = await tried(past.then(([before, all]) => this.telling.replay(before, all, hasMore)));
    return ++this.retold;
  }

  /** Steps of the past, and the table before them. */
  private pastOf(steps: readonly Again[]): Promise<[Moment<Sealed>, Told[]]> {
    const first = Math.min(...steps.map(({ version }) => version));
    return Promise.all([this.momentOf(first - 1), this.again(steps)]);
  }

  private momentOf = (version: number) => get<Moment<Sealed>>(this.path(`/history/${version}`));

  private again = (steps: readonly Again[]): Promise<Told[]> =>
    Promise.all(
      steps.map(async ({ version, events }) => {
        const { entry, events: all } = this.live.steps.find((step) => step.version === version)!;
        return { version, entry, events: events ?? all, frames: [], after: await this.momentOf(version) };
      }),
    );

  /** Whether a game can be told again: at once, nothing is told on the way. */
  canWatch = $derived.by(() => preferences.speed !== "instant");

  /** Show an act of the log again: told once more, or, where nothing is told on the way, the table as it was then. */
  showAgain = (step: Again) => (preferences.motion && factor() ? this.replay(step) : this.show(step.version));

  /** Light the things some events speak of, for as long as a log line is pointed at. */
  point = (events: readonly TableEvent[]) => {
    this.pointed = thingsIn(events);
  };

  private light(events: readonly TableEvent[]) {
    // A list of things, such as a new hand, is no place where something happened.
    const single = events.filter((event) => !Object.values(event.facts).some(Array.isArray));
    const things = thingsIn(single);
    const seats = things.filter((thing) => thing.startsWith("seat-"));
    // Where everybody acted at once, it tells nothing that they did.
    this.glowing = seats.length > 2 ? things.filter((thing) => !seats.includes(thing)) : things;
    clearTimeout(this.glow);
    if (things.length) this.glow = setTimeout(() => (this.glowing = []), AFTERGLOW);
  }
}

const whole = ({ version }: Again): Again => ({ version });

/** A request as a wish: null if it was granted, else why not. */
async function tried(request: Promise<unknown>): Promise<Refused | null> {
  try {
    await request;
    return null;
  } catch (error) {
    if (error instanceof RequestRefused) return error.refused;
    throw error;
  }
}
