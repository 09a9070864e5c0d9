import { refreshCalls, useBusEvent, useCall, useSession } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { StockView } from './StockView.tsx';

/** `/stocks/{slug}`: all about one stock. */
export function StockPage() {
  const { slug = '' } = useParams();
  const details = useCall('stockDetails', { params: { slug } });
  const session = useCall('stockSession', { params: { slug } });
  const { loggedIn } = useSession();
  const own = useCall('stockHolding', { params: { slug } }, { enabled: loggedIn });
  useBusEvent('prices/published', () => void refreshCalls('stockDetails', 'stockHistory', 'stockVolumes'));
  return (
    <DetailsPage key={slug} of={details} also={[session, own]}>
      {(stock) => <StockView stock={stock} />}
    </DetailsPage>
  );
}
