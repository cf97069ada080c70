/**
 * Written by quartier.testing.page_types from
 *   quartier.core.views
 *   quartier.lessons.aid
 *   quartier.lessons.lesson
 *   quartier.table.told
 *   quartier.server.messages
 *   quartier.server.news
 *   quartier.server.people.openings
 *   quartier.server.people.quiet
 *   quartier.server.play
 *   quartier.server.reviews
 *   quartier.server.routes.afterthoughts
 *   quartier.server.routes.appointments
 *   quartier.server.routes.coach
 *   quartier.server.routes.content
 *   quartier.server.routes.profiles
 *   quartier.server.routes.push
 *   quartier.server.routes.ratings
 *   quartier.server.routes.relations
 *   quartier.server.routes.tournaments
 *   quartier.server.routes.puzzles
 *   quartier.examples
 */

export type Points = number;

export type Settings = Record<string, boolean | string>;

export type Facts = Record<string, Fact>;

export type Undo = "free" | "ask" | "";

export type ChosenHelp = "" | "none" | "what-if" | "hints";

export type Status = "open" | "running" | "over" | "closed" | "stopped" | "damaged";

export type Help = "none" | "what-if" | "hints";

export type SanctionKind = "mute" | "ban";

export type ShownTo = "everybody" | "friends" | "nobody";

export type Kind = "friend" | "muted" | "blocked";

export type Reason = "cheating" | "behaviour" | "name" | "other";

export type Asked = Whether | HowMuch | WhatThen;

export type TableMessage<View = unknown> =
  Whole<View> | Update | Thinking | Present | Spoken | Announced | Done | NotDone | Foretold;

export type Fact = number | string | (number | string)[];

/** How many cards lie somewhere, and those of them the viewer knows. */
export interface Zone {
  count: number;
  known: string[];
}

/** Points, with the thing and the rule they come from. */
export interface ScoreLine {
  category: string;
  source: string;
  rule: string;
  points: Points;
}

/** A part of a round, and the phases of questions that are asked in it. */
export interface Part {
  phases: string[];
  says: string;
}

/** A sign on the board, by the name the page draws it by. */
export interface Sign {
  sign: string;
  says: string;
}

/** Something that scores, and the rule that says how. */
export interface Score {
  rule: string;
  says: string;
}

export interface Aid {
  course: Part[];
  signs: Sign[];
  scores: Score[];
}

/** What is said to some wrong tries; in `to`, `*` stands for anything. */
export interface Retort {
  to: string[];
  says: string;
}

/**
 * One thing a lesson says.
 *
 * A step that has `right` asks for one of these moves. To anything else the first fitting of the
 * `replies` is said, or `otherwise`. A step that has `given` makes that move itself. One with
 * neither is a note, read and passed. `lights` are things of the board it speaks of; what is
 * asked for is lit anyway. `others` are the next moves of the other seats, in order for each.
 */
export interface LessonStep {
  says: string;
  rule: string;
  lights: string[];
  right: string[];
  replies: Retort[];
  otherwise: string;
  given: string;
  others: [number, string][];
}

/**
 * A deal, the moves that lead to its first position, and its steps.
 *
 * When the steps are done, who learns goes on alone for `turns` choices, with tips.
 */
export interface Lesson {
  chapter: number;
  minutes: number;
  seats: number;
  options: Settings;
  seed: number;
  moves: [number, string][];
  steps: LessonStep[];
  turns: number;
  name: string;
}

export interface Move {
  text: string;
  key: string;
  facts: Facts;
}

/** The question a seat owes an answer to, with every legal answer. */
export interface Ask {
  phase: string;
  prompt: string;
  rule: string;
  facts: Facts;
  moves: Move[];
}

/** Something to be said, as a message key and its facts. */
export interface Phrase {
  key: string;
  facts: Facts;
}

/** Something that happened, told by a message key and its facts. */
export interface TableEvent {
  key: string;
  facts: Facts;
}

/**
 * What everybody may know of an entry of the log: a move itself may be secret.
 *
 * `withdrawn` are the versions of moves it took back.
 */
