import type { Component } from "svelte";
import { offered } from "../lib/offer.svelte";
import type { Sealed } from "../lib/sealed";
import type { BoardProps, TitleTelling } from "./types";

type Board = Component<BoardProps<Sealed, Sealed>>;
type Load = () => Promise<{ default: Board }>;

/** The boards that are part of the page, each loaded when a table of its title is opened. */
const BOARDS: Record<string, Load> = {
  sevenwonders: () => import("./sevenwonders/Board.svelte"),
  lacitta: () => import("./lacitta/Board.svelte"),
  smallcity: () => import("./smallcity/Board.svelte"),
  cardcity: () => import("./cardcity/Board.svelte"),
};

/** How titles tell what happens, and what their scenes look like; loaded beside their boards. */
const TELLINGS: Record<string, () => Promise<TitleTelling>> = {
  sevenwonders: () => import("./sevenwonders/telling"),
  lacitta: () => import("./lacitta/telling"),
  smallcity: () => import("./smallcity/telling"),
  cardcity: () => import("./cardcity/telling"),
};

/** Where a title says nothing of it, everything is an ordinary act. */
export const tellingOf = async (title: string): Promise<TitleTelling | null> => (await TELLINGS[title]?.()) ?? null;

/** The board of a title: the page's, the one its package brings, or a plain one. */
export async function boardOf(title: string): Promise<Board> {
  const load = BOARDS[title] ?? ((await bringsBoard(title)) ? script : plain);
  return (await load()).default;
}

async function bringsBoard(title: string): Promise<boolean> {
  await offered.load();
  return offered.title(title)?.scripts.includes("board") ?? false;
}

const script: Load = () => import("./ScriptBoard.svelte");
const plain: Load = () => import("./plain/Board.svelte");
