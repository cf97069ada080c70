import { post, RequestRefused } from "../lib/api";
import type { Sealed } from "../lib/sealed";
import type { Branch, Hint, Moment, Move, TableEvent, WhatIf } from "../lib/types";

const randomDraw = () => Math.floor(Math.random() * 2 ** 32);

/**
 * A private line of play: from a step of the table, with all that I cannot know drawn anew, I play all seats.
 * The server keeps nothing of it: every question holds the whole line.
 */
export class Line {
  sight = $state.raw<Moment<Sealed> | null>(null);
  latest = $state.raw<TableEvent[]>([]);
  moves = $state.raw<[number, string][]>([]);
  private draw = randomDraw();

  constructor(
    private readonly path: (what: string) => string,
    readonly version: number,
  ) {}

  begin = () => this.reach([]);
  play = (seat: number, move: Move) => this.reach([...this.moves, [seat, move.text]]);
  back = () => this.reach(this.moves.slice(0, -1));

  /** The same position in another world that may be the real one. */
  redraw = () => {
    this.draw = randomDraw();
    return this.reach([]);
  };

  /** Refused if the move is not allowed there; it is not played. */
  check = (seat: number, notation: string) =>
    post<Branch>(this.path("/what-if"), this.asked([...this.moves, [seat, notation]]));

  /** The view a move would lead to, in the same eyes; null if that is not told. */
  foretell = async (ahead: string): Promise<Sealed | null> => {
    const seat = this.sight?.seat ?? null;
    try {
      return (await post<Branch<Sealed>>(this.path("/what-if"), { ...this.asked(this.moves), seat, ahead })).view;
    } catch (error) {
      // A server that has no time for it now will have when the move is made.
      if (error instanceof RequestRefused) return null;
      throw error;
    }
  };

  hint = () => post<Hint>(this.path("/what-if/hint"), this.asked(this.moves));

  /** Where moves lead; the line stays where it is. */
  at = (moves: [number, string][]) => post<Branch<Sealed>>(this.path("/what-if"), this.asked(moves));

  private asked(moves: [number, string][]): WhatIf {
    return { version: this.version, draw: this.draw, moves };
  }

  private async reach(moves: [number, string][]) {
    const goesOn = moves.length > this.moves.length;
    const found = await this.at(moves);
    this.moves = moves;
    this.latest = goesOn ? found.events : [];
    this.sight = found;
  }
}
