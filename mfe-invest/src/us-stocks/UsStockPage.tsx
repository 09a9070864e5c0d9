import { MissingPage, refreshCalls, useBusEvent, useCall } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { Page } from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { UsStockView } from './UsStockView.tsx';

/** `/us-stocks/{slug}`: all about one stock of the United States. */
export function UsStockPage() {
  const { slug = '' } = useParams();
  const details = useCall('usStockDetails', { params: { slug } });
  useBusEvent(
    'prices/published',
    () => void refreshCalls('usStockDetails', 'usStockHistory', 'exchangeRate'),
  );
  if (details.data) return <UsStockView key={slug} stock={details.data.data} />;
  if (details.error?.kind === 'not_found') return <MissingPage />;
  if (details.isPending) return <ShareSkeleton />;
  return (
    <Page>
      <CallProblem of={details} />
    </Page>
  );
}
