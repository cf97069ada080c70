import { get } from "../lib/api";
import { offered } from "../lib/offer.svelte";
import type { PuzzleInfo } from "../lib/types";
import { puzzleOfDay, today } from "./diary";

/** The puzzles of all titles, read once. */
class Lists {
  all = $state.raw<ReadonlyMap<string, readonly PuzzleInfo[]>>(new Map());
  private loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.loading ??= this.read().catch((error: unknown) => {
      this.loading = null;
      throw error;
    });
    return this.loading;
  }

  private async read() {
    await offered.load();
    const ids = (offered.offer?.titles ?? []).map(({ id }) => id);
    const found = await Promise.all(ids.map((id) => get<PuzzleInfo[]>(`/api/puzzles/${id}`)));
    this.all = new Map(ids.map((id, index) => [id, found[index]!]));
  }

  daily = $derived.by(() => puzzleOfDay(today(), this.all));
}

export const lists = new Lists();
