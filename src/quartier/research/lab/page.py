"""The report of the laboratory: one HTML file with its plots in it."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from quartier.core.speech import Facts, literal
from quartier.locale import MissingText, Texts
from quartier.research.lab.comparing import Finding, balance, compared
from quartier.research.lab.sample import OPENING, START, Sample, Sum

ROW = 22
LEFT = 260
WIDTH = 760
MOST_ROWS = 40

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } td, th { padding: .15rem .7rem; text-align: right; }
td:first-child, th:first-child { text-align: left; } th { border-bottom: 1px solid #888; }
.sure { font-weight: 600; } svg { max-width: 100%; height: auto; }
svg text { font-size: 13px; fill: currentColor; } :root { color-scheme: light dark; }
"""

Say = Callable[[str], str]


class Page:
    """Findings told in one language."""

    # What the two figures of a finding are, and how they differ.
    columns = ("lab-before", "lab-after", "lab-change")

    def __init__(self, texts: Texts, title: str, findings: list[Finding]) -> None:
        self.texts = texts
        self.title = title
        self.findings = findings

    def heading(self) -> str:
        raise NotImplementedError

    def about(self) -> str:
        raise NotImplementedError

    def whole(self) -> list[Finding]:
        """Length, closeness and points, if they are compared."""
        return []

    def seats(self) -> list[Finding]:
        raise NotImplementedError

    def html(self) -> str:
        heading = self.heading()
        body = [
            f"<h1>{escape(heading)}</h1>",
            f"<p>{escape(self.about())}</p>",
            self._section("lab-whole", self.whole(), percent=False),
            self._section("lab-seats", self.seats(), percent=True),
            self._section("lab-starts", self._of(f"{START}:"), percent=True),
            self._section("lab-openings", self._of(f"{OPENING}:"), percent=True),
            self._section("lab-things", self._of("event-"), percent=True),
        ]
        return (
            f'<!doctype html><html lang="{self.texts.language}"><meta charset="utf-8">'
            f"<title>{escape(heading)}</title><style>{STYLE}</style>{''.join(body)}</html>\n"
        )

    def _of(self, prefix: str) -> list[Finding]:
        return [finding for finding in self.findings if finding.thing.startswith(prefix)]

    def _section(self, heading: str, findings: list[Finding], *, percent: bool) -> str:
        if not findings:
            return ""
        shown = findings[:MOST_ROWS]
        say = self.texts.text
        cells = ["lab-thing", "lab-number", *self.columns, "lab-luck"]
        head = "".join(f"<th>{escape(say(cell))}</th>" for cell in cells)
        rows = "".join(self._row(finding, percent) for finding in shown)
        left_out = len(findings) - len(shown)
        more = f"<p>{escape(say('lab-more', {'number': left_out}))}</p>" if left_out else ""
        plot = self._plot(shown)
        return f"<h2>{escape(say(heading))}</h2>{plot}<table><tr>{head}</tr>{rows}</table>{more}"

    def _row(self, finding: Finding, percent: bool) -> str:
        scale, unit = (100, " %") if percent else (1, "")
        numbers = [f"{scale * value:.1f}{unit}" for value in (finding.before, finding.after)]
        change = f"{scale * finding.difference:+.1f} ± {scale * finding.error:.1f}"
        cells = [str(finding.number), *numbers, change, f"{finding.luck:.2f}"]
        mark = ' class="sure"' if finding.is_sure else ""
        told = "".join(f"<td>{self._decimal(cell)}</td>" for cell in cells)
        return f"<tr{mark}><td>{escape(self._name(finding.thing))}</td>{told}</tr>"

    def _plot(self, findings: list[Finding]) -> str:
        """The differences with their intervals, one below the other."""
        reach = max(abs(finding.difference) + finding.error for finding in findings) or 1.0
        middle = LEFT + (WIDTH - LEFT) / 2
        unit = (WIDTH - LEFT) / 2 / reach
        height = ROW * len(findings) + ROW
        parts = [f'<line x1="{middle}" x2="{middle}" y1="0" y2="{height}" stroke="#888"/>']
        for place, finding in enumerate(findings):
            y = ROW * place + ROW
            low = middle + unit * (finding.difference - finding.error)
            high = middle + unit * (finding.difference + finding.error)
            colour = "#c2410c" if finding.is_sure else "#6b7280"
            parts.append(
                f'<text x="0" y="{y + 4}">{escape(self._name(finding.thing)[:38])}</text>'
                f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" stroke="{colour}"'
                f' stroke-width="2"/><circle cx="{middle + unit * finding.difference:.1f}"'
                f' cy="{y}" r="4" fill="{colour}"/>'
            )
        return f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}">{"".join(parts)}</svg>'

    def _decimal(self, figures: str) -> str:
        return figures.replace(".", ",") if self.texts.language == "fr" else figures

    def _name(self, thing: str) -> str:
        return name_of(thing, self.texts)


class Report(Page):
    """What moved between two samples."""

    def __init__(self, before: Sample, after: Sample, texts: Texts, title: str) -> None:
        super().__init__(texts, title, compared(before.things, after.things))
        self.before = before
        self.after = after

    def heading(self) -> str:
        return self.texts.text("lab-heading", {"title": literal(self.title)})

    def about(self) -> str:
        facts: Facts = {"before": self.before.games, "after": self.after.games}
        return self.texts.text("lab-about", facts)

    def whole(self) -> list[Finding]:
        one, two = self.before, self.after
        figures = [("lab-length", one.length, two.length), ("lab-lead", one.lead, two.lead)]
        figures.append(("lab-points", sum(one.points, Sum()), sum(two.points, Sum())))
        return compared(
            {name: ours for name, ours, _ in figures},
            {name: theirs for name, _, theirs in figures},
            shares=False,
        )

    def seats(self) -> list[Finding]:
        return sorted(compared(seats_of(self.before), seats_of(self.after)))


class Portrait(Page):
    """How balanced a game is as it is."""

    columns = ("lab-even", "lab-wins", "lab-change")

    def __init__(self, sample: Sample, texts: Texts, title: str) -> None:
        super().__init__(texts, title, balance(sample.things, len(sample.seats)))
        self.sample = sample

    def heading(self) -> str:
        return self.texts.text("lab-portrait", {"title": literal(self.title)})

    def about(self) -> str:
        sample = self.sample
        means = {"length": sample.length.mean, "lead": sample.lead.mean}
        means["points"] = sum(sample.points, Sum()).mean
        told: Facts = {name: literal(self._decimal(f"{mean:.1f}")) for name, mean in means.items()}
        return self.texts.text("lab-portrait-about", {**told, "games": sample.games})

    def seats(self) -> list[Finding]:
        return sorted(balance(seats_of(self.sample), len(self.sample.seats)))


def seats_of(sample: Sample) -> dict[str, Sum]:
    """The wins of each seat, as those of a thing."""
    return {f"seat:{number + 1}": wins for number, wins in enumerate(sample.seats)}


def name_of(thing: str, texts: Texts) -> str:
    """A thing in words: what was done, and with what."""
    verb, _, what = thing.partition(":")
    if verb == OPENING:
        return name_of(what, texts)
    if verb == "seat":
        return texts.text("seat-name", {"number": int(what)})
    if not what:
        return texts.text(verb)
    words = " ".join([_word(word, texts) for word in what.split()])
    return words if verb == START else f"{words} ({verb.removeprefix('event-')})"


def _word(word: str, texts: Texts) -> str:
    try:
        return texts.text(word)
    except MissingText:
        return word.replace("_", " ")
