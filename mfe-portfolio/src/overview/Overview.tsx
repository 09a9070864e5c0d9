import { useMessages } from '@sanchay/i18n';
import { useCall, usePageTitle } from '@sanchay/remote-kit';
import { Card, Heading, Page, Stack } from '@sanchay/ui';
import { HoldingsTable } from '../asset/HoldingsTable.tsx';
import { NothingHeld } from '../asset/NothingHeld.tsx';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsCard } from '../asset/TotalsCard.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';
import { AssetCards } from './AssetCards.tsx';
import { ReadingTip } from './ReadingTip.tsx';

/** `/portfolio`: everything that the current portfolio holds, of every kind, with its totals. */
export function Overview() {
  const { t } = useMessages(MESSAGES);
  const holdings = useCall('holdings', {});
  usePageTitle(t('overview.title'));
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1}>{t('overview.title')}</Heading>
        <Answer of={holdings} skeleton={<TotalsSkeleton />}>
          {({ data }) =>
            data.holdings.length === 0 && !data.sold_out && !data.in_transit ? (
              <NothingHeld of="all" />
            ) : (
              <>
                <ReadingTip />
                <TotalsCard figures={data.totals} day={data.as_of} />
                <AssetCards holdings={data.holdings} />
                <Card title={t('overview.all')}>
                  <HoldingsTable
                    caption={t('overview.all')}
                    holdings={data.holdings}
                    soldOut={data.sold_out}
                    inTransit={data.in_transit}
                  />
                </Card>
              </>
            )
          }
        </Answer>
        <SandboxNote />
      </Stack>
    </Page>
  );
}
