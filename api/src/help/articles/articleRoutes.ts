import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { implement } from '../../platform/http/implement.ts';
import { minuteLimit } from '../../platform/http/minuteLimit.ts';
import { notFound } from '../../platform/http/problem.ts';
import { success } from '../../platform/http/success.ts';
import { OFFERED_CATEGORIES } from '../offeredCategories.ts';
import { officeNow } from '../officeHours.ts';
import { categoryOfPath } from '../routeCategories.ts';
import { sentence } from '../sentences.ts';
import { articleFigures, fillGaps } from './articleFigures.ts';
import { articleBlocks } from './articleText.ts';
import { categoryMessages } from './categoryMessages.ts';
import { articleBySlug, articlesIn, linkTo } from './library.ts';
import { searchArticles } from './searchArticles.ts';
import { storeVote, votesOf } from './votes.ts';

/** Votes taken in a minute. */
const VOTES = { perClient: 30, perNode: 1_000 };
const RELATED = 3;

/** The public calls: categories, articles, search, and whether an article helped. */
export function articleRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'helpDesk', async ({ query: { language = 'en', path } }) => {
    const all = articlesIn(language);
    return success({
      categories: OFFERED_CATEGORIES.map((slug) => ({
        slug,
        ...categoryMessages[language][slug],
        articles: all.filter(({ category }) => category === slug).map(linkTo),
      })),
      first: path === undefined ? null : categoryOfPath(path),
      office: await officeNow(ctx, ctx.db),
    });
  });

  implement(app, ctx, 'helpArticle', async ({ params, query: { language = 'en' } }) => {
    const article = articleBySlug(params.slug, language);
    if (!article) throw notFound(sentence('article_unknown'));
    const figures = await articleFigures(ctx, ctx.db, language);
    const others = articlesIn(language).filter(
      ({ category, slug }) => category === article.category && slug !== article.slug,
    );
    return success({
      ...linkTo(article),
      reviewed: article.reviewed,
      blocks: articleBlocks(fillGaps(article.text, figures)),
      related: others.slice(0, RELATED).map(linkTo),
      votes: await votesOf(ctx.db, article.slug),
    });
  });

  implement(app, ctx, 'searchHelp', async ({ query: { query, language = 'en' } }) =>
    success(searchArticles(query, language)),
  );

  const admit = minuteLimit(VOTES, () => ctx.now().getTime());
  implement(app, ctx, 'voteArticle', async ({ params: { slug }, body, actor, request }) => {
    if (!articleBySlug(slug, 'en')) throw notFound(sentence('article_unknown'));
    admit(request.ip);
    const voter = actor?.userId ?? body.voter;
    await storeVote(ctx.db, { article: slug, voter, helpful: body.helpful, at: ctx.now() });
    return success(await votesOf(ctx.db, slug));
  });
}
