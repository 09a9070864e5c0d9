import { useParams } from '@sanchay/remote-kit/router';
import { HoldingPage } from './HoldingPage.tsx';

/** `/portfolio/mutual-funds/{code}`: one fund that is held. */
export function FundHolding() {
  const { code = '' } = useParams();
  return <HoldingPage asset="mutual_fund" code={code} />;
}
