import { HoldingPage } from './HoldingPage.tsx';

/** The code of gold among the holdings. */
const GOLD = 'GOLD';

/** `/portfolio/gold`: the gold that is held. */
export function GoldHolding() {
  return <HoldingPage asset="gold" code={GOLD} />;
}
