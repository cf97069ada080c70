import { get, post, RequestRefused } from "./api";
import type { TableSummary } from "./types";

/**
 * Deals nobody can choose, as docs/protocol.md describes them: this page notes what the server has committed itself to,
 * only then adds chance of its own, and works everything out again when the table is over.
 */

interface Note {
  table: string;
  commitment: string;
  /** What this page added, if I sit there. */
  entropy: string | null;
}

const NOTES = "quartier-deals";
const MOST_NOTES = 200;
const ENTROPY_BYTES = 16;

function notes(): Note[] {
  return JSON.parse(localStorage.getItem(NOTES) ?? "[]") as Note[];
}

export function noteOf(table: string): Note | undefined {
  return notes().find((note) => note.table === table);
}

function keep(note: Note) {
  const others = notes().filter((other) => other.table !== note.table);
  localStorage.setItem(NOTES, JSON.stringify([...others, note].slice(-MOST_NOTES)));
}

/** The table as it is once it has from me what it waits for. */
export async function joined(table: TableSummary): Promise<TableSummary> {
  if (table.status !== "open" || !table.commitment) return table;
  // The first commitment counts: one that is changed later must not take its place.
  const note = noteOf(table.id) ?? { table: table.id, commitment: table.commitment, entropy: null };
  const waits = table.seats.some((seat) => seat.me && seat.entropy === null);
  if (waits) note.entropy ??= hex(crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES)));
  keep(note);
  if (!waits) return table;
  // A table may be looked at twice before it has answered.
  const adding = underWay.get(table.id) ?? add(table.id, note.entropy);
  underWay.set(table.id, adding);
  return adding.finally(() => underWay.delete(table.id));
}

const underWay = new Map<string, Promise<TableSummary>>();

async function add(table: string, entropy: string | null): Promise<TableSummary> {
  try {
    return await post<TableSummary>(`/api/tables/${table}/entropy`, { entropy });
  } catch (error) {
    if (!(error instanceof RequestRefused) || error.status !== 409) throw error;
    // Another tab of mine was faster, or the host has started: it waits no more.
    return get<TableSummary>(`/api/tables/${table}`);
  }
}

/** Something a person can be sure of after a game, or not; null: this page cannot tell. */
export interface Finding {
  key: string;
  holds: boolean | null;
}

/** Whether a finished table was dealt as promised. */
export async function findings(table: TableSummary): Promise<Finding[]> {
  const { commitment, secret } = table;
  if (!commitment || !secret) return [];
  const note = noteOf(table.id);
  const found: Finding[] = [{ key: "same", holds: note ? note.commitment === commitment : null }];
  if (table.seat !== null && note?.entropy)
    found.push({ key: "mine", holds: table.seats[table.seat]?.entropy === note.entropy });
  // Browsers calculate hashes on secure pages only.
  const able = "subtle" in crypto;
  found.push({ key: "secret", holds: able ? (await commitmentOf(secret)) === commitment : null });
  found.push({ key: "key", holds: able ? (await keyOf(table, secret)) === table.seed : null });
  return found;
}

async function commitmentOf(secret: string): Promise<string> {
  const words = new TextEncoder().encode("quartier-commit-1");
  return hex(await crypto.subtle.digest("SHA-256", new Uint8Array([...words, ...bytes(secret)])));
}

async function keyOf(table: TableSummary, secret: string): Promise<string> {
  // A bot, which has no name, adds nothing: with what a server added for it, it could choose the deal.
  const added = table.seats.map((seat) => (seat.name && seat.entropy) || "");
  const lines = ["quartier-deal-1", table.id, ...added].join("\n");
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(secret), algorithm, false, ["sign"]);
  return hex(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(lines)));
}

function bytes(digits: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

function hex(data: ArrayBuffer | Uint8Array): string {
  return [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
