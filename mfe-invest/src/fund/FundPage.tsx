import { useWords } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, usePageTitle } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { EmptyState, LinkButton, Page, SearchIcon } from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { WORDS } from '../words.ts';
import { FundSkeleton } from './FundSkeleton.tsx';
import { FundView } from './FundView.tsx';

/** `/mutual-funds/fund/{slug}`: all about one fund, and the way into it. */
export function FundPage() {
  const { t } = useWords(WORDS);
  const { slug = '' } = useParams();
  const details = useCall('schemeDetails', { params: { codes: slug } });
  const scheme = details.data?.[0];
  usePageTitle(scheme?.short_name ?? t('fund.title'));
  useBusEvent('nav/published', () => void refreshCalls('schemeDetails', 'navHistory', 'fundCategories'));
  if (scheme) return <FundView key={scheme.code} scheme={scheme} />;
  if (details.isPending) return <FundSkeleton />;
  return (
    <Page>
      {details.error && details.error.kind !== 'not_found' ? (
        <CallProblem of={details} />
      ) : (
        <EmptyState
          title={t('fund.unknown')}
          icon={<SearchIcon />}
          action={<LinkButton href="/mutual-funds/all">{t('explore.all')}</LinkButton>}
        >
          {t('fund.unknownHint')}
        </EmptyState>
      )}
    </Page>
  );
}
