import { OwnerPage } from '@sanchay/remote-kit';
import { SalePage } from './SalePage.tsx';

/** `/orders/redeem/{code}`: selling units of a fund for money. */
export function Redeem() {
  return (
    <OwnerPage orPreparing minors="until_of_age">
      <SalePage kind="redeem" />
    </OwnerPage>
  );
}
