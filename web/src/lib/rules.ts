import { get } from "./api";
import { typeset } from "./fluent";
import type { Language } from "./settings.svelte";
import type { RuleSection } from "./types";

const pages = new Map<string, Promise<RuleSection[]>>();

/** The rules of a title in a language, read once. */
export function rulesOf(title: string, language: Language): Promise<RuleSection[]> {
  const name = `${language}/${title}`;
  let page = pages.get(name);
  if (!page) {
    page = get<RuleSection[]>(`/api/rules/${name}`).then((sections) => printed(sections, language));
    pages.set(name, page);
    page.catch(() => pages.delete(name));
  }
  return page;
}

/** A part of a rule: running text, or the cells of a table, its headings first. */
export type Block = { text: string } | { rows: string[][] };

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.split(/\n(?=\|)|(?<=\|)\n/)) {
    const last = blocks.at(-1);
    if (!part.startsWith("|")) {
      if (part.trim()) blocks.push({ text: part.trim() });
    } else if (!/^[|\s:-]+$/.test(part)) {
      const cells = part
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim());
      if (last && "rows" in last) last.rows.push(cells);
      else blocks.push({ rows: [cells] });
    }
  }
  return blocks;
}

/** The rules as they are printed. */
const printed = (sections: RuleSection[], language: Language): RuleSection[] =>
  sections.map((section) => ({
    ...section,
    name: typeset(language, section.name),
    rules: section.rules.map((rule) => ({ ...rule, text: typeset(language, rule.text) })),
  }));
