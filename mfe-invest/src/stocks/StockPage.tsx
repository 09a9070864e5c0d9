import { refreshCalls, MissingPage, useBusEvent, useCall } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { Page } from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { StockView } from './StockView.tsx';

/** `/stocks/{slug}`: all about one stock. */
export function StockPage() {
  const { slug = '' } = useParams();
  const details = useCall('stockDetails', { params: { slug } });
  useBusEvent('prices/published', () => void refreshCalls('stockDetails', 'stockHistory'));
  if (details.data) return <StockView key={slug} stock={details.data.data} />;
  if (details.error?.kind === 'not_found') return <MissingPage />;
  if (details.isPending) return <ShareSkeleton />;
  return (
    <Page>
      <CallProblem of={details} />
    </Page>
  );
}
