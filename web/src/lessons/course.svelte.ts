import { untrack } from "svelte";
import { Hints } from "../coach/hints.svelte";
import { get, post } from "../lib/api";
import type { Desk } from "../lib/desk.svelte";
import { knows, remember } from "../lib/known";
import { router } from "../lib/router.svelte";
import { thingsIn } from "../lib/things";
import type { Hint, Lesson, LessonStep, Move, TableSummary } from "../lib/types";
import { answerTo, fits, freeMoves, isMove, rightMoves, standingMoves, stepAt } from "./course";

/** So many wrong tries, and the lesson offers to show what is meant. */
const PATIENCE = 2;
/** What is worth so much less than the best is told to be so: a part of the win, and points for who is alone. */
const LESS = { share: 0.05, points: 2 };

/** What is thought of a choice that was made without help; `better` is what a bot would rather have done. */
export interface Comment {
  key: "best" | "good" | "better";
  better: Hint["candidates"][number] | null;
}

/** A lesson being held at a table: where it has come to, what it takes for an answer, and what it says. */
export class Course {
  lesson = $state.raw<Lesson | null>(null);
  /** The key of what is said to the last wrong try. */
  reply = $state("");
  wrong = $state(0);
  /** Left before its end: the game goes on as any other. */
  isLeft = $state(false);
  /** What a bot would do at a choice that is made without being asked for anything. */
  readonly tips = new Hints(() => get<Hint>(this.desk.path("/hint")));
  comment = $state.raw<Comment | null>(null);
  private read = $state(0);

  constructor(private readonly desk: Desk) {
    const { id, title, lesson } = desk.summary();
    this.isLeft = knows("left", id);
    void get<Lesson>(`/api/lessons/${title}/${lesson}`).then((found) => (this.lesson = found));
    $effect(() => {
      desk.teacher = this.isLeft ? null : this;
      return () => (desk.teacher = null);
    });
    // A new position makes what was said to a try old.
    $effect(() => {
      void this.number;
      this.reply = "";
      this.wrong = 0;
    });
    $effect(() => {
      const { step, ask } = this;
      if (step?.given && !step.says && ask) this.play(step.given);
    });
    $effect(() => {
      const isAsked = this.isFree && !this.isLeft && this.ask !== null;
      untrack(() => (isAsked ? void this.tips.open() : this.tips.close()));
    });
    $effect(() => {
      if (this.isDone) remember("lessons", `${title}/${lesson}`);
    });
    $effect(() => {
      desk.taught = this.lights;
      return () => (desk.taught = []);
    });
  }

  /** What is asked at the table, once everything has been told. */
  ask = $derived.by(() => (this.isTold && !this.desk.line && !this.desk.past ? this.desk.ask : null));
  private isTold = $derived.by(
    () => !this.desk.telling.beat && this.desk.live.steps.length === (this.desk.live.sight?.version ?? -1),
  );
  private moves = $derived.by(() => {
    if (!this.lesson) return 0;
    return standingMoves(this.desk.steps, this.desk.live.sight?.seat ?? 0, this.lesson.moves.length);
  });
  number = $derived.by(() => (this.lesson ? stepAt(this.lesson.steps, this.moves, this.read) : 0));
  /** The step it has come to; null before the beginning, and when all are done. */
  step = $derived.by((): LessonStep | null => (this.isTold ? (this.lesson?.steps[this.number] ?? null) : null));
  isNote = $derived.by(() => this.step !== null && !isMove(this.step));
  private isOver = $derived.by(() => this.lesson !== null && this.number >= this.lesson.steps.length);
  /** How many choices are left that are commented. */
  free = $derived.by(() =>
    this.lesson && this.isOver ? Math.max(0, this.lesson.turns - freeMoves(this.lesson, this.moves)) : 0,
  );
  isFree = $derived.by(() => this.free > 0 && !this.desk.live.sight?.result);
  isDone = $derived.by(() => this.isOver && this.isTold && !this.isFree);
  right = $derived.by((): Move[] => (this.step && this.ask ? rightMoves(this.step, this.ask.moves) : []));
  canShow = $derived.by(() => this.wrong >= PATIENCE && this.right.length > 0);
  private lights = $derived.by(() => {
    if (this.isLeft || !this.step) return [];
    const asked = this.right.length <= 3 ? thingsIn(this.right) : [];
    return [...this.step.lights, ...asked];
  });

  /** Whether a move is made; if not, something is said to it. */
  takes = (move: Move): boolean => {
    if (!this.step || this.isLeft) {
      if (this.isFree) this.judge(move);
      return true;
    }
    if (this.right.some(({ text }) => text === move.text)) return true;
    this.answer(move.text);
    return false;
  };

  /** Something was tried that is not allowed anyway. */
  tried = (text: string) => {
    if (this.step && !this.isLeft && !fits(text, this.step.right)) this.answer(text);
  };

  private answer(text: string) {
    if (!this.step) return;
    this.reply = this.isNote ? "page-lesson-first" : answerTo(this.step, text);
    this.wrong++;
  }

  /** A note is read, or the move it speaks of is made. */
  goOn = () => {
    const step = this.step;
    if (!step) return;
    if (step.given) this.play(step.given);
    else if (this.isNote) this.read = this.number + 1;
  };

  showMe = () => {
    const meant = this.right[0];
    if (meant) this.play(meant.text);
  };

  private play(text: string) {
    void this.desk.live.move(text);
  }

  leave = () => {
    remember("left", this.desk.summary().id);
    this.isLeft = true;
  };

  private judge(move: Move) {
    const [best, ...others] = this.tips.candidates;
    if (!best) this.comment = null;
    else if (best.move.text === move.text) this.comment = { key: "best", better: null };
    else {
      const played = others.find((one) => one.move.text === move.text);
      const isAlone = this.desk.names.length === 1;
      const less = !played
        ? Infinity
        : isAlone
          ? (best.score - played.score) / LESS.points
          : (best.win_share - played.win_share) / LESS.share;
      this.comment = less < 1 ? { key: "good", better: null } : { key: "better", better: best };
    }
  }
}

/** Begin a lesson at a table of its own. */
export async function beginLesson(title: string, name: string) {
  const table = await post<TableSummary>(`/api/lessons/${title}/${name}`);
  remember("titles", title);
  remember("tips", title);
  router.go(`/t/${table.id}`);
}
