import { useWords } from '@sanchay/i18n';
import { OwnerOnly, useCall, usePageTitle } from '@sanchay/remote-kit';
import { Page, Split, Stack, useIsPhone } from '@sanchay/ui';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { WORDS } from '../words.ts';
import { Allocation } from './Allocation.tsx';
import { LatestOrder } from './LatestOrder.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { NetWorth } from './NetWorth.tsx';
import { TopHoldings } from './TopHoldings.tsx';
import { UpcomingSips } from './UpcomingSips.tsx';

/** `/dashboard`: all that the current portfolio owns, and what it asks of the person. */
export function Dashboard() {
  const { t } = useWords(WORDS);
  const isPhone = useIsPhone();
  const returns = useCall('portfolioReturns');
  usePageTitle(t('dashboard.title'));
  // What is left to do is for the owner.
  const tasks = (
    <OwnerOnly quiet>
      <NeedsYou />
    </OwnerOnly>
  );
  const aside = (
    <>
      {!isPhone && tasks}
      <Allocation returns={returns} />
      <LatestOrder />
    </>
  );
  return (
    <Page>
      <Stack gap={6}>
        <OwnerOnly quiet>
          <NextStepCard />
        </OwnerOnly>
        <Split aside={aside}>
          <NetWorth returns={returns} />
          {isPhone && tasks}
          <TopHoldings />
          <UpcomingSips />
        </Split>
        <SandboxNote />
      </Stack>
    </Page>
  );
}
