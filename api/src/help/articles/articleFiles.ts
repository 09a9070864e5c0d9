import type { HelpCategorySlug } from '@sanchay/contracts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OFFERED_CATEGORIES } from '../offeredCategories.ts';

export type HelpLanguage = 'en' | 'hi';

/** An article as in its file; gaps like `{{ltcgRate}}` are filled when it is read. */
export interface ArticleFile {
  slug: string;
  category: HelpCategorySlug;
  title: string;
  summary: string;
  /** Other words that users search for it by. */
  keywords: string;
  /** Day of its last review. */
  reviewed: string;
  text: string;
}

const contentFolder = path.join(import.meta.dirname, '../content');
const NAME = /^(\d+)-([a-z0-9-]+)\.md$/;
const LAYOUT = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/**
 * Reads `content/<language>/<category>/<place>-<slug>.md`: a head of `name: value` lines between dashes, then text.
 * @throws Error that names the file and what is wrong with it.
 */
export function readArticles(language: HelpLanguage): ArticleFile[] {
  return OFFERED_CATEGORIES.flatMap((category) => {
    const folder = path.join(contentFolder, language, category);
    return readdirSync(folder)
      .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
      .map((name) => parseArticle(category, name, readFileSync(path.join(folder, name), 'utf8')));
  });
}

/** One article of its file's name and content. @throws Error as `readArticles`. */
export function parseArticle(category: HelpCategorySlug, name: string, content: string): ArticleFile {
  const slug = NAME.exec(name)?.[2];
  if (!slug) throw new Error(`${category}/${name}: a file is named like 1-what-is-nav.md`);
  const [, head, text] = LAYOUT.exec(content) ?? [];
  if (head === undefined || !text?.trim()) throw new Error(`${category}/${name}: head or text is missing`);
  const facts = Object.fromEntries(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const fact = (key: string): string => {
    if (!facts[key]) throw new Error(`${category}/${name}: "${key}" is missing in the head`);
    return facts[key];
  };
  return {
    slug,
    category,
    title: fact('title'),
    summary: fact('summary'),
    keywords: facts.keywords ?? '',
    reviewed: fact('reviewed'),
    text,
  };
}