export interface LogEntry {
  kind: string;
  seat: number;
  bot?: string;
  withdrawn?: number[];
}

/**
 * A position on the way of a move, after so many of its events.
 *
 * `patch` turns the view of the frame before, the first one the old view, into that of this one.
 */
export interface Frame {
  events: number;
  patch: unknown;
}

/** Who asks to go back, and who has not agreed yet. */
export interface UndoRequest {
  seat: number;
  pending: number[];
}

/** Who sits there; a stand-in is a bot that plays on for a person. */
export interface Holder {
  name: string;
  guest: boolean;
  bot: string;
  stand_in: boolean;
}

/** The seconds a seat has left, and since when they run. */
export interface Clock {
  left: number;
  since: number | null;
}

/** What the points of a result do not tell. */
export interface Remark {
  rule: string;
  key: string;
  facts: Facts;
}

/** How a game ended; `tie_break` is the key of what separated the leaders, or "". */
export interface Result {
  categories: string[];
  lines: ScoreLine[][];
  totals: Points[];
  ranks: number[];
  tie_break: string;
  reason: string;
  teams: number[][];
  remarks: Remark[];
}

/** All that a seat, or a spectator, may know of a table; patches keep it up to date. */
export interface Sight<View = unknown> {
  view: View;
  waiting: number[];
  ask: Ask | null;
  undo: Undo | null;
  undo_request: UndoRequest | null;
  seats: Holder[];
  clocks: Clock[] | null;
  result: Result | null;
}

/** A sight at a version, from a seat. */
export interface Moment<View = unknown> extends Sight<View> {
  version: number;
  seat: number | null;
}

/** A line that did not happen, with what its last move told. */
export interface Branch<View = unknown> extends Moment<View> {
  events: TableEvent[];
}

/** Choose a nickname; the first time this makes a guest. */
export interface SetName {
  name: string;
  language?: string;
}

/** How to be told that it is one's turn while no page is open; empty: not at all. */
export interface SetReach {
  webhook?: string;
  email?: string;
  digest?: boolean;
}

/** From one time of the day until another, in a zone such as Europe/Paris. */
export interface Quiet {
  begin: string;
  end: string;
  zone: string;
}

/** When not to be disturbed; null: at no time. */
export interface SetQuiet {
  quiet: Quiet | null;
}

export interface Credentials {
  account: string;
  password: string;
}

export interface NewPassword {
  old: string;
  password: string;
}

/** An account whose password is forgotten. */
export interface Forgotten {
  account: string;
}

/** The token of a letter, and the password from now on. */
export interface ResetPassword {
  token: string;
  password: string;
}

/** An account says its password, so that nobody else deletes it; a guest has none. */
export interface DeleteMe {
  password?: string;
}

/** The token of a letter. */
export interface ConfirmEmail {
  token: string;
}

/** Options of a table as a person has chosen them, the latest choice last. */
export interface Wishes {
  title: string;
  seats: number;
  chosen?: [string, boolean | string][];
}

/**
 * Settings that go together: which of them came along with what was chosen, of each option
 * the values a table with so many seats can have, and whether a network has learned this mix.
 */
export interface Settled {
  settings: Settings;
  implied: string[];
  choices: Record<string, (boolean | string)[]>;
  is_learned: boolean;
}

/** A seat of a new table: for me, for a bot, or open. */
export interface NewSeat {
  me?: boolean;
  bot?: string;
}

/**
 * `base` seconds on each clock at the start and `increment` more after each answer.
 *
 * With `per_move` the clock is set to `base` before every answer instead of running down over
 * the game: "three days per move" is a base of three days per move. No base: no clock at all.
 */
export interface Pace {
  base: number;
  increment: number;
  per_move: boolean;
}

export interface NewTable {
  title: string;
  seats: NewSeat[];
  settings?: Settings;
  pace?: Pace;
  public?: boolean;
  wait?: boolean;
  help?: ChosenHelp;
  rated?: boolean;
}

/** Take an open seat: this one, or the first. A private table asks for its link. */
export interface Join {
  seat?: number | null;
  link?: string;
  wait?: boolean;
}

