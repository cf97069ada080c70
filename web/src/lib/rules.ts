import { get } from "./api";
import type { Language } from "./settings.svelte";
import type { RuleSection } from "./types";

const pages = new Map<string, Promise<RuleSection[]>>();

/** The rules of a title in a language, read once. */
export function rulesOf(title: string, language: Language): Promise<RuleSection[]> {
  const name = `${language}/${title}`;
  let page = pages.get(name);
  if (!page) {
    page = get<RuleSection[]>(`/api/rules/${name}`);
    pages.set(name, page);
    page.catch(() => pages.delete(name));
  }
  return page;
}
