import type { Component } from "svelte";
import type { Sealed } from "../lib/sealed";
import type { BoardProps } from "./types";

type Board = Component<BoardProps<Sealed, Sealed>>;

/** One board per title, loaded when a table of that title is opened. */
const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  sevenwonders: () => import("./sevenwonders/Board.svelte"),
  lacitta: () => import("./lacitta/Board.svelte"),
  smallcity: () => import("./smallcity/Board.svelte"),
  cardcity: () => import("./cardcity/Board.svelte"),
};

/** Titles without a board can be followed from a list of moves, but not enjoyed. */
export const hasBoard = (title: string): boolean => title in BOARDS;

export async function boardOf(title: string): Promise<Board | null> {
  const load = BOARDS[title];
  return load ? (await load()).default : null;
}
