import { OwnerPage } from '@sanchay/remote-kit';
import { SalePage } from '../redeem/SalePage.tsx';

/** `/orders/switch/{code}`: moving units of a fund into another one of the same house. */
export function Switch() {
  return (
    <OwnerPage orPreparing minors="until_of_age">
      <SalePage kind="switch" />
    </OwnerPage>
  );
}
