import { tick } from "svelte";
import { placesOf, type Places } from "./places";
import { preferences } from "./settings.svelte";
import { factor } from "./telling/speed";
import type { TableEvent } from "./types";

/** Something that moves from one place of a board to another. Places are elements with `data-place="name …"`. */
export interface Flight<Piece> {
  /** What is drawn moving; the board draws it. */
  piece: Piece;
  /** Of several names, with spaces between them, the first that is in sight. */
  from: string;
  to: string;
  /** The place it goes to is the thing itself: it stays unseen until the piece arrives. */
  lands?: boolean;
}

export interface Airborne<Piece> {
  id: number;
  piece: Piece;
  from: DOMRect;
  to: DOMRect;
  /** Milliseconds until it sets out, and how many it takes. */
  delay: number;
  duration: number;
}

/** How long one flight takes at the usual speed; the next one sets out a little later. */
export const FLIGHT = 600;
const AFTER = 90;
/** However much happens at one stroke, the last flight sets out by then. */
const LONGEST = 400;

function boxOf(places: Places, names: string): DOMRect | undefined {
  return names.split(" ").flatMap((name) => places.get(name) ?? [])[0];
}

/**
 * Turns events into things that fly over a board. Made in the script of the board, so that it can look where
 * everything stands before the new position is drawn; `kit/Flights` draws what it holds.
 */
export class Flights<Piece> {
  flying = $state.raw<Airborne<Piece>[]>([]);
  private next = 0;
  private landing: Animation[] = [];

  constructor(latest: () => readonly TableEvent[], flightsOf: (event: TableEvent) => Flight<Piece>[]) {
    $effect.pre(() => {
      const events = latest();
      if (!events.length || !preferences.motion || !factor() || document.hidden) return;
      const before = placesOf(document);
      void tick().then(() => this.start(events.map(flightsOf), before));
    });
  }

  private start(all: Flight<Piece>[][], before: Places) {
    const now = placesOf(document);
    const moving = all.filter((flights) => flights.length);
    const after = Math.min(AFTER, LONGEST / Math.max(1, moving.length)) * factor();
    const duration = FLIGHT * factor();
    const airborne = moving.flatMap((flights, number) =>
      flights.flatMap((flight) => {
        // What leaves is where it was; where it goes is where that is now.
        const from = boxOf(before, flight.from) ?? boxOf(now, flight.from);
        const to = boxOf(now, flight.to);
        if (!from || !to) return [];
        const delay = number * after;
        if (flight.lands) this.hide(flight.to, delay + duration);
        return [{ id: this.next++, piece: flight.piece, from, to, delay, duration }];
      }),
    );
    if (airborne.length) this.flying = [...this.flying, ...airborne];
  }

  private hide(place: string, duration: number) {
    const target = document.querySelector(`[data-place~="${CSS.escape(place)}"]`);
    const hidden = target?.animate({ opacity: [0, 0] }, { duration });
    if (hidden) this.landing.push(hidden);
  }

  land = (flight: Airborne<Piece>) => {
    this.flying = this.flying.filter((other) => other !== flight);
    if (!this.flying.length) this.landing = [];
  };

  /** Who acts does not wait for what flies. */
  skip = () => {
    for (const hidden of this.landing) hidden.cancel();
    this.landing = [];
    if (this.flying.length) this.flying = [];
  };
}
