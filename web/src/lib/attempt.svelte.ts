import { RequestRefused } from "./api";
import { texts } from "./texts.svelte";

/** Something a form tries: whether it is under way, and what came of it in words. */
export class Attempt {
  busy = $state(false);
  /** Why it was refused, or that it is done. */
  outcome = $state("");

  /** Do the work; what it gives back is said when it is done. */
  run = async (work: () => Promise<string>) => {
    this.outcome = "";
    this.busy = true;
    try {
      this.outcome = await work();
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      this.outcome = texts.refusal(error.refused);
    } finally {
      this.busy = false;
    }
  };
}
