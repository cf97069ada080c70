import { get } from "./api";
import type { Offer, TitleInfo } from "./types";

/** What can be played on this server. */
class Offered {
  offer = $state.raw<Offer | null>(null);
  private loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.loading ??= get<Offer>("/api/offer").then(
      (offer) => void (this.offer = offer),
      (error: unknown) => {
        this.loading = null;
        throw error;
      },
    );
    return this.loading;
  }

  title(id: string): TitleInfo | undefined {
    return this.offer?.titles.find((title) => title.id === id);
  }

  /** The bot to play against unless another is chosen. */
  get usualBot(): string {
    return this.offer?.usual_bot ?? "";
  }
}

export const offered = new Offered();
