import type { HistoryStep, Lesson, LessonStep, Move } from "../lib/types";

/** Whether a move, as it is written, is one of those meant; `*` stands for anything. */
export function fits(text: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${parts.join(".*")}$`).test(text);
  });
}

/** Whether it takes a move of who learns to pass a step. */
export const isMove = (step: LessonStep): boolean => Boolean(step.right.length || step.given);

/** How many moves a seat has made after a version, less those that were taken back. */
export function standingMoves(steps: readonly HistoryStep[], seat: number, after: number): number {
  const withdrawn = new Set(steps.flatMap(({ entry }) => entry.withdrawn ?? []));
  const isMine = ({ version, entry }: HistoryStep) =>
    version > after && entry.kind === "play" && entry.seat === seat && !withdrawn.has(version);
  return steps.filter(isMine).length;
}

/**
 * The number of the step a lesson has come to: the first that neither my moves nor reading have passed. `read` is how
 * many steps have been left behind so far.
 */
export function stepAt(steps: readonly LessonStep[], moves: number, read: number): number {
  let left = moves;
  for (const [number, step] of steps.entries()) {
    if (isMove(step)) {
      if (left === 0) return number;
      left--;
    } else if (left === 0 && number >= read) return number;
  }
  return steps.length;
}

/** The legal moves a step takes for right, the one it rather means first. */
export function rightMoves(step: LessonStep, moves: readonly Move[]): Move[] {
  const wanted = step.given ? [step.given] : step.right;
  return [...new Set(wanted.flatMap((pattern) => moves.filter(({ text }) => fits(text, [pattern]))))];
}

/** The key of what is said to a wrong try; "" if nothing is. */
export function answerTo(step: LessonStep, text: string): string {
  return step.replies.find(({ to }) => fits(text, to))?.says ?? step.otherwise;
}

/** How many choices of mine come after the last step. */
export const freeMoves = ({ steps }: Lesson, moves: number): number => moves - steps.filter(isMove).length;
