import { get } from "./api";
import { myself } from "./me.svelte";
import type { TableLists, TableSummary } from "./types";

interface News {
  type: string;
  id: string;
  status: TableSummary["status"];
  your_turn: boolean;
}

const RETRY = 4_000;
/** The session is over: somebody signed this device out, or signed in on it. */
const SIGNED_OUT = 4001;
/** Bots answer quickly one after the other; the lists are read once for all of them. */
const PAUSE = 300;

/** My tables and the public ones, kept fresh by what the server tells my pages. */
class Lobby {
  mine = $state.raw<TableSummary[]>([]);
  public = $state.raw<TableSummary[]>([]);
  loaded = $state(false);
  /** The latest news of one of my tables. */
  news = $state.raw<News | null>(null);
  /** Called when a table begins to wait for me. */
  onTurn: (table: string) => void = () => {};

  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private owing = new Set<string>();

  get waitingForMe(): TableSummary[] {
    return this.mine.filter((table) => table.your_turn);
  }

  async load() {
    const lists = await get<TableLists>("/api/tables");
    this.mine = lists.mine;
    this.public = lists.public;
    this.owing = new Set(this.waitingForMe.map((table) => table.id));
    this.loaded = true;
  }

  /** Listen to my news until the returned function is called. */
  listen(): () => void {
    let stopped = false;
    const connect = () => {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const socket = new WebSocket(`${scheme}://${location.host}/ws/me`);
      this.socket = socket;
      socket.onopen = () => this.soon();
      socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as News);
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

  private hear(news: News) {
    this.news = news;
    const waited = this.owing.has(news.id);
    if (news.your_turn) this.owing.add(news.id);
    else this.owing.delete(news.id);
    if (news.your_turn && !waited) this.onTurn(news.id);
    this.soon();
  }

  private soon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.load().catch(() => {}), PAUSE);
  }
}

export const lobby = new Lobby();