/** The same table once more. Here and above: `wait` for what I shall add to the deal. */
export interface Rematch {
  wait?: boolean;
}

/** What my seat adds to the deal. */
export interface AddEntropy {
  entropy: string;
}

export interface Me {
  name: string;
  account: string | null;
  language: string;
  webhook: string;
  email: string;
  email_confirmed: boolean;
  quiet: Quiet | null;
  digest: boolean;
  is_keeper: boolean;
}

/** A device on which I am known; `here` is the one that asks. */
export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

/** Why something was not done: the rule (or ""), the message key, its facts. */
export interface Refused {
  rule: string;
  key: string;
  facts: Facts;
}

/** A seat of a table in a list. `here`: who has it has a page of this server open. */
export interface SeatSummary {
  name: string;
  guest: boolean;
  bot: string;
  open: boolean;
  me: boolean;
  here: boolean;
  entropy: string | null;
}

/**
 * A table in a list. `link` only for those who sit there; `secret` and `seed` once it is over.
 *
 * A table out of a record has no commitment. `lesson` names the one that is held there.
 */
export interface TableSummary {
  id: string;
  title: string;
  settings: Settings;
  status: Status;
  public: boolean;
  host: boolean;
  seats: SeatSummary[];
  seat: number | null;
  waiting: number[];
  your_turn: boolean;
  pace: Pace;
  help: Help;
  content: string;
  created: number;
  changed: number;
  commitment: string | null;
  secret: string | null;
  seed: string | null;
  link: string | null;
  rematch: string | null;
  rated: boolean;
  tournament: string | null;
  lesson: string;
}

/** A page of each list; `…_after` says where it goes on, null at its end. */
export interface TableLists {
  mine: TableSummary[];
  public: TableSummary[];
  invited: TableSummary[];
  mine_after: string | null;
  public_after: string | null;
}

export interface OptionInfo {
  key: string;
  values: (boolean | string)[];
}

export interface BotInfo {
  spec: string;
  key: string;
  networks: string[];
}

/**
 * What a title is played with: how many values are known in which way.
 *
 * `fingerprint` is empty unless an owner of the box has corrected some; `rule` is the number under
 * which the rules begin to say what is in the box, empty if they do not.
 */
export interface ContentInfo {
  fingerprint: string;
  rule: string;
  total: number;
  found: number;
  derived: number;
  reconstructed: number;
  corrected: number;
}

/** A lesson of a title, and how long it takes. */
export interface Chapter {
  name: string;
  minutes: number;
}

export interface TitleInfo {
  id: string;
  version: number;
  seats: number[];
  usual_seats: number;
  minutes: number;
  options: OptionInfo[];
  scripts: string[];
  lessons: Chapter[];
  scenes: number;
  aid: boolean;
  content: ContentInfo;
}

/** What the keeper tells everybody; while the house is closed, nobody plays. */
export interface Bulletin {
  text: string;
  is_closed: boolean;
}

/** What can be played here. */
export interface Offer {
  titles: TitleInfo[];
  bots: BotInfo[];
  usual_bot: string;
  notice: Phrase | null;
  bulletin: Bulletin;
  sends_letters: boolean;
}

/** One log entry as I may know it. */
export interface HistoryStep {
  version: number;
  at: number;
  entry: LogEntry;
  events: TableEvent[];
}

export interface HistoryPage {
  steps: HistoryStep[];
  latest: number;
}

export interface RuleText {
  number: string;
  text: string;
}

export interface RuleSection {
  name: string;
  rules: RuleText[];
}

/**
 * What somebody told the keeper about somebody at a table; `evidence` is its log, as JSON.
 *
 * Who has been forgotten since has an empty name.
 */
export interface Report {
  id: string;
  at: number;
  by: string;
  by_name: string;
  about: string;
  about_name: string;
  game: string;
  reason: string;
  text: string;
  evidence: string;
  status: string;
}

/** What somebody may not do for a while, and why. */
export interface Sanction {
  identity: string;
  kind: SanctionKind;
  until: number;
  reason: string;
}

