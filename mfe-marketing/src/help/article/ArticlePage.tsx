import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { breadcrumbList, faqPage, MissingPage, useCall, usePageHead } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { Heading, Stack, Text } from '@sanchay/ui';
import { HELP_MESSAGES } from '../../messages.ts';
import { ContactPanel } from '../contact/ContactPanel.tsx';
import { HelpAnswer } from '../HelpAnswer.tsx';
import { HelpFrame } from '../HelpFrame.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleLinks } from './ArticleLinks.tsx';
import { plainAnswer } from './plainAnswer.ts';
import { VoteBar } from './VoteBar.tsx';

type Article = CallReply<'helpArticle'>['data'];

/** `/help/{category}/{article}`: one article; under another category's address there is none. */
export function ArticlePage() {
  const { language } = useMessages(HELP_MESSAGES);
  const { category, article: slug = '' } = useParams();
  const known = /^[a-z0-9-]{2,80}$/.test(slug);
  const article = useCall('helpArticle', { params: { slug }, query: { language } }, { enabled: known });
  if (!known) return <MissingPage />;
  return (
    <HelpAnswer of={article}>
      {({ data }) => (data.category === category ? <Article article={data} /> : <MissingPage />)}
    </HelpAnswer>
  );
}

function Article({ article }: { article: Article }) {
  const { t, language } = useMessages(HELP_MESSAGES);
  const format = useFormat();
  const desk = useCall('helpDesk', { query: { language } });
  const { slug, category, title, summary, blocks, reviewed, related } = article;
  const name = desk.data?.data.categories.find((one) => one.slug === category)?.title ?? '';
  const way = [
    { label: t('desk.name'), href: '/help' },
    { label: name, href: `/help/${category}` },
    { label: title, href: `/help/${category}/${slug}` },
  ];
  usePageHead({
    title,
    description: summary,
    canonical: `/help/${category}/${slug}`,
    structured: [
      breadcrumbList(way),
      faqPage([{ question: title, answer: `${summary} ${plainAnswer(blocks)}` }]),
    ],
  });
  return (
    <HelpFrame way={way} title={title} lead={summary} width="text">
      <Stack gap={8}>
        <article>
          <ArticleBody blocks={blocks} />
          <Text size="small">{t('article.reviewed', { date: format.date(reviewed) })}</Text>
        </article>
        <VoteBar key={slug} article={article} />
        {related.length > 0 && (
          <section aria-labelledby="help-related">
            <Heading level={2} id="help-related">
              {t('article.related')}
            </Heading>
            <ArticleLinks articles={related} />
          </section>
        )}
        {desk.data && <ContactPanel office={desk.data.data.office} category={category} />}
      </Stack>
    </HelpFrame>
  );
}
