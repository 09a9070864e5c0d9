import { useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { EmptyState, ErrorState, Heading, Loading, SkeletonLine, Stack } from '@sanchay/ui';
import { HELP_MESSAGES } from '../../messages.ts';
import { ArticleLinks } from '../article/ArticleLinks.tsx';

/** The articles that answer a question, or what to do when none does. */
export function SearchHits({ question }: { question: string }) {
  const { t, language } = useMessages(HELP_MESSAGES);
  const hits = useCall('searchHelp', { query: { query: question, language } });
  const found = hits.data?.data;
  return (
    <section aria-labelledby="help-hits">
      <Stack gap={3}>
        <Heading level={2} id="help-hits">
          {t('search.hits', { question })}
        </Heading>
        {hits.error && (
          <ErrorState compact code={hits.error.code ?? hits.error.kind} onRetry={() => void hits.refetch()} />
        )}
        {!found && !hits.error && (
          <Loading>
            <SkeletonLine width={60} height={22} />
          </Loading>
        )}
        {found?.length === 0 && (
          <EmptyState picture="search" title={t('search.none')}>
            {t('search.noneHint')}
          </EmptyState>
        )}
        {found && found.length > 0 && <ArticleLinks articles={found} />}
      </Stack>
    </section>
  );
}
