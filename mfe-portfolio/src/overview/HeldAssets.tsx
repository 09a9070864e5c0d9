import type { CallReply, ExternalFilter } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Card } from '@sanchay/ui';
import { HoldingsTable } from '../asset/HoldingsTable.tsx';
import { TotalsCard } from '../asset/TotalsCard.tsx';
import { MESSAGES } from '../messages.ts';
import { AssetCards } from './AssetCards.tsx';
import { ReadingTip } from './ReadingTip.tsx';

type Held = CallReply<'everyHolding'>['data'];

/** Whether any fund, gold or money in transit is or was held. */
export function isHeld({ holdings, sold_out: soldOut, in_transit: inTransit }: Held): boolean {
  return holdings.length > 0 || soldOut !== undefined || inTransit !== undefined;
}

interface Props {
  held: Held;
  shown: ExternalFilter;
  /** The message of what the totals are of: everything, or funds and gold of more. */
  label: string;
}

/** Funds and gold: totals, a card for each kind of asset, and every holding. */
export function HeldAssets({ held, shown, label }: Props) {
  const { t } = useMessages(MESSAGES);
  const { holdings, totals, sold_out: soldOut, in_transit: inTransit, as_of: day } = held;
  return (
    <>
      <ReadingTip />
      <TotalsCard figures={totals} day={day} of={{}} shown={shown} label={label} />
      <AssetCards held={held} shown={shown} />
      <Card title={t('overview.all')}>
        <HoldingsTable
          caption={t('overview.all')}
          holdings={holdings}
          soldOut={soldOut}
          inTransit={inTransit}
        />
      </Card>
    </>
  );
}
