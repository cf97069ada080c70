import { get, post } from "./api";
import type { Relate, RelationInfo } from "./types";

/** Those who are something to me. */
class Society {
  all = $state.raw<RelationInfo[]>([]);

  async load() {
    this.all = await get<RelationInfo[]>("/api/me/relations");
  }

  /** Let somebody be a friend, muted, blocked, or nothing of it. */
  async relate(wish: Relate) {
    this.all = await post<RelationInfo[]>("/api/me/relations", wish);
  }

  /** Those who call me a friend, as I call them. */
  get friends(): RelationInfo[] {
    return this.all.filter((one) => one.kind === "friend" && one.is_mutual);
  }
}

export const society = new Society();
