/** What the server says, as docs/protocol.md describes it. */

export type Fact = number | string | number[] | string[];
export type Facts = Record<string, Fact>;
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Settings = Record<string, boolean | string>;

export interface Me {
  name: string;
  account: string | null;
  language: string;
  webhook: string;
  email: string;
  email_confirmed: boolean;
}

/** A device on which I am known. */
export interface Session {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

export interface Refused {
  rule: string;
  key: string;
  facts: Facts;
}

export interface Pace {
  base: number;
  increment: number;
  per_move: boolean;
}

/** What help a table allows while it runs, each including the one before. */
export const HELP = ["none", "what-if", "hints"] as const;
export type Help = (typeof HELP)[number];

export interface SeatSummary {
  name: string;
  guest: boolean;
  bot: string;
  open: boolean;
  me: boolean;
  /** What the seat adds to the deal; null while the table waits for it. */
  entropy: string | null;
}

export interface TableSummary {
  id: string;
  title: string;
  settings: Settings;
  status: "open" | "running" | "over" | "closed" | "stopped" | "damaged";
  public: boolean;
  host: boolean;
  seats: SeatSummary[];
  seat: number | null;
  waiting: number[];
  your_turn: boolean;
  pace: Pace;
  help: Help;
  created: number;
  changed: number;
  /** Promised from the start; null at a table out of a record. */
  commitment: string | null;
  /** Told when the table is over. */
  secret: string | null;
  seed: string | null;
  link: string | null;
  rematch: string | null;
}

export interface TitleInfo {
  id: string;
  version: number;
  seats: number[];
  usual_seats: number;
  minutes: number;
  options: { key: string; values: (boolean | string)[] }[];
  /** Those it brings for the page: `board`, `guide`. */
  scripts: string[];
}

/** Settings that go together: which of them came along with a choice, and the values each option can have. */
export interface Settled {
  settings: Settings;
  implied: string[];
  choices: Record<string, (boolean | string)[]>;
}

export interface TableLists {
  mine: TableSummary[];
  public: TableSummary[];
  /** Where each list goes on; null at its end. */
  mine_after: string | null;
  public_after: string | null;
}

export interface Offer {
  titles: TitleInfo[];
  bots: { spec: string; key: string }[];
  usual_bot: string;
}

export interface Move {
  text: string;
  key: string;
  facts: Facts;
}

export interface Ask {
  phase: string;
  prompt: string;
  rule: string;
  facts: Facts;
  moves: Move[];
}

export interface ScoreLine {
  category: string;
  source: string;
  rule: string;
  points: number;
}

export interface Result {
  categories: string[];
  lines: ScoreLine[][];
  totals: number[];
  ranks: number[];
  tie_break: string;
  reason: string;
}

export interface TableEvent {
  key: string;
  facts: Facts;
}

export interface Entry {
  kind: string;
  seat: number;
}

/** All that one viewer knows of a table; kept up to date by patches. */
export interface Sight {
  version: number;
  seat: number | null;
  view: { [key: string]: Json };
  waiting: number[];
  thinking: number[];
  ask: Ask | null;
  undo: "free" | "ask" | "" | null;
  undo_request: { seat: number; pending: number[] } | null;
  seats: { name: string; guest: boolean; bot: string; stand_in: boolean }[];
  clocks: { left: number; since: number | null }[] | null;
  result: Result | null;
  /** The latest lines of chat; they come with the whole table, never with a patch. */
  chat?: ChatLine[];
}

export interface Step {
  version: number;
  at: number;
  entry: Entry;
  events: TableEvent[];
}

export interface ChatLine {
  sequence: number;
  at: number;
  seat: number;
  text: string;
}

export interface RuleSection {
  name: string;
  rules: { number: string; text: string }[];
}
