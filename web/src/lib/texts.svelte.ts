import type { FluentBundle } from "@fluent/bundle";
import english from "../locale/en.ftl?raw";
import french from "../locale/fr.ftl?raw";
import { get } from "./api";
import { bundleOf, said } from "./fluent";
import { locales, preferences, type Language } from "./settings.svelte";
import type { Fact, Facts, Refused } from "./types";

const OWN: Record<Language, string> = { en: english, fr: french };

/** Stands around a seat number inside a sentence; no text of ours holds it. */
const MARK = "\u0001";

/** The words of one language: the page's own, the server's, and those of the titles loaded so far. */
class Texts {
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  private pending = new Map<string, Promise<void>>();

  /** Load what the server says in a language: its common texts, or those of a title. */
  load(title: string | null, language: Language = preferences.language): Promise<void> {
    const name = `${language}/${title ?? ""}`;
    let loading = this.pending.get(name);
    if (!loading) {
      loading = get<string>(`/api/texts/${language}${title ? `/${title}` : ""}`)
        .then((source) => this.add(name, language, source))
        .catch((error: unknown) => {
          this.pending.delete(name);
          throw error;
        });
      this.pending.set(name, loading);
    }
    return loading;
  }

  /** Add words that came with a part of the page, such as a guide; they join those of a title. */
  addOwn(name: string, sources: Record<Language, string>) {
    for (const language of ["en", "fr"] as const) this.add(`${language}/+${name}`, language, sources[language]);
  }

  private add(name: string, language: Language, source: string) {
    this.bundles = { ...this.bundles, [name]: bundleOf(language, source) };
  }

  has(key: string, title: string | null = null): boolean {
    return this.find(key, title) !== null;
  }

  /** The message of a key. String facts are keys themselves unless they begin with "=". */
  text(key: string, facts: Facts = {}, title: string | null = null, names: readonly string[] = []): string {
    const bundle = this.find(key, title);
    if (!bundle) return key;
    const shown: Record<string, string | number> = {};
    for (const [name, fact] of Object.entries(facts)) shown[name] = this.shown(name, fact, title, names);
    return said(bundle, key, shown) ?? key;
  }

  /** The message of a key in pieces, the seats it names set apart so that they can carry their marks. */
  pieces(key: string, facts: Facts, title: string | null, seats: number): (string | number)[] {
    const marks = Array.from({ length: seats }, (_, seat) => `${MARK}${seat}${MARK}`);
    return this.text(key, facts, title, marks)
      .split(MARK)
      .map((piece, index) => (index % 2 ? Number(piece) : piece))
      .filter((piece) => piece !== "");
  }

  refusal(refused: Refused, title: string | null = null, names: readonly string[] = []): string {
    return this.text(refused.key, refused.facts, title, names);
  }

  private find(key: string, title: string | null): FluentBundle | null {
    const language = preferences.language;
    const places = [
      title ? this.bundles[`${language}/${title}`] : undefined,
      title ? this.bundles[`${language}/+${title}`] : undefined,
      this.bundles[`${language}/`],
      this.own(language),
    ];
    return places.find((bundle) => bundle?.hasMessage(key)) ?? null;
  }

  private ownBundles: Partial<Record<Language, FluentBundle>> = {};

  private own(language: Language): FluentBundle {
    return (this.ownBundles[language] ??= bundleOf(language, OWN[language]));
  }

  private shown(name: string, fact: Fact, title: string | null, names: readonly string[]): string | number {
    if ((name === "seat" || name.endsWith("_seat")) && typeof fact === "number")
      return names[fact] ?? this.text("page-seat", { number: fact + 1 });
    if (typeof fact === "number") return fact;
    if (typeof fact === "string") return this.phrase(fact, title);
    const phrases = fact.map((item) => (typeof item === "string" ? this.phrase(item, title) : String(item)));
    return new Intl.ListFormat(locales[preferences.language]).format(phrases) || "–";
  }

  private phrase(fact: string, title: string | null): string {
    return fact.startsWith("=") ? fact.slice(1) : this.text(fact, {}, title);
  }
}

export const texts = new Texts();

/** A text of the page itself. */
export const t = (key: string, facts: Facts = {}): string => texts.text(key, facts);
