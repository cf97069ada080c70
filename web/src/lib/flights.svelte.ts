import { tick } from "svelte";
import { placesOf, type Places } from "./places";
import { preferences } from "./settings.svelte";
import type { TableEvent } from "./types";

/** Something that moves from one place of a board to another. Places are elements with `data-place="name …"`. */
export interface Flight<Piece> {
  /** What is drawn moving; the board draws it. */
  piece: Piece;
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
  /** Milliseconds until it sets out. */
  delay: number;
}

/** How long one flight takes; the next event sets out a little later. */
export const FLIGHT = 340;
const BEAT = 110;
/** However much happens, the last flight sets out by then. */
const LONGEST = 1_400;

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
      if (!events.length || !preferences.motion || document.hidden) return;
      const before = placesOf(document);
      void tick().then(() => this.start(events.map(flightsOf), before));
    });
  }

  private start(beats: Flight<Piece>[][], before: Places) {
    const after = placesOf(document);
    const moving = beats.filter((flights) => flights.length);
    const beat = Math.min(BEAT, LONGEST / Math.max(1, moving.length));
    const airborne = moving.flatMap((flights, number) =>
      flights.flatMap((flight) => {
        // What leaves is where it was; where it goes is where that is now.
        const from = before.get(flight.from) ?? after.get(flight.from);
        const to = after.get(flight.to);
        if (!from || !to) return [];
        const delay = number * beat;
        if (flight.lands) this.hide(flight.to, delay + FLIGHT);
        return [{ id: this.next++, piece: flight.piece, from, to, delay }];
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
