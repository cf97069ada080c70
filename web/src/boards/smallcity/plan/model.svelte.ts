import type { Move } from "../../../lib/types";
import { placeKey, wordsOf, type Choices } from "../choices";
import { around, cellAt, spotOf } from "../grid";
import { flip, ghostAt, rotate } from "../placing";
import { tileAt, type Kind } from "../reading";
import type { Borough, Slot, Tile, View } from "../view";

/** The side of a cell in the drawing. */
export const U = 40;
/** A plan narrower than this is on a phone. */
const NARROW = 560;
/** Letters of so many pixels can be read. */
const READ = 12;
/** More cells than a finger can tell apart on a phone. */
const FINGERS = 7;

export interface Scene {
  view: View;
  borough: Borough;
  kinds: Map<string, Kind>;
  choices: Choices;
  /** Only shown, not touched. */
  small: boolean;
}

/** A drawn borough: where its cells lie, what can be touched, and what lies in the hand over it. */
export class PlanModel {
  /** The cell under the pointer or with the focus. */
  pointed = $state<string | null>(null);
  /** The cell that was touched once: a second touch confirms. */
  picked = $state<string | null>(null);
  focused = $state<string | null>(null);
  /** The width on the screen. */
  width = $state(0);
  /** The width of the drawing in it. */
  drawn = $state(0);
  zoomed = $state(false);
  private held = $state<string | null>(null);

  constructor(readonly scene: () => Scene) {
    $effect(() => {
      void this.asked;
      this.picked = null;
    });
  }

  view = $derived.by(() => this.scene().view);
  borough = $derived.by(() => this.scene().borough);
  choices = $derived.by(() => this.scene().choices);
  small = $derived.by(() => this.scene().small);
  isMine = $derived.by(() => this.borough.seat === this.view.seat);

  // Geometry

  rows = $derived.by(() => this.borough.grid);
  wide = $derived.by(() => this.rows * U);
  cells = $derived.by(() =>
    Array.from({ length: this.rows * this.rows }, (_, index) =>
      cellAt(index % this.rows, this.rows - 1 - Math.floor(index / this.rows))!,
    ),
  );
  narrow = $derived.by(() => !this.small && this.width > 0 && this.width < NARROW);
  /** On a phone the part that can be built is shown first, and can be shown larger. */
  large = $derived.by(() => this.narrow && this.borough.side > FINGERS);
  box = $derived.by(() => {
    const extent = (this.narrow ? this.borough.side : this.rows) * U;
    return this.small
      ? { x: -4, y: -4, width: this.wide + 8, height: this.wide + 8 }
      : { x: -18, y: this.wide - extent - 8, width: extent + 26, height: extent + 26 };
  });

  /** What has to be this high in the drawing to be read on the screen. */
  readable = $derived.by(() => (READ * this.box.width) / (this.drawn || this.box.width));

  /** The top left corner of a cell. */
  top(cell: string): { x: number; y: number } {
    const { x, y } = spotOf(cell);
    return { x: x * U, y: (this.rows - 1 - y) * U };
  }

  // What can be touched

  private asked = $derived.by(() => {
    const { cells, placing } = this.choices;
    return [...cells.keys()].join() + (placing?.places.length ?? 0) + placing?.tile;
  });

  movesAt(cell: string): Move[] {
    return this.small ? [] : (this.choices.cells.get(placeKey(this.borough.seat, cell)) ?? []);
  }

  isOpen(cell: string): boolean {
    return this.placing ? this.placing.open.has(cell) : this.choices.verb !== "" && this.movesAt(cell).length > 0;
  }

  targets = $derived.by(() => this.cells.filter((cell) => this.isOpen(cell)));
  growable = $derived.by(() =>
    this.choices.isBuilding && this.isMine
      ? this.borough.tiles.filter((tile) =>
          this.movesAt(tile.cells[0]!).some((move) => move.text.startsWith("enlarge")),
        )
      : [],
  );
  streets = $derived.by(() =>
    this.borough.seat === this.view.host && !this.small
      ? this.choices.streets.map((move) => {
          const [, one = "", other = ""] = wordsOf(move);
          const [a, b] = [this.top(one), this.top(other)];
          const across = a.y === b.y;
          return { move, across, x: across ? b.x : a.x + U / 2, y: across ? a.y + U / 2 : a.y };
        })
      : [],
  );
  /** The cell of the citizen that is about to move. */
  mover = $derived.by(() => {
    const from = this.view.seat === null ? undefined : this.view.boroughs[this.view.seat]?.picked;
    return from && from.seat === this.borough.seat ? from.cell : null;
  });
  tabStop = $derived.by(() => {
    if (this.focused && this.cells.includes(this.focused)) return this.focused;
    return this.targets[0] ?? this.hall?.cells[0] ?? "a1";
  });

  // The tile in the hand

  placing = $derived.by(() => (this.isMine && !this.small ? this.choices.placing : null));
  /** The way the tile is held. */
  way = $derived.by(() => {
    const ways = this.placing?.ways ?? [];
    return ways.find(({ id }) => id === this.held) ?? ways[0] ?? null;
  });
  over = $derived.by(() => this.picked ?? this.pointed);
  ghost = $derived.by(() => (this.placing && this.over ? this.ghostOver(this.over) : null));
  ghostKind = $derived.by(() => (this.ghost ? this.scene().kinds.get(this.ghost.tile) : undefined));
  ghostZone = $derived.by(() => {
    const { ghost, ghostKind } = this;
    if (!ghost?.move) return [];
    const influencing = ghostKind?.influencing?.map((index) => ghost.cells[index]!);
    return around(influencing ?? ghost.cells, ghost.cells, this.rows);
  });
  ghostSlots = $derived.by((): Slot[] => {
    const { ghost, ghostKind } = this;
    if (!ghost || ghostKind?.family === "warehouse") return [];
    return (ghostKind?.slots ?? []).flatMap((what, index) =>
      ghost.cells[index] ? [{ cell: ghost.cells[index], function: what }] : [],
    );
  });
  /** The tile that grows. */
  growing = $derived.by(() => {
    const old = this.borough.plan?.enlarging;
    return old ? tileAt(this.borough, old) : undefined;
  });

  ghostOver(cell: string) {
    return this.placing ? ghostAt(this.placing, this.way?.id ?? null, cell) : null;
  }

  hold(way: string) {
    this.held = way;
    this.picked = null;
  }

  turn(by: "rotate" | "flip") {
    if (!this.placing || !this.way) return;
    const from = this.ghost?.way ?? this.way.id;
    this.held = by === "rotate" ? rotate(this.placing, from) : flip(this.placing, from);
  }

  // What stands there

  hall = $derived.by((): Tile | undefined => this.borough.tiles.find(({ tile }) => tile === "city_hall"));
  /** The tile under the pointer, while nothing lies in the hand. */
  shownTile = $derived.by(() => (this.over && !this.ghost ? tileAt(this.borough, this.over) : undefined));
}
