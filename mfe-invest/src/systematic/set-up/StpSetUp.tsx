import { OwnerPage } from '@sanchay/remote-kit';
import { UnitsSetUp } from './UnitsSetUp.tsx';

/** `/systematic/stp`: sets up regular transfers from one fund into another of the same house. */
export function StpSetUp() {
  return (
    <OwnerPage minors="until_of_age">
      <UnitsSetUp kind="stp" />
    </OwnerPage>
  );
}
