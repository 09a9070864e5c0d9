import type { ArticleLink } from '@sanchay/contracts';
import { readArticles, type ArticleFile, type HelpLanguage } from './articleFiles.ts';

const kept: Partial<Record<HelpLanguage, readonly ArticleFile[]>> = {};

/** All articles of a language in their order; read once a process. */
export function articlesIn(language: HelpLanguage): readonly ArticleFile[] {
  return (kept[language] ??= readArticles(language));
}

/** The article of a slug, or null. */
export function articleBySlug(slug: string, language: HelpLanguage): ArticleFile | null {
  return articlesIn(language).find((article) => article.slug === slug) ?? null;
}

/** What a list shows of an article. */
export function linkTo({ slug, category, title, summary }: ArticleFile): ArticleLink {
  return { slug, category, title, summary };
}

/** The articles of these slugs in this order; unknown slugs are left out. */
export function linksTo(slugs: readonly string[], language: HelpLanguage): ArticleLink[] {
  return slugs
    .map((slug) => articleBySlug(slug, language))
    .filter((article) => article !== null)
    .map(linkTo);
}
