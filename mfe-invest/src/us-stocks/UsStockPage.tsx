import { refreshCalls, useBusEvent, useCall } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { UsStockView } from './UsStockView.tsx';

/** `/us-stocks/{slug}`: all about one stock of the United States. */
export function UsStockPage() {
  const { slug = '' } = useParams();
  const details = useCall('usStockDetails', { params: { slug } });
  const rate = useCall('exchangeRate');
  const session = useCall('usSession');
  useBusEvent(
    'prices/published',
    () => void refreshCalls('usStockDetails', 'usStockHistory', 'exchangeRate'),
  );
  return (
    <DetailsPage key={slug} of={details} also={[rate, session]}>
      {(stock) => <UsStockView stock={stock} />}
    </DetailsPage>
  );
}
