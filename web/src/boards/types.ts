import type { Component } from "svelte";
import type { Sealed } from "../lib/sealed";
import type { Manners, Scene } from "../lib/telling/beats";
import type { JsonRecord } from "./plain/parts";
import type { Facts, Moment, Move, TableEvent } from "../lib/types";

/** What a title's board gets. It shows the sight and turns touches into moves; it knows no rules. */
export interface BoardProps<View, Content> {
  /** The title that is played. */
  title: string;
  /** What I see now, or at the step of the past that is shown. */
  sight: Moment<View>;
  /** The players' names by seat. */
  names: string[];
  /** The title's data files and descriptions, as the server has them. */
  content: Content;
  /** Play one of the moves of `sight.ask`. */
  choose: (move: Move) => void;
  /** Take my last move back, where that is free; null where it is not. */
  undo: (() => void) | null;
  /** Ask why a move, in notation, is not possible; the answer appears beside the prompt. */
  why: (notation: string) => void;
  /** Open the rules at a rule, by its number. */
  rule: (number: string) => void;
  /** Message keys of things a log line points at, places such as `=c4`, and `seat-N` for seats; a board lights them. */
  lit: string[];
  /** What just led to this position, for a board to show moving (`lib/flights`); empty after a jump in time. */
  latest: readonly TableEvent[];
  /** A text of the title. */
  text: (key: string, facts?: Facts) => string;
  /** Only to be looked at: nothing is answered here. A board that cannot keep looking and answering apart is inert. */
  still?: boolean;
}

/** What the band of a scene gets: what has been told of it so far, the last part new. */
export interface SceneProps {
  scene: Scene;
  names: string[];
  /** A text of the title. */
  text: (key: string, facts?: Facts) => string;
}

/** What the picture of an event gets: it shows, in the height of a line, the piece the event is about, or nothing. */
export interface PictureProps<Content> {
  event: TableEvent;
  /** The title's data files and descriptions, as the server has them. */
  content: Content;
}

/** How a title tells what happens. */
export interface TitleTelling {
  manners: Manners;
  SceneBand: Component<SceneProps>;
  Picture: Component<PictureProps<Sealed>>;
}

type Props = BoardProps<JsonRecord, unknown>;

/** What `board.js` in the package of a title is: a board in whatever way its author likes to draw one. */
export interface BoardScript {
  /** Draw into an empty element. `update` comes with every change, of the words' language too. */
  mount: (element: HTMLElement, props: Props) => { update: (props: Props) => void; destroy: () => void };
}
