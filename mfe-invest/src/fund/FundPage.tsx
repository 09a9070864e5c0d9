import { refreshCalls, useBusEvent, useCall } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { Page } from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { FundSkeleton } from './FundSkeleton.tsx';
import { FundView } from './FundView.tsx';
import { UnknownFund } from './UnknownFund.tsx';

/** `/mutual-funds/fund/{slug}`: all about one fund, and the way into it. */
export function FundPage() {
  const { slug = '' } = useParams();
  const details = useCall('schemeDetails', { params: { codes: slug } });
  const scheme = details.data?.[0];
  useBusEvent(
    'nav/published',
    () => void refreshCalls('schemeDetails', 'navHistory', 'fundCategories', 'fundFigures', 'fundPeers'),
  );
  if (scheme) return <FundView key={scheme.code} scheme={scheme} />;
  if (details.isPending) return <FundSkeleton />;
  if (!details.error || details.error.kind === 'not_found') return <UnknownFund />;
  return (
    <Page>
      <CallProblem of={details} />
    </Page>
  );
}