/**
 * A line of the log of keepers; `by` is an account's id, or "" for the command line.
 *
 * The names are those that these people, if they are people, have now.
 */
export interface Act {
  number: number;
  at: number;
  by: string;
  by_name: string;
  act: string;
  subject: string;
  subject_name: string;
  detail: string;
}

/** What there is to look after, for keepers. */
export interface Desk {
  bulletin: Bulletin;
  reports: Report[];
  sanctions: Sanction[];
  acts: Act[];
}

/** Somebody as a keeper sees them; `account` is None for a guest. */
export interface Person {
  id: string;
  name: string;
  account: string | null;
  created: number;
  seen: number | null;
  tables: number;
  is_keeper: boolean;
}

/** People by name, for keepers. */
export interface PeopleFound {
  people: Person[];
}

/** A table as a keeper sees it; `names` are those of its people. */
export interface KeptTable {
  id: string;
  title: string;
  status: string;
  public: boolean;
  changed: number;
  names: string[];
}

/** Tables by their id or people, for keepers. */
export interface TablesFound {
  tables: KeptTable[];
}

/** What a keeper does: to somebody or something, with a reason or a text for everybody. */
export interface KeeperAct {
  act: "mute" | "unmute" | "ban" | "unban" | "remove" | "settle" | "announce" | "close" | "open";
  subject?: string;
  text?: string;
  days?: number;
}

/** `to_team` says that only those who play together read it. */
export interface ChatLine {
  sequence: number;
  at: number;
  seat: number;
  text: string;
  to_team: boolean;
}

/**
 * Everything, on connecting and whenever asked for.
 *
 * `has_team` says that I have partners to talk to alone.
 */
export interface Whole<View = unknown> extends Moment<View> {
  type: "table";
  thinking: number[];
  present: number[];
  chat: ChatLine[];
  has_team: boolean;
}

/**
 * One entry of the log; `patch` turns my old sight into the new one.
 *
 * `frames` are positions on the way, where there are any.
 */
export interface Update {
  type: "update";
  version: number;
  at: number;
  entry: LogEntry;
  events: TableEvent[];
  frames: Frame[];
  patch: unknown;
}

/** The seats whose bots think. */
export interface Thinking {
  type: "thinking";
  seats: number[];
}

/** The seats whose people look at the table. */
export interface Present {
  type: "present";
  seats: number[];
}

/** A line of chat as it is said. */
export interface Spoken extends ChatLine {
  type: "chat";
}

/** What the keeper of the server tells everybody; nothing if the text is empty. */
export interface Announced {
  type: "announced";
  text: string;
  is_closed: boolean;
}

/** The answer to a message that was carried out. */
export interface Done {
  type: "done";
  id: number;
  version: number;
}

/** The answer to one that was not; `id` is null if it could not be read. */
export interface NotDone extends Refused {
  type: "refused";
  id: number | null;
}

/**
 * Where a move of mine would lead by itself; `patch` turns my view of that version into it.
 *
 * `is_whole` says that nothing else was needed to get there.
 */
export interface Foretold {
  type: "foretold";
  id: number;
  version: number;
  patch: unknown;
  is_whole: boolean;
}

/** Over my own socket: one of my tables has changed. */
export interface TableNews {
  type: "game";
  id: string;
  status: Status;
  your_turn: boolean;
}

/** A first decision, and at how many tables it was made. */
export interface Opening {
  move: Move;
  tables: number;
}

/** What of a record matters here. */
export interface _Moves {
  moves: [number, string][];
}

/** A message of a client. `id` comes back in the answer. */
export interface Said {
  id: number;
  do: string;
  move?: string;
  version?: number | null;
  text?: string;
  to_team?: boolean;
  wanted?: boolean;
}

/**
 * A point of the curves: what the seat could expect of its move at a version, and of the best
 * one where that is surely better; with standard errors.
 */
export interface Point {
  version: number;
  when: Phrase;
  win_share: number;
  win_share_error: number;
  score: number;
  score_error: number;
  best_win_share: number;
  best_score: number;
}

