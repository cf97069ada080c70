import { get, RequestRefused } from "../lib/api";
import type { Refused, Review } from "../lib/types";

const PAUSE = 700;

/** Asks for a review until it is whole. */
export class Reviewing {
  review = $state.raw<Review | null>(null);
  refused = $state.raw<Refused | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private path: string;

  constructor(path: string) {
    this.path = path;
  }

  start = async () => {
    try {
      this.review = await get<Review>(this.path);
      if (!this.review.is_whole) this.timer = setTimeout(() => void this.start(), PAUSE);
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      this.refused = error.refused;
    }
  };

  stop = () => clearTimeout(this.timer);
}
