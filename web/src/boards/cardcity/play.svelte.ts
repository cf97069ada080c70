import { untrack } from "svelte";
import type { Move, TableEvent } from "../../lib/types";
import { nextTurn, placeNotation, turnedOnce, turnOver, turnsOf, type Choices } from "./choices";
import type { Kind } from "./reading";
import type { Turn } from "./view";

interface Table {
  choices: Choices;
  kinds: Map<string, Kind>;
  prompt: string;
  version: number;
  undo: (() => void) | null;
  choose: (move: Move) => void;
  why: (notation: string) => void;
}

/** What I have before me while I answer: the place I point at, the card I hold and how it is turned. */
export class Play {
  /** The place under the pointer or the keyboard. */
  pointed = $state<string | null>(null);
  /** The place a finger has touched once. */
  picked = $state<string | null>(null);
  private turned = $state<Turn>("");
  private last = $state("");
  private wanted = $state("");

  constructor(private readonly table: () => Table) {
    // What was touched belongs to the question it was touched for.
    $effect(() => {
      void this.table().version;
      untrack(() => (this.picked = this.pointed = null));
    });
    $effect(() => {
      const move = this.wanted ? this.table().choices.builds.get(this.wanted) : undefined;
      if (!move) return;
      this.wanted = "";
      this.choose(move);
    });
  }

  over = $derived.by(() => this.picked ?? this.pointed);
  kind = $derived.by(() => this.table().kinds.get(this.table().choices.held));
  /** How the card lies in the hand. */
  turn = $derived.by<Turn>(() => {
    const turns = turnsOf(this.kind);
    return turns.includes(this.turned) ? this.turned : turns[0]!;
  });
  /** How it lies over the place pointed at: as it fits there. */
  lies = $derived.by(() => (this.over ? turnOver(this.table().choices, this.kind, this.turn, this.over) : this.turn));

  /** A quarter turn; over a place to the next way that fits, or the reason why there is none. */
  turnBy = (by: number) => {
    const { choices, why } = this.table();
    const { kind, over, lies } = this;
    if (!kind?.cut) return;
    const isOpen = over !== null && choices.places.has(over);
    const next = isOpen ? nextTurn(choices, kind, lies, over, by) : turnedOnce(kind, this.turn, by);
    if (next) this.turned = next;
    else if (over) why(placeNotation(over, turnedOnce(kind, lies, by)));
  };

  choose = (move: Move) => {
    this.last = move.text;
    this.table().choose(move);
  };

  why = (notation: string) => this.table().why(notation);

  /** Whether the card I picked can still go back to where it came from. */
  canPutBack = $derived.by(() => {
    const { choices, prompt, undo } = this.table();
    return undo !== null && choices.verb === "at" && prompt !== "prompt-cloud" && /^(build|buy|arch)/.test(this.last);
  });

  /** Put the picked card back, and pick another one instead if one is named. */
  putBack = (instead = "") => {
    this.wanted = instead;
    this.last = "";
    this.table().undo?.();
  };
}

const NEWS = new Set(["event-discarded", "event-grown", "event-income", "event-bribe-taken"]);
const MOST_NEWS = 5;

/** What happened to a city without its owner's doing since the owner last answered. */
export class News {
  lines = $state.raw<TableEvent[]>([]);

  constructor(latest: () => readonly TableEvent[], seat: () => number | null) {
    $effect(() => {
      const told = latest().filter(({ key, facts }) => NEWS.has(key) && facts["seat"] === seat());
      if (told.length) untrack(() => (this.lines = [...this.lines, ...told].slice(-MOST_NEWS)));
    });
  }

  clear = () => (this.lines = []);
}
