import { get } from "./api";
import { patched, type Patch } from "./patch";
import type { ChatLine, Facts, Json, Refused, Sight, Step, TableEvent } from "./types";

type Message = { type: string; [key: string]: Json };
type Waiter = (refused: Refused | null) => void;

const FIRST_RETRY = 500;
const LAST_RETRY = 8_000;

/** A live table: what the server shows of it, kept up to date over one socket that reconnects. */
export class LiveTable {
  sight = $state.raw<Sight | null>(null);
  steps = $state.raw<Step[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connected = $state(false);
  gone = $state(false);
  /** The newest events, for animation. */
  latest = $state.raw<TableEvent[]>([]);

  private socket: WebSocket | null = null;
  private waiters = new Map<number, Waiter>();
  private nextId = 1;
  private retry = FIRST_RETRY;
  private closed = false;

  constructor(
    readonly id: string,
    readonly link: string,
  ) {
    this.connect();
  }

  close() {
    this.closed = true;
    this.socket?.close();
  }

  /** Play a move; null if it was done, else why not. */
  move(text: string): Promise<Refused | null> {
    return this.say({ do: "move", move: text, version: this.sight?.version ?? 0 });
  }

  /** Why a move is not allowed now; null if it is. */
  why(text: string): Promise<Refused | null> {
    return this.say({ do: "why", move: text });
  }

  undo = () => this.say({ do: "undo", version: this.sight?.version ?? 0 });
  agree = () => this.say({ do: "agree" });
  decline = () => this.say({ do: "decline" });
  talk = (text: string) => this.say({ do: "chat", text });

  private say(message: Facts): Promise<Refused | null> {
    const id = this.nextId++;
    if (this.socket?.readyState !== WebSocket.OPEN)
      return Promise.resolve({ rule: "", key: "error-offline", facts: {} });
    this.socket.send(JSON.stringify({ id, ...message }));
    return new Promise((resolve) => this.waiters.set(id, resolve));
  }

  private connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = this.link ? `?link=${encodeURIComponent(this.link)}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}${query}`);
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as Message);
    socket.onclose = (event) => {
      this.connected = false;
      for (const waiter of this.waiters.values()) waiter({ rule: "", key: "error-offline", facts: {} });
      this.waiters.clear();
      if (event.code === 4004) this.gone = true;
      else if (!this.closed) this.later();
    };
  }

  private later() {
    setTimeout(() => !this.closed && this.connect(), this.retry * (0.5 + Math.random()));
    this.retry = Math.min(LAST_RETRY, this.retry * 2);
  }

  private receive(message: Message) {
    if (message.type === "table") this.begin(message as unknown as Sight);
    else if (message.type === "update") this.update(message);
    else if (message.type === "thinking" && this.sight)
      this.sight = { ...this.sight, thinking: message.seats as number[] };
    else if (message.type === "chat") this.chat = [...this.chat, message as unknown as ChatLine];
    else if (message.type === "done") this.settle(message.id as number, null);
    else if (message.type === "refused") this.settle(message.id as number, message as unknown as Refused);
  }

  private settle(id: number, refused: Refused | null) {
    this.waiters.get(id)?.(refused);
    this.waiters.delete(id);
  }

  private begin(sight: Sight) {
    this.connected = true;
    this.retry = FIRST_RETRY;
    this.sight = sight;
    void this.readHistory();
  }

  private async readHistory() {
    const query = this.link ? `&link=${encodeURIComponent(this.link)}` : "";
    const after = this.steps.at(-1)?.version ?? 0;
    const page = await get<{ steps: Step[] }>(`/api/tables/${this.id}/history?after=${after}${query}`);
    const last = this.steps.at(-1)?.version ?? 0;
    this.steps = [...this.steps, ...page.steps.filter((step) => step.version > last)];
  }

  private update(message: Message) {
    if (!this.sight) return;
    const version = message.version as number;
    if (version !== this.sight.version + 1) {
      // Something was missed: ask for everything again.
      void this.say({ do: "whole" });
      return;
    }
    const events = message.events as unknown as TableEvent[];
    this.sight = {
      ...(patched(this.sight as unknown as Json, message.patch as Patch) as unknown as Sight),
      version,
    };
    this.latest = events;
    const last = this.steps.at(-1)?.version ?? 0;
    if (version === last + 1)
      this.steps = [
        ...this.steps,
        { version, at: Date.now() / 1000, entry: message.entry as unknown as Step["entry"], events },
      ];
  }
}
