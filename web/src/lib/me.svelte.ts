import { del, get, post } from "./api";
import { preferences } from "./settings.svelte";
import type { Me, Quiet, SessionInfo } from "./types";

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

  async makeAccount(account: string, password: string) {
    await this.ensure(account);
    this.me = await post<Me>("/api/account", { account, password });
  }

  async signIn(account: string, password: string) {
    this.me = await post<Me>("/api/sign-in", { account, password });
  }

  async signOut() {
    await post("/api/sign-out");
    this.me = null;
  }

  /** How to be told that it is my turn while no page is open; empty: not at all. With `digest`, once a day by mail. */
  async setReach(email: string, webhook: string, digest: boolean) {
    this.me = await post<Me>("/api/me/reach", { email, webhook, digest });
  }

  /** When not to be disturbed; null: at no time. */
  async setQuiet(quiet: Quiet | null) {
    this.me = await post<Me>("/api/me/quiet", { quiet });
  }

  /** Have the letter sent again that asks whether the address is mine. */
  async sendLetter() {
    await post("/api/me/email/letter");
  }

  async changePassword(old: string, password: string) {
    await post("/api/account/password", { old, password });
  }

  /** Have a letter sent that lets whoever reads it choose another password. */
  async forgot(account: string) {
    await post("/api/account/forgotten", { account });
  }

  /** Be forgotten for good; an account says its password. */
  async delete(password: string) {
    await post("/api/me/delete", { password });
    this.me = null;
  }

  /** The devices on which I am known. */
  sessions = () => get<SessionInfo[]>("/api/me/sessions");

  /** Sign out on another device, or on all others. */
  async signOutOf(session: SessionInfo | null) {
    await del(`/api/me/sessions${session ? `/${session.id}` : ""}`);
  }

  /** Somebody with a name, made up on the spot if need be: playing needs no form. */
  async ensure(fallback: string) {
    if (!this.loaded) await this.load();
    if (!this.me) await this.setName(fallback);
  }
}

export const myself = new Myself();
