import { get } from "./api";
import { myself } from "./me.svelte";
import type { TableLists, TableNews, TableSummary } from "./types";

const RETRY = 4_000;
/** The session is over: somebody signed this device out, or signed in on it. */
const SIGNED_OUT = 4001;
/** Bots answer quickly one after the other; the lists are read once for all of them. */
const PAUSE = 300;

/** My tables and the public ones, kept fresh by what the server tells my pages. */
class Lobby {
  mine = $state.raw<TableSummary[]>([]);
  public = $state.raw<TableSummary[]>([]);
  /** Those somebody has asked me to. */
  invited = $state.raw<TableSummary[]>([]);
  /** Where the lists go on; null if all of them is here. */
  mineAfter = $state.raw<string | null>(null);
  publicAfter = $state.raw<string | null>(null);
  loaded = $state(false);
  /** The latest news of one of my tables. */
  news = $state.raw<TableNews | null>(null);
  /** Called when a table begins to wait for me. */
  onTurn: (table: string) => void = () => {};

  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private owing = new Set<string>();
  /** How often I was told something: lists that were asked for before know less than that. */
  private heard = 0;
  /** So many further pages somebody wanted to see, and sees again when the lists are read anew. */
  private further = { mine: 0, public: 0 };

  get waitingForMe(): TableSummary[] {
    return this.mine.filter((table) => table.your_turn);
  }

  async load() {
    const heard = this.heard;
    const lists = await get<TableLists>("/api/tables");
    for (let page = 0; page < this.further.mine && lists.mine_after; page++) await goOnMine(lists);
    for (let page = 0; page < this.further.public && lists.public_after; page++) await goOnPublic(lists);
    this.mine = lists.mine;
    this.public = lists.public;
    this.invited = lists.invited;
    this.mineAfter = lists.mine_after;
    this.publicAfter = lists.public_after;
    if (heard === this.heard) this.owe(this.waitingForMe.map((table) => table.id));
    this.loaded = true;
  }

  /** Show one more page of a list. */
  async more(list: "mine" | "public") {
    this.further[list]++;
    await this.load();
  }

  /** Listen to my news until the returned function is called. */
  listen(): () => void {
    let stopped = false;
    const connect = () => {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const socket = new WebSocket(`${scheme}://${location.host}/ws/me`);
      this.socket = socket;
      socket.onopen = () => this.soon();
      socket.onmessage = (event) => this.hear(JSON.parse(event.data));
      socket.onclose = (event) => {
        if (event.code === SIGNED_OUT) void myself.load().catch(() => {});
        // Spread, so that not all come back at once.
        const pause = RETRY * (0.5 + Math.random());
        if (!stopped) setTimeout(() => !stopped && connect(), pause);
      };
    };
    connect();
    return () => {
      stopped = true;
      this.socket?.close();
    };
  }

  private hear(news: TableNews) {
    this.news = news;
    this.heard++;
    const waited = this.owing.has(news.id);
    if (news.your_turn) this.owing.add(news.id);
    else this.owing.delete(news.id);
    if (news.your_turn && !waited) this.onTurn(news.id);
    this.soon();
  }

  /** What the lists say waits for me; they may know of a turn before I am told of it. */
  private owe(waiting: string[]) {
    const begun = waiting.filter((table) => !this.owing.has(table));
    this.owing = new Set(waiting);
    // What waited already when the page was opened begins nothing.
    if (this.loaded) begun.forEach((table) => this.onTurn(table));
  }

  private soon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.load().catch(() => {}), PAUSE);
  }
}

async function goOnMine(lists: TableLists) {
  const next = await get<TableLists>(`/api/tables?mine_after=${encodeURIComponent(lists.mine_after ?? "")}`);
  lists.mine = joined(lists.mine, next.mine);
  lists.mine_after = next.mine_after;
}

async function goOnPublic(lists: TableLists) {
  const next = await get<TableLists>(`/api/tables?after=${encodeURIComponent(lists.public_after ?? "")}`);
  lists.public = joined(lists.public, next.public);
  lists.public_after = next.public_after;
}

/** A table that changes between two pages may be on both. */
function joined(first: TableSummary[], second: TableSummary[]): TableSummary[] {
  const known = new Set(first.map((table) => table.id));
  return [...first, ...second.filter((table) => !known.has(table.id))];
}

export const lobby = new Lobby();