/** What a move brings more than another: of the win and in points, with standard errors. */
export interface Lead {
  share: number;
  share_error: number;
  points: number;
  points_error: number;
}

/** A move and what to expect of it; `reason` is a message key with facts. */
export interface Estimate {
  move: Move;
  win_share: number;
  win_share_error: number;
  score: number;
  score_error: number;
  examined: number;
  behind: Lead | null;
  reason: Phrase | null;
}

/** A move that cost much, what was asked, and what the bot would have played. */
export interface Mistake {
  version: number;
  when: Phrase;
  asked: Phrase;
  played: Estimate;
  best: Estimate;
  cost: Lead;
}

/** The move that gained most over the next best one. */
export interface Find {
  version: number;
  when: Phrase;
  played: Estimate;
  gain: Lead;
}

/**
 * How far a review has come, and what it found so far.
 *
 * `best_score` is what a bot reached with the same deal, for who played alone.
 */
export interface Review {
  done: number;
  of: number;
  is_whole: boolean;
  seat: number;
  curve: Point[];
  mistakes: Mistake[];
  find: Find | null;
  best_score: number | null;
}

/** What somebody would play now where they played something else. */
export interface Afterthought {
  version: number;
  move: string;
}

/** When to play once more, in seconds since 1970. */
export interface Propose {
  at: number;
}

/** Whether I come. */
export interface Answer {
  comes: boolean;
}

export interface Coming {
  name: string;
  comes: boolean;
  me: boolean;
}

/** The table it follows, its title, when, who comes, and the table once it is open. */
export interface AppointmentInfo {
  table: string;
  title: string;
  at: number;
  people: Coming[];
  opened: string | null;
}

/**
 * A branch from a version of the table: how the unknown is drawn, and the moves since.
 *
 * `seat` is whose question and view are wanted; by default who has to decide, me first. While
 * other people play it is always mine. `ahead` is a move this seat thinks of: then the view is the
 * one it would lead to by itself.
 */
export interface WhatIf {
  version: number;
  draw: number;
  moves: [number, string][];
  seat?: number | null;
  ahead?: string;
}

/** The best moves of a seat, best first. */
export interface Hint {
  seat: number;
  candidates: Estimate[];
}

/** What the title says that things do, by the key of each thing: keys and facts. */
export interface Described {
  descriptions: Record<string, [string, Facts][]>;
}

export interface CoursePoint {
  at: number;
  rating: number;
  spread: number;
}

/** `spread` is one standard deviation; as long as it is large, a rating is provisional. */
export interface RatingInfo {
  rating: number;
  spread: number;
  provisional: boolean;
}

/** So many first tries, and so many of them right. */
export interface Solved {
  tries: number;
  solved: number;
}

/**
 * Somebody at a title: tables by the rank reached among people and bots, and alone.
 *
 * `points` and `points_alone` are those of the last tables, in their order.
 */
export interface TitleProfile {
  title: string;
  games: number;
  ranks: Record<string, number>;
  alone: number;
  best_alone: number | null;
  rating: RatingInfo | null;
  course: CoursePoint[];
  points: number[];
  points_alone: number[];
  openings: Opening[];
  puzzles: Solved;
}

/** A finished table; `id` only where everybody may see it, or it is mine. */
export interface PastTable {
  id: string | null;
  title: string;
  seats: number;
  rank: number;
  points: number;
  at: number;
  rated: boolean;
}

export interface Profile {
  name: string;
  account: string;
  since: number;
  me: boolean;
  shown_to: ShownTo | null;
  titles: TitleProfile[];
  recent: PastTable[];
}

/** Who may see my profile, and me on ladders. */
export interface SetShownTo {
  shown_to: ShownTo;
}

/** What a browser says of its push service. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The server's public key, and whether this browser is told. */
export interface PushInfo {
  key: string;
  here: boolean;
}

/** Somebody on a ladder. */
export interface Rung {
  name: string;
  account: string;
  rating: RatingInfo;
  games: number;
  me: boolean;
}

