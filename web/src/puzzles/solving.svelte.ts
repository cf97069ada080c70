import { Line } from "../coach/line.svelte";
import { get, post, RequestRefused } from "../lib/api";
import { seatNames } from "../lib/people";
import type { Sealed } from "../lib/sealed";
import { texts } from "../lib/texts.svelte";
import type { Branch, Facts, Moment, Move, Refused, Solution } from "../lib/types";
import { Diary, today, type Which } from "./diary";
import { lists } from "./lists.svelte";

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
  private readonly diary = new Diary();

  constructor(readonly which: Which) {
    void this.wish(
      get<Branch<Sealed>>(this.path("")).then((found) => {
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

  private path = (what: string) => `/api/puzzles/${this.which.title}/${this.which.number}${what}`;

  text = (key: string, facts: Facts = {}): string => texts.text(key, facts, this.which.title, this.names);

  choose = (move: Move) => {
    const { line } = this;
    const seat = line?.sight?.seat ?? null;
    void this.wish(line && seat !== null ? line.play(seat, move) : this.try(move));
  };

  private async try(move: Move) {
    const solution = await post<Solution>(this.path("/answer"), { move: move.text });
    this.diary.note(this.which, solution.right, today(), lists.daily);
    this.tried = move;
    this.solution = solution;
  }

  /** Play on from the position, beginning with a move. */
  playOut = (move: Move) => {
    const line = new Line(this.path, this.asked?.version ?? 0);
    const seat = this.asked?.seat ?? 0;
    void this.wish(line.begin().then(() => line.play(seat, move))).then(() => {
      if (!this.refused) this.line = line;
    });
  };
  undo = () => this.line && void this.wish(this.line.back());
  redraw = () => this.line && void this.wish(this.line.redraw());
  leaveLine = () => (this.line = null);

  why = (notation: string) => void this.wish(new Line(this.path, 0).check(this.sight?.seat ?? 0, notation));

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
