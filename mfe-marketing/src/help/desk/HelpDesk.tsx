import { useMessages } from '@sanchay/i18n';
import { breadcrumbList, faqPage, useCall, usePageHead } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Stack } from '@sanchay/ui';
import { HELP_MESSAGES } from '../../messages.ts';
import { ContactPanel } from '../contact/ContactPanel.tsx';
import { HelpAnswer } from '../HelpAnswer.tsx';
import { HelpFrame } from '../HelpFrame.tsx';
import { CategoryList } from './CategoryList.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchHits } from './SearchHits.tsx';

/** `/help`: search, and all categories; opened from a page (`from`), the category of that page comes first. */
export function HelpDesk() {
  const { t, language } = useMessages(HELP_MESSAGES);
  const [params] = useSearchParams();
  const question = (params.get('q') ?? '').slice(0, 200);
  const from = params.get('from')?.slice(0, 400);
  const desk = useCall('helpDesk', { query: { language, ...(from?.startsWith('/') && { path: from }) } });
  const way = [
    { label: t('common:nav.home'), href: '/' },
    { label: t('desk.name'), href: '/help' },
  ];
  const questions = (desk.data?.data.categories ?? []).flatMap(({ articles }) => articles.slice(0, 1));
  usePageHead({
    title: t('desk.name'),
    description: t('desk.description'),
    canonical: '/help',
    index: question === '',
    structured: [
      breadcrumbList(way),
      faqPage(questions.map(({ title, summary }) => ({ question: title, answer: summary }))),
    ],
  });
  return (
    <HelpAnswer of={desk}>
      {({ data: { categories, first, office } }) => (
        <HelpFrame way={way} title={t('desk.title')} lead={t('desk.lead')}>
          <Stack gap={8}>
            <SearchForm question={question} from={from} />
            {question.trim() !== '' && <SearchHits question={question} />}
            <CategoryList categories={categories} first={first} />
            <ContactPanel office={office} category={first} />
          </Stack>
        </HelpFrame>
      )}
    </HelpAnswer>
  );
}
