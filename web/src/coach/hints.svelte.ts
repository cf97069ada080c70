import { RequestRefused } from "../lib/api";
import type { Hint, Refused } from "../lib/types";

/** What a bot would consider in my place, from the moment it is asked until the question has gone. */
export class Hints {
  isOpen = $state(false);
  hint = $state.raw<Hint | null>(null);
  refused = $state.raw<Refused | null>(null);
  private asked = 0;

  constructor(private readonly ask: () => Promise<Hint>) {}

  get candidates() {
    return this.hint?.candidates ?? [];
  }

  open = async () => {
    const turn = ++this.asked;
    this.isOpen = true;
    this.hint = this.refused = null;
    try {
      const hint = await this.ask();
      if (turn === this.asked) this.hint = hint;
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      if (turn === this.asked) this.refused = error.refused;
    }
  };

  close = () => {
    this.asked++;
    this.isOpen = false;
    this.hint = this.refused = null;
  };
}
