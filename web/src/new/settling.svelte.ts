import { post } from "../lib/api";
import type { Settled } from "../lib/types";

/** Options as they are being chosen: the rules say which go together. */
export class Settling {
  /** What was chosen, the latest last: one choice may imply another, and undo an earlier one. */
  private chosen = $state.raw<[string, boolean | string][]>([]);
  settled = $state.raw<Settled | null>(null);
  /** Whether the settings belong to the seats and choices of now. */
  isSettled = $state(false);
  private asked = 0;

  choose = (key: string, value: boolean | string) => {
    this.chosen = [...this.chosen.filter(([other]) => other !== key), [key, value]];
  };

  /** Forget what was chosen, for another title. */
  clear() {
    this.chosen = [];
    this.settled = null;
  }

  /** Ask which settings go with so many seats and what was chosen; the answer to an older question is dropped. */
  async settle(title: string, seats: number) {
    this.isSettled = false;
    const asked = ++this.asked;
    const answer = await post<Settled>("/api/settings", { title, seats, chosen: this.chosen });
    if (asked !== this.asked) return;
    this.settled = answer;
    this.isSettled = true;
  }
}
