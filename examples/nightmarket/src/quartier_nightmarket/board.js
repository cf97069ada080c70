/** The board of Night Market: stalls to go to, cards to give, and what lies before everybody. */

const COLOURS = {
  "ware-tea": "#2f6f46",
  "ware-lantern": "#a64b1c",
  "ware-silk": "#6e4b86",
  "ware-spice": "#8a3b4a",
  "ware-pearl": "#2f6fa7",
};

const STYLE = `
  .nm { display: grid; gap: 16px; max-width: 900px; margin: 0 auto; padding: 8px 4px 24px; }
  .nm h2 { font-size: 17px; }
  .nm-row { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 6px; }
  .nm-ware { min-width: 92px; min-height: 64px; padding: 8px 10px; border: 0; border-radius: 10px; color: #fff;
    font: inherit; text-align: left; }
  .nm-ware:enabled { box-shadow: 0 3px 8px #0006; cursor: pointer; }
  .nm-ware b { display: block; }
  .nm-chosen { outline: 3px solid var(--accent); outline-offset: 2px; }
  .nm-seat { padding: 10px 12px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
  .nm-seat .nm-ware { min-width: 0; min-height: 0; padding: 4px 8px; }`;

/** An element with a class, and what is in it: text is only ever text. */
function make(tag, className, ...children) {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

/** A ware as a button that plays its move, where there is one. */
function ware(props, key, note, move, chosen) {
  const button = make("button", chosen ? "nm-ware nm-chosen" : "nm-ware", make("b", "", props.text(key)), note);
  button.style.background = COLOURS[key] ?? "var(--soft)";
  button.disabled = !move;
  if (move) button.addEventListener("click", () => props.choose(move));
  return button;
}

function draw(element, props) {
  const { sight, text, names } = props;
  const { view } = sight;
  const moves = sight.ask?.moves ?? [];
  const answer = (verb, key) => moves.find((move) => move.key === verb && move.facts.ware === key);
  const style = make("style", "", STYLE);
  const stalls = view.market.map((stall) =>
    ware(
      props,
      stall.ware,
      `${text("view-price")} ${stall.price} · × ${stall.number}`,
      answer("move-go", stall.ware),
      view.plan?.goal === stall.ware,
    ),
  );
  const market = make(
    "section",
    "",
    make("h2", "", `${text("view-market")} · ${view.night} / ${view.nights}`),
    make("div", "nm-row", ...stalls),
  );
  const hand = sight.seat === null ? [] : view.seats[sight.seat].hand;
  const cards = hand.map((key) => ware(props, key, "", answer("move-give", key), view.plan?.payment === key));
  const held = make("section", "", make("h2", "", text("view-hand")), make("div", "nm-row", ...cards));
  const traders = view.seats.map((trader, seat) =>
    make(
      "section",
      "nm-seat",
      make("h2", "", names[seat]),
      `${text("view-coins")} ${trader.coins} · ${text("view-cards")} ${trader.cards}`,
      make("div", "nm-row", ...trader.wares.map((key) => ware(props, key, "", null, false))),
    ),
  );
  element.replaceChildren(style, make("div", "nm", market, ...(hand.length ? [held] : []), ...traders));
}

export function mount(element, props) {
  draw(element, props);
  return { update: (changed) => draw(element, changed), destroy: () => element.replaceChildren() };
}
