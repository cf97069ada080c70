import { getContext, setContext } from "svelte";
import type { Sealed } from "../lib/sealed";
import type { Moment } from "../lib/types";
import { panoramaOf } from ".";
import { picture } from "./drawing";

/** The cities of a table as pictures, by seat, as they stand in what is shown. */
export class Cities {
  private draw = $state.raw<((view: Sealed, seat: number) => string) | null>(null);
  private sight: () => Moment<Sealed> | null;

  constructor(title: string, content: Promise<Sealed>, sight: () => Moment<Sealed> | null) {
    this.sight = sight;
    Promise.all([panoramaOf(title), content]).then(
      ([draw, files]) => {
        if (draw) this.draw = (view, seat) => picture(draw(view, files, seat));
      },
      // The board needs the same files, and says that they are missing.
      () => {},
    );
  }

  private all = $derived.by(() => {
    const [draw, sight] = [this.draw, this.sight()];
    return draw && sight ? sight.seats.map((_, seat) => draw(sight.view, seat)) : [];
  });

  /** The address of the picture of a seat's city; empty where cities of this title are not drawn. */
  of(seat: number): string {
    return this.all[seat] ?? "";
  }
}

const HERE = Symbol("cities");

export const setCities = (cities: Cities): Cities => setContext(HERE, cities);
/** The cities of the table all this belongs to; none away from a table. */
export const citiesHere = (): Cities | undefined => getContext(HERE);