/** A bot, whose rating never changes. */
export interface Anchor {
  bot: string;
  rating: number;
}

export interface Ladder {
  title: string;
  season: string;
  seasons: string[];
  rungs: Rung[];
  anchors: Anchor[];
}

/**
 * What somebody is to me: an account by name, who has a seat of a table, or who is something
 * to me already, by the `id` of that. "": nothing.
 */
export interface Relate {
  kind: Kind | "";
  account?: string;
  id?: string;
  table?: string;
  seat?: number;
}

export interface Invite {
  account: string;
}

/** What is to be said to the keeper about who has a seat. */
export interface NewReport {
  seat: number;
  reason: Reason;
  text?: string;
}

/** Somebody who is something to me, or (`is_mutual`) calls me a friend. */
export interface RelationInfo {
  id: string;
  name: string;
  account: string | null;
  kind: Kind | "";
  is_mutual: boolean;
}

/** So many rounds at tables of so many seats. `patience`: seconds to wait for the absent. */
export interface NewTournament {
  name: string;
  title: string;
  seats: number;
  rounds: number;
  pace: Pace;
  settings?: Settings;
  rated?: boolean;
  patience?: number;
}

export interface Enter {
  link?: string;
}

/** Somebody in the standing; without a name they have been forgotten. */
export interface EntrantInfo {
  name: string;
  guest: boolean;
  me: boolean;
  out: boolean;
  points: number;
  opposition: number;
}

/** A table of a round, or a round off; `points` by seat once it is over. */
export interface PairingInfo {
  round: number;
  table: string | null;
  link: string | null;
  names: string[];
  points: number[];
  me: boolean;
}

/** `link` for who has made it or plays, to pass on. */
export interface TournamentInfo {
  id: string;
  name: string;
  title: string;
  settings: Settings;
  seats: number;
  rounds: number;
  pace: Pace;
  rated: boolean;
  patience: number;
  status: Status;
  round: number;
  host: boolean;
  entered: boolean;
  link: string | null;
  standing: EntrantInfo[];
  tables: PairingInfo[];
}

/**
 * A puzzle in a list. `margin`: how far the next move lies behind the best. `tries`: how many
 * people tried it, `solved` how many of them found the best move at once.
 */
export interface PuzzleInfo {
  number: number;
  theme: string;
  rating: number;
  margin: number;
  seats: number;
  tries: number;
  solved: number;
}

/**
 * What somebody would play; `first` if they have not tried this puzzle before, so that it says
 * how hard it is.
 */
export interface Attempt {
  move: string;
  first?: boolean;
}

/**
 * A move and the part of the win (alone: the points) to be expected of it.
 *
 * `error` is the standard error of how far it lies behind the best.
 */
export interface Weighed {
  move: Move;
  value: number;
  error: number;
  reason: Phrase | null;
}

/** What is best and what is not, best first; `tempting` is what a quick look suggests. */
export interface Solution {
  right: boolean;
  answers: Weighed[];
  others: Weighed[];
  tempting: string;
}

/** Why a move is not allowed: the rule, the message key, its facts. */
export interface Why {
  rule: string;
  key: string;
  facts: Facts;
}

/** Whether a move is allowed; `refused` says why not, None if it is. */
export interface Whether {
  asks: "whether";
  move: Move;
  refused: Why | null;
}

/** A number, with where it comes from if it is one of points. */
export interface HowMuch {
  asks: "how-much";
  question: Phrase;
  answer: Points;
  lines: ScoreLine[];
}

/**
 * What comes of moves, or of the course of the game: the events, and the position after them.
 *
 * `patch` turns the sight into that position.
 */
export interface WhatThen {
  asks: "what-then";
  moves: Move[];
  events: TableEvent[];
  patch: unknown;
}

/** A position as a seat sees it (a sight, see `told.Moment`), and what is asked about it. */
export interface Shown {
  sight: unknown;
  asked: Asked[];
}

/**
 * A position as it is kept: how its sight differs from that of the position before it in the
 * file that has as many seats.
 */
export interface Kept {
  seats: number;
  patch: unknown;
  asked: Asked[];
}
