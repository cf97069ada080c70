import type { PuzzleInfo } from "../lib/types";

const KEY = "quartier-puzzles";
const DAY = 86_400_000;

/** A puzzle among those of all titles. */
export interface Which {
  title: string;
  number: number;
}

interface Kept {
  /** By puzzle, whether the first try was right. */
  tried: Record<string, boolean>;
  /** The last day whose puzzle was solved, and how many days in a row that makes. */
  day: number;
  streak: number;
}

/** The day of somebody's calendar, counted. */
export const dayOf = (now: Date): number =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);

export const today = (): number => dayOf(new Date());

/** The puzzle of a day: the same for everybody with the same puzzles, titles taking turns. */
export function puzzleOfDay(day: number, lists: ReadonlyMap<string, readonly PuzzleInfo[]>): Which | null {
  const titles = [...lists].filter(([, puzzles]) => puzzles.length).sort(([one], [other]) => (one < other ? -1 : 1));
  const [title, puzzles] = titles[day % titles.length] ?? [];
  const turn = Math.floor(day / titles.length);
  const puzzle = puzzles?.[turn % puzzles.length];
  return title && puzzle ? { title, number: puzzle.number } : null;
}

/** What somebody has solved, kept in their browser alone. */
export class Diary {
  private kept: Kept;

  constructor(private readonly storage: Pick<Storage, "getItem" | "setItem"> = localStorage) {
    this.kept = { tried: {}, day: -1, streak: 0, ...read(storage.getItem(KEY)) };
  }

  /** Whether the first try at a puzzle was right; undefined before it. */
  first = ({ title, number }: Which): boolean | undefined => this.kept.tried[`${title}/${number}`];

  /** How many days in a row their puzzle was solved, up to today or yesterday. */
  streak = (today: number): number => (today - this.kept.day <= 1 ? this.kept.streak : 0);

  isSolved = (day: number): boolean => this.kept.day === day;

  /** Note a try; only the first one at a puzzle says how it went. */
  note({ title, number }: Which, right: boolean, day: number, daily: Which | null) {
    this.kept.tried[`${title}/${number}`] ??= right;
    const isDaily = daily?.title === title && daily.number === number;
    if (right && isDaily && this.kept.day !== day) {
      this.kept.streak = this.streak(day) + 1;
      this.kept.day = day;
    }
    this.storage.setItem(KEY, JSON.stringify(this.kept));
  }
}

function read(text: string | null): Partial<Kept> {
  try {
    return JSON.parse(text ?? "{}") as Partial<Kept>;
  } catch {
    // Somebody else wrote there: begin anew.
    return {};
  }
}

/** The next puzzle like one: of the same theme if there is another, not tried before, as hard as can be. */
export function moreLike(which: Which, puzzles: readonly PuzzleInfo[], diary: Pick<Diary, "first">): Which | null {
  const here = puzzles.find(({ number }) => number === which.number);
  const rank = (one: PuzzleInfo) =>
    (one.theme === here?.theme ? 0 : 10_000) +
    (diary.first({ title: which.title, number: one.number }) === undefined ? 0 : 100_000) +
    Math.abs(one.rating - (here?.rating ?? 0));
  const [next] = puzzles.filter((one) => one !== here).toSorted((one, other) => rank(one) - rank(other));
  return next ? { title: which.title, number: next.number } : null;
}
