import type { ApiError } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { EmptyState, ErrorState, SkeletonLine } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';

const Lines = styled.div`
  display: grid;
  gap: 26px;
  padding: 28px 10px;
`;

/** Lines of the list's shape while the first answer is on its way. */
export function WaitingLines() {
  return (
    <Lines aria-hidden="true">
      {[60, 72, 48, 66].map((share) => (
        <SkeletonLine key={share} width={share} />
      ))}
    </Lines>
  );
}

/** Nothing was found: what else can be tried. */
export function NothingFound({ query }: { query: string }) {
  const { t } = useMessages();
  return (
    <EmptyState title={t('search.nothing.title', { query })} picture="search">
      {t('search.nothing.text')}
    </EmptyState>
  );
}

/** There is no letter and no digit in what was typed. */
export function NoTokens() {
  const { t } = useMessages();
  return (
    <EmptyState picture="search" title={t('search.wordless.title')}>
      {t('search.wordless.text')}
    </EmptyState>
  );
}

interface FailedProps {
  error: ApiError | null;
  again: () => void;
}

/** The search did not answer; `error` is null while the browser has no connection. */
export function SearchFailed({ error, again }: FailedProps) {
  const { t } = useMessages();
  const offline = error === null || error.kind === 'offline' || error.kind === 'network';
  return (
    <ErrorState
      title={t(offline ? 'search.offline.title' : 'search.failed.title')}
      safe={t('search.failed.safe')}
      action={t(offline ? 'search.offline.do' : 'error.do')}
      {...(error?.requestId && { requestId: error.requestId })}
      onRetry={again}
    />
  );
}
