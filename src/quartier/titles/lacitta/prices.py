"""What the options of policy cards cost (LC-25, LC-43)."""

from __future__ import annotations

from quartier.core.speech import Facts, Refusal
from quartier.titles.lacitta.content import Policy, PolicyOption
from quartier.titles.lacitta.state import Citta


def cost(state: Citta, option: PolicyOption) -> int:
    """The price of an option in the edition that is played."""
    return option.cost_2000 if state.options.first_edition else option.cost


def prices_of(state: Citta, policy: Policy) -> list[int]:
    """What the options of a card cost, in their order."""
    return [cost(state, option) for option in policy.options]


def option_of(policy: Policy, n: int) -> PolicyOption:
    """The option of a card for this number of markers, citizens or looks."""
    for option in policy.options:
        if option.n == n:
            return option
    raise AssertionError(f"{policy.id} has no option for {n}")


def pay(state: Citta, seat: int, gold: int) -> None:
    if gold:
        state.gold[seat] -= gold
        if state.listening:
            state.tell("event-paid", {"seat": seat, "gold": gold})


def too_dear(state: Citta, seat: int, price: int) -> Refusal:
    facts: Facts = {"price": price, "gold": state.gold[seat]}
    return Refusal("LC-25", "refusal-too-expensive", facts)
