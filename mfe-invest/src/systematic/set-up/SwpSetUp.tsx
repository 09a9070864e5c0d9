import { OwnerPage } from '@sanchay/remote-kit';
import { UnitsSetUp } from './UnitsSetUp.tsx';

/** `/systematic/swp`: sets up regular withdrawals to the bank account. */
export function SwpSetUp() {
  return (
    <OwnerPage minors="until_of_age">
      <UnitsSetUp kind="swp" />
    </OwnerPage>
  );
}
