"""A title on the terminal: positions and questions shown, moves read, advice given."""

from __future__ import annotations

import re
from math import inf
from typing import TYPE_CHECKING, Any, Final

from quartier.bots.advice import SURE, Candidate, Lead, advise, percent_off
from quartier.bots.levels import STRONGEST_LEVEL
from quartier.bots.position import Position
from quartier.bots.registry import make_adviser, played_by
from quartier.cli.choices import Choices
from quartier.cli.drawing import drawing_of
from quartier.cli.inputs import literals
from quartier.cli.screen import Screen, sentence
from quartier.cli.verbs import Verbs
from quartier.core.moves import Move
from quartier.core.rng import seeded
from quartier.core.speech import Event, Fact, Refusal, literal
from quartier.core.state import State
from quartier.core.titles import Title
from quartier.core.views import ViewPart

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from quartier.terminal import Drawing

SEAT_STYLES: Final = ["red", "blue", "yellow", "green", "magenta", "cyan", "bright_red", "white"]
# The line above the table, the heading of the news, and the one that is typed.
AROUND: Final = 5
# Of what happened last so many lines are told, whatever the size of the screen.
FEWEST_NEWS: Final = 3
ADVISER: Final = STRONGEST_LEVEL


class Desk:
    """What every conversation about positions of a title needs."""

    def __init__(self, title: Title, names: list[str], screen: Screen) -> None:
        self.title = title
        self.names = names
        self.screen = screen
        self.console = screen.console
        self.texts = screen.texts_of(title)
        self.drawing = drawing_of(title)

    def say(self, key: str, style: str = "", **facts: Fact) -> None:
        self.console.print(self.texts.text(key, facts, self.names), style=style or None)

    def read(self) -> str:
        return input("> ").strip()

    # Showing

    def rule(self, heading: str = "") -> None:
        from rich.rule import Rule

        self.console.print()
        self.console.print(Rule(heading, style="cyan"))

    def draw(self, state: State, seat: int | None) -> None:
        self.console.print(self.drawn(state, seat).situation())

    def drawn(self, state: State, seat: int | None) -> Drawing[Any]:
        return self.drawing(state.view(seat), self.texts, self.names)

    def show(self, state: State, seat: int, news: list[Event]) -> None:
        """The table as a seat sees it, what is new, and its question with the answers; all of it
        on one screen if that is possible.
        """
        question = state.question(seat)
        phase = self.texts.text(question.phase, question.facts, self.names)
        self.rule(f"{phase} · {self.names[seat]}")
        asked = self.asked(state, seat)
        drawing = self.drawn(state, seat)
        room = self.room - self.height(asked)
        situation = drawing.situation()
        if self.height(situation) + len(news) > room:
            situation = drawing.brief(self.console.width)
        self.console.print(situation)
        if news:
            self.print_news(news, max(room - self.height(situation), FEWEST_NEWS))
        self.console.print(asked)

    def asked(self, state: State, seat: int) -> RenderableType:
        """The question and the answers."""
        from rich.console import Group
        from rich.text import Text

        question = state.question(seat)
        prompt = sentence(self.texts, question.prompt, question.facts, self.names, question.rule)
        return Group("", Text(prompt, "bold"), self.choices(state, seat).drawn())

    @property
    def room(self) -> float:
        """So many lines fit on the screen, besides what stands above and below the table; what is
        not read on a screen has room for all.
        """
        return self.console.height - AROUND if self.console.is_terminal else inf

    def height(self, drawn: RenderableType) -> int:
        return len(self.console.render_lines(drawn, pad=False))

    def print_news(self, news: list[Event], most: float) -> None:
        self.say("cli-news", style="bold")
        late = news if len(news) <= most else news[-int(most) :]
        if late is not news:
            self.say("cli-news-earlier", style="dim", number=len(news) - len(late))
        self.print_events(late)

    def print_events(self, events: list[Event]) -> None:
        for event in events:
            self.console.print(self.line(event))

    def line(self, event: Event) -> Text:
        """An event in words, the players in their colours."""
        from rich.text import Text

        line = Text(f" • {self.texts.text(event.key, event.facts, self.names)}")
        for seat, name in enumerate(self.names):
            line.highlight_words([name], SEAT_STYLES[seat % len(SEAT_STYLES)])
        return line

    def print_refusal(self, refusal: Refusal) -> None:
        text = sentence(self.texts, refusal.key, refusal.facts, self.names, refusal.rule)
        self.console.print(text, style="yellow")

    def print_verbs(self, verbs: Verbs) -> None:
        from rich.table import Table as Grid

        grid = Grid.grid(padding=(0, 2))
        for verb in verbs.all:
            grid.add_row(
                f" {self.screen.texts.text(verb.words)}", self.screen.texts.text(verb.about)
            )
        self.console.print(grid)

    # Moves

    def choices(self, state: State, seat: int) -> Choices:
        return Choices(state.moves(seat), self.title.space, self.texts, self.names)

    def label(self, move: Move, view: ViewPart | None = None) -> str:
        """A move in words, with the pieces it is about if they are seen."""
        key, facts = view.worded(move) if view else (move.key, move.facts)
        return self.texts.text(key, facts, self.names)

    def move(self, state: State, seat: int, typed: str) -> Move | None:
        """The move a person means by a number, a notation or a label."""
        choices = self.choices(state, seat)
        if re.fullmatch("[0-9]+", typed):
            if len(typed) < 6 and 1 <= int(typed) <= len(choices.moves):
                return choices.moves[int(typed) - 1]
            self.say("cli-number-range", style="yellow", high=len(choices.moves))
            return None
        move = choices.find(typed)
        if move is None:
            alike = literals(choices.alike(typed))
            if alike:
                self.say("cli-unknown-alike", style="yellow", given=literal(typed), alike=alike)
            else:
                self.say("cli-unknown", style="yellow", given=literal(typed))
        return move

    # Advice

    def hint(self, state: State, seat: int) -> None:
        """What a bot would consider in the place of a seat."""
        position = Position(self.title, state, seat)
        if len(position.moves) == 1:
            self.say("cli-hint-only")
            return
        self.say("cli-hint-thinking", style="dim")
        bot = played_by(ADVISER, self.title.id, position.settings, position.seats)
        candidates = advise(position, make_adviser(bot), seeded(state.moment * 64 + seat))
        self.print_candidates(position, candidates)

    def print_candidates(self, position: Position, candidates: list[Candidate]) -> None:
        from rich.table import Table as Grid

        view = position.view()
        numbers = {move: number for number, move in enumerate(position.moves, 1)}
        grid = Grid(box=None, padding=(0, 1), header_style="dim")
        columns = ["cli-hint-move", "cli-hint-points", "cli-hint-why"]
        if position.seats > 1:
            columns.insert(1, "cli-hint-win")
        grid.add_column("")
        for column in columns:
            grid.add_column(self.screen.texts.text(column))
        for one in candidates:
            cells = [str(numbers[one.move]), self.label(one.move, view)]
            if position.seats > 1:
                cells.append(self.share(one.win_share, one.win_share_error))
            cells.append(self.points(one.score, one.score_error))
            cells.append(f"{self.lack(one, position.seats == 1)} {self.reason(one)}".strip())
            grid.add_row(*cells)
        self.console.print(grid)

    def lack(self, candidate: Candidate, is_alone: bool) -> str:
        """What a move lacks, if more than luck; "" of the best."""
        lead = candidate.behind
        if lead is None:
            return ""
        return self.lead(lead, is_alone)

    def lead(self, lead: Lead, is_alone: bool) -> str:
        """What was given away, as far as it is more than luck: chances, points, or both."""
        share = literal(self.share(lead.share, lead.share_error))
        points = literal(self.points(lead.points, lead.points_error))
        key = "coach-as-good"
        if lead.sure_points() > 0:
            key = "coach-behind-points"
        if not is_alone and lead.sure_share() > 0:
            key = "coach-behind-share" if key == "coach-as-good" else "coach-behind"
        return self.screen.texts.text(key, {"share": share, "points": points})

    def share(self, share: float, error: float) -> str:
        """A part of the win and how far it may be off, in 95 of 100 cases."""
        off = percent_off(error) / 100
        return f"{share * 100:.0f} ± {self.screen.percent(off)}"

    def points(self, points: float, error: float) -> str:
        return f"{self.screen.decimal(points, 1)} ± {self.screen.decimal(SURE * error, 1)}"

    def reason(self, candidate: Candidate) -> str:
        why = candidate.reason
        return "" if why is None else self.texts.text(why.key, why.facts, self.names)
