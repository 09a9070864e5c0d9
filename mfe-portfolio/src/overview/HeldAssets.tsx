import type { CallReply } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Card } from '@sanchay/ui';
import { HoldingsTable } from '../asset/HoldingsTable.tsx';
import { NothingHeld } from '../asset/NothingHeld.tsx';
import { TotalsCard } from '../asset/TotalsCard.tsx';
import { MESSAGES } from '../messages.ts';
import { AssetCards } from './AssetCards.tsx';
import { ReadingTip } from './ReadingTip.tsx';

/** What is held with Sanchay: totals, a card for each kind of asset, and every holding. */
export function HeldAssets({ held }: { held: CallReply<'holdings'>['data'] }) {
  const { t } = useMessages(MESSAGES);
  const { holdings, totals, sold_out: soldOut, in_transit: inTransit, as_of: day } = held;
  if (holdings.length === 0 && !soldOut && !inTransit) return <NothingHeld of="all" />;
  return (
    <>
      <ReadingTip />
      <TotalsCard figures={totals} day={day} of={{}} />
      <AssetCards holdings={holdings} />
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
