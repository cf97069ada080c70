import { Line } from "../coach/line.svelte";
import { get, post, RequestRefused } from "../lib/api";
import type { Sealed } from "../lib/sealed";
import type { Attempt, Branch, Move, PuzzleInfo, Solution } from "../lib/types";
import { Diary, moreLike, today, type Which } from "./diary";
import { lists } from "./lists.svelte";
import { addressOf, type Mistake, Mistakes } from "./mistakes";

/** Where a puzzle comes from: its position, who judges a try, and what comes next. */
export interface Source {
  title: string;
  /** Its number among those of the title; null for a mistake of mine. */
  number: number | null;
  path: (what: string) => string;
  position: () => Promise<Branch<Sealed>>;
  answer: (move: Move) => Promise<Solution>;
  /** The address of another one like it; null if there is none. */
  more: (puzzles: readonly PuzzleInfo[]) => string | null;
}

/** A puzzle that comes with its title. */
export function shipped(which: Which): Source {
  const { title, number } = which;
  const path = (what: string) => `/api/puzzles/${title}/${number}${what}`;
  return {
    title,
    number,
    path,
    position: () => get(path("")),
    answer: async (move) => {
      const diary = new Diary();
      const attempt: Attempt = { move: move.text, first: diary.first(which) === undefined };
      const solution = await post<Solution>(path("/answer"), attempt);
      diary.note(which, solution.right, today(), lists.daily);
      return solution;
    },
    more: (puzzles) => {
      const found = moreLike(which, puzzles, new Diary());
      return found && `/puzzles/${found.title}/${found.number}`;
    },
  };
}

/** A mistake of mine: the position as I knew it then, judged by who reviewed the game. */
export function mine(mistake: Mistake): Source {
  const { title, table, version } = mistake;
  const path = (what: string) => `/api/tables/${table}${what}`;
  return {
    title,
    number: null,
    path,
    position: async () => {
      try {
        return await new Line(path, version).at([]);
      } catch (error) {
        if (error instanceof RequestRefused && error.status === 404) new Mistakes().forget(table);
        throw error;
      }
    },
    answer: async (move) => {
      const solution = await post<Solution>(path("/afterthought"), { version, move: move.text });
      new Mistakes().note(mistake, solution.right);
      return solution;
    },
    more: () => {
      const next = new Mistakes().next(mistake);
      return next && addressOf(next);
    },
  };
}
