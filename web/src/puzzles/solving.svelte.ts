import { Line } from "../coach/line.svelte";
import { RequestRefused } from "../lib/api";
import { seatNames } from "../lib/people";
import type { Sealed } from "../lib/sealed";
import { texts } from "../lib/texts.svelte";
import type { Facts, Moment, Move, Refused, Solution } from "../lib/types";
import type { Source } from "./sources";

/** One puzzle before somebody's eyes: the position, what they tried, what is best, and lines from there. */
export class Solving {
  private asked = $state.raw<Moment<Sealed> | null>(null);
  /** A line of play from the position, while one is tried. */
  line = $state.raw<Line | null>(null);
  /** The move that was tried last, and what came of it. */
  tried = $state.raw<Move | null>(null);
  solution = $state.raw<Solution | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** The rule the rules panel is opened at; null while it is closed. */
  rule = $state<string | null>(null);
  busy = $state(false);

  constructor(readonly source: Source) {
    void this.wish(
      source.position().then((found) => {
        this.asked = found;
      }),
    );
  }

  sight = $derived.by(() => this.line?.sight ?? this.asked);
  ask = $derived.by(() => this.sight?.ask ?? null);
  names = $derived.by(() =>
    (this.asked ? seatNames(this.asked.seats, this.asked.seat) : []).map((name, seat) =>
      seat === this.asked?.seat ? texts.text("page-puzzle-you") : name,
    ),
  );

  text = (key: string, facts: Facts = {}): string => texts.text(key, facts, this.source.title, this.names);

  choose = (move: Move) => {
    const { line } = this;
    const seat = line?.sight?.seat ?? null;
    void this.wish(line && seat !== null ? line.play(seat, move) : this.try(move));
  };

  private async try(move: Move) {
    this.solution = await this.source.answer(move);
    this.tried = move;
  }

  /** Play on from the position, beginning with a move. */
  playOut = (move: Move) => {
    const line = new Line(this.source.path, this.asked?.version ?? 0);
    const seat = this.asked?.seat ?? 0;
    void this.wish(line.begin().then(() => line.play(seat, move))).then(() => {
      if (!this.refused) this.line = line;
    });
  };
  undo = () => this.line && void this.wish(this.line.back());
  redraw = () => this.line && void this.wish(this.line.redraw());
  leaveLine = () => (this.line = null);

  why = (notation: string) =>
    void this.wish(new Line(this.source.path, this.asked?.version ?? 0).check(this.sight?.seat ?? 0, notation));

  private async wish(request: Promise<unknown>) {
    this.busy = true;
    this.refused = null;
    try {
      await request;
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      this.refused = error.refused;
    } finally {
      this.busy = false;
    }
  }
}
