import { get } from "./api";
import { patched } from "./patch";
import { pauseBefore } from "./retry";
import type { Sealed } from "./sealed";
import type { Frame } from "./telling/beats";
import { Telling } from "./telling/telling.svelte";
import type {
  ChatLine,
  Done,
  Foretold,
  HistoryPage,
  HistoryStep,
  Refused,
  Said,
  TableMessage,
  Update,
  Whole,
} from "./types";

type Answer = Done | Foretold | Refused;
type Waiter = (answer: Answer) => void;

/** A silent line is asked for a sign of life this often, and given up if none comes. */
const HEARTBEAT = 15_000;

const OFFLINE: Refused = { rule: "", key: "error-offline", facts: {} };

/** What the server means when it closes a socket for good. */
const CLOSED_FOR_GOOD: Record<number, string> = {
  4001: "page-signed-out",
  4003: "refusal-foreign-page",
  4004: "page-gone",
  4010: "page-too-many-windows",
  4011: "refusal-other-rules",
  4012: "refusal-damaged",
  4013: "refusal-other-content",
};

/** What tells a line of chat from all others: what is said to all and to the team is counted apart. */
export const lineKey = (line: ChatLine): string => `${line.to_team ? "team" : "all"} ${line.sequence}`;

/** A live table: what the server shows of it, kept up to date over one socket that reconnects. */
export class LiveTable {
  sight = $state.raw<Whole<Sealed> | null>(null);
  steps = $state.raw<HistoryStep[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Whether I have partners to talk to alone. */
  hasTeam = $state(false);
  /** What the keeper of the server tells everybody. */
  bulletin = $state("");
  connected = $state(false);
  /** Why this table cannot be shown at all, as a message key. */
  problem = $state("");
  /** What is shown of it, which comes after. */
  readonly telling = new Telling();
  /** Seconds the server's clock is ahead of ours. */
  ahead = $state(0);

  private socket: WebSocket | null = null;
  private waiters: Record<number, Waiter> = {};
  private nextId = 1;
  private tries = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private heard = false;
  private closed = false;
  private reading = false;
  /** Who connects gets the positions on the way of a step, until they say otherwise. */
  private wantsFrames = true;

  constructor(
    readonly id: string,
    readonly link: string,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close() {
    this.closed = true;
    this.telling.close();
    clearTimeout(this.retryTimer);
    clearInterval(this.heartbeat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Say whether the positions on the way of a step are wanted. */
  wantFrames(wanted: boolean) {
    const isNews = wanted !== this.wantsFrames;
    this.wantsFrames = wanted;
    if (isNews && this.connected) void this.say({ do: "frames", wanted });
  }

  /** Play a move; null if it was done, else why not. */
  move(text: string): Promise<Refused | null> {
    return this.say({ do: "move", move: text, version: this.sight?.version ?? 0 });
  }

  /** Why a move is not allowed now; null if it is. */
  why(text: string): Promise<Refused | null> {
    return this.say({ do: "why", move: text });
  }

  /** The view a move would lead to; null if that is not told. */
  foretell = async (text: string): Promise<Sealed | null> => {
    const answer = await this.ask({ do: "foretell", move: text, version: this.sight?.version ?? 0 });
    const now = this.sight;
    return "patch" in answer && answer.version === now?.version ? patched(now.view, answer.patch) : null;
  };

  undo = () => this.say({ do: "undo", version: this.sight?.version ?? 0 });
  agree = () => this.say({ do: "agree" });
  decline = () => this.say({ do: "decline" });
  takeSeatBack = () => this.say({ do: "return" });
  talk = (text: string, toTeam: boolean) => this.say({ do: "chat", text, to_team: toTeam });

  private async say(message: Omit<Said, "id">): Promise<Refused | null> {
    const answer = await this.ask(message);
    return "key" in answer ? answer : null;
  }

  private ask(message: Omit<Said, "id">): Promise<Answer> {
    const id = this.nextId++;
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(OFFLINE);
    const said: Said = { id, ...message };
    this.socket.send(JSON.stringify(said));
    return new Promise((resolve) => (this.waiters[id] = resolve));
  }

  private connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = this.link ? `?link=${encodeURIComponent(this.link)}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}${query}`);
    this.socket = socket;
    socket.onmessage = (event) => {
      this.heard = true;
      this.receive(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private lost(code: number) {
    this.connected = false;
    clearInterval(this.heartbeat);
    for (const waiter of Object.values(this.waiters)) waiter(OFFLINE);
    this.waiters = {};
    this.problem = CLOSED_FOR_GOOD[code] ?? "";
    if (this.closed || this.problem) return;
    this.retryTimer = setTimeout(() => this.connect(), pauseBefore(this.tries++));
  }

  /** The network or the person is back: do not wait for the next try. */
  private hurry = () => {
    if (this.connected || this.closed || this.problem || document.hidden) return;
    if (this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.retryTimer);
    this.tries = 0;
    this.connect();
  };

  /** A connection can die without a word; whoever does not answer twice is given up. */
  private beat = () => {
    if (!this.heard) {
      const socket = this.socket;
      this.socket = null;
      socket?.close();
      this.lost(0);
      return;
    }
    this.heard = false;
    void this.say({ do: "ping" });
  };

  private receive(message: TableMessage<Sealed>) {
    if (message.type === "table") this.begin(message);
    else if (message.type === "update") this.update(message);
    else if (message.type === "thinking") this.sight = this.sight && { ...this.sight, thinking: message.seats };
    else if (message.type === "present") this.sight = this.sight && { ...this.sight, present: message.seats };
    else if (message.type === "chat") this.hear([message]);
    else if (message.type === "announced") this.bulletin = message.text;
    else if (message.id !== null) this.settle(message.id, message);
  }

  private settle(id: number, answer: Answer) {
    this.waiters[id]?.(answer);
    delete this.waiters[id];
  }

  private begin(sight: Whole<Sealed>) {
    if (!this.connected && !this.wantsFrames) void this.say({ do: "frames", wanted: false });
    this.connected = true;
    this.tries = 0;
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(this.beat, HEARTBEAT);
    this.sight = sight;
    this.telling.jump(sight);
    this.hasTeam = sight.has_team;
    this.hear(sight.chat);
    void this.readHistory();
  }

  private hear(lines: ChatLine[]) {
    const known = this.chat.map(lineKey);
    const fresh = lines.filter((line) => !known.includes(lineKey(line)));
    if (fresh.length) this.chat = [...this.chat, ...fresh];
  }

  /** Read the steps we lack, until we have as many as the table. */
  private async readHistory() {
    if (this.reading) return;
    this.reading = true;
    try {
      while (!this.closed && this.lastStep < (this.sight?.version ?? 0)) {
        const query = this.link ? `&link=${encodeURIComponent(this.link)}` : "";
        const path = `/api/tables/${this.id}/history?after=${this.lastStep}${query}`;
        const { steps } = await get<HistoryPage>(path);
        if (!steps.length) break;
        this.steps = [...this.steps, ...steps.filter((step) => step.version > this.lastStep)];
      }
    } catch {
      // The next update, or the next connection, reads on.
    } finally {
      this.reading = false;
    }
  }

  private get lastStep(): number {
    return this.steps.at(-1)?.version ?? 0;
  }

  private update({ version, at, entry, events, frames, patch }: Update) {
    if (!this.sight) return;
    if (version <= this.sight.version) return;
    if (version > this.sight.version + 1) {
      // Something was missed: ask for everything again.
      void this.say({ do: "whole" });
      return;
    }
    const after = { ...patched(this.sight, patch), version };
    const passed = positions(this.sight.view, frames);
    this.sight = after;
    this.ahead = at - Date.now() / 1000;
    this.telling.tell({ version, entry, events, frames: passed, after });
    if (version === this.lastStep + 1) this.steps = [...this.steps, { version, at, entry, events }];
    else void this.readHistory();
  }
}

/** The views on the way of a step, from what changes between them. */
function positions(view: Sealed, frames: Update["frames"]): Frame[] {
  return frames.map(({ events, patch }) => ({ events, view: (view = patched(view, patch)) }));
}
