import { get, post } from "./api";
import { preferences } from "./settings.svelte";
import type { Me } from "./types";

/** The person at this page. */
class Myself {
  me = $state<Me | null>(null);
  loaded = $state(false);

  async load() {
    this.me = await get<Me | null>("/api/me");
    this.loaded = true;
  }

  async setName(name: string) {
    this.me = await post<Me>("/api/me", { name, language: preferences.language });
  }

  /** Somebody with a name, made up on the spot if need be: playing needs no form. */
  async ensure(fallback: string) {
    if (!this.loaded) await this.load();
    if (!this.me) await this.setName(fallback);
  }
}

export const myself = new Myself();
