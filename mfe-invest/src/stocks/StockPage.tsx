import { refreshCalls, useBusEvent, useCall } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { StockView } from './StockView.tsx';

/** `/stocks/{slug}`: all about one stock. */
export function StockPage() {
  const { slug = '' } = useParams();
  const details = useCall('stockDetails', { params: { slug } });
  useBusEvent('prices/published', () => void refreshCalls('stockDetails', 'stockHistory', 'stockVolumes'));
  return <DetailsPage of={details}>{(stock) => <StockView key={slug} stock={stock} />}</DetailsPage>;
}
