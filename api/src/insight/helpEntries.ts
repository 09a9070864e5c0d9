import { articlesIn } from '../help/index.ts';
import type { Entry } from './entry.ts';

/** Help articles as they are found: by title, by their summary, and by their keywords. */
export function helpEntries(): Entry[] {
  const hindi = new Map(articlesIn('hi').map((article) => [article.slug, article] as const));
  return articlesIn('en').flatMap((article) => {
    const other = hindi.get(article.slug);
    if (!other) return [];
    return [
      {
        id: `help.${article.slug}`,
        kind: 'help' as const,
        title: { en: article.title, hi: other.title },
        detail: { en: article.summary, hi: other.summary },
        path: `/help/${article.category}/${article.slug}`,
        figure: null,
        also: `${article.keywords} ${other.keywords}`,
      },
    ];
  });
}
