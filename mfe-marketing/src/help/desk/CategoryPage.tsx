import type { HelpCategory, OfficeHours } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { breadcrumbList, faqPage, MissingPage, useCall, usePageHead } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { Stack } from '@sanchay/ui';
import { HELP_MESSAGES } from '../../messages.ts';
import { ArticleLinks } from '../article/ArticleLinks.tsx';
import { ContactPanel } from '../contact/ContactPanel.tsx';
import { HelpAnswer } from '../HelpAnswer.tsx';
import { HelpFrame } from '../HelpFrame.tsx';

/** `/help/{category}`: its articles, each with its answer in a sentence. */
export function CategoryPage() {
  const { language } = useMessages(HELP_MESSAGES);
  const { category } = useParams();
  const desk = useCall('helpDesk', { query: { language } });
  return (
    <HelpAnswer of={desk}>
      {({ data: { categories, office } }) => {
        const found = categories.find(({ slug }) => slug === category);
        return found ? <Category category={found} office={office} /> : <MissingPage />;
      }}
    </HelpAnswer>
  );
}

function Category({ category, office }: { category: HelpCategory; office: OfficeHours }) {
  const { t } = useMessages(HELP_MESSAGES);
  const { slug, title, summary, articles } = category;
  const way = [
    { label: t('desk.name'), href: '/help' },
    { label: title, href: `/help/${slug}` },
  ];
  usePageHead({
    title: t('category.pageTitle', { title }),
    description: summary,
    canonical: `/help/${slug}`,
    structured: [
      breadcrumbList(way),
      faqPage(articles.map((article) => ({ question: article.title, answer: article.summary }))),
    ],
  });
  return (
    <HelpFrame way={way} title={title} lead={summary} width="text">
      <Stack gap={8}>
        <ArticleLinks articles={articles} />
        <ContactPanel office={office} category={slug} />
      </Stack>
    </HelpFrame>
  );
}
