import { preferences } from "../lib/settings.svelte";
import { play } from "../lib/sound";

/** How long one category is counted. */
export const STEP = 600;

/** Counting category by category; any touch or key ends it, and who prefers stillness sees the sum at once. */
export class Count {
  /** How many categories have been counted. */
  counted = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;
  private isWon: boolean;

  constructor(
    readonly of: number,
    isFresh: boolean,
    isWon: boolean,
  ) {
    this.isWon = isWon;
    if (isFresh && preferences.motion && !document.hidden) this.timer = setInterval(this.step, STEP);
    else this.counted = of;
    if (isFresh && !this.timer) this.sing();
  }

  get isDone(): boolean {
    return this.counted >= this.of;
  }

  private step = () => {
    this.counted += 1;
    if (this.isDone) this.finish();
    else play("coin");
  };

  finish = () => {
    if (this.timer === undefined) return;
    this.stop();
    this.counted = this.of;
    this.sing();
  };

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private sing = () => play(this.isWon ? "victory" : "end");
}
