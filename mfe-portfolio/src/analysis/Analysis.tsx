import type { PortfolioAnalysis } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall, usePageTitle, useTogether } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Heading, Loading, Page, Stack, Text } from '@sanchay/ui';
import { NothingHeld } from '../asset/NothingHeld.tsx';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { MESSAGES } from '../messages.ts';
import { Allocation } from '../net-worth/Allocation.tsx';
import { ExternalFilterChips } from '../net-worth/ExternalFilterChips.tsx';
import { shownAssets } from '../net-worth/shownAssets.ts';
import { Answer } from '../read/Answer.tsx';
import { ConcentrationCard } from './ConcentrationCard.tsx';
import { CostCard } from './CostCard.tsx';
import { Disclosures } from './Disclosures.tsx';
import { Exposures } from './Exposures.tsx';
import { MissingNotice } from './MissingNotice.tsx';
import { NotListedNotice } from './NotListedNotice.tsx';
import { OverlapCard } from './OverlapCard.tsx';
import { RiskCard } from './RiskCard.tsx';

/** `/portfolio/analysis`: what the portfolio is invested in through its funds, how the funds overlap, what they cost and how they moved; with assets held elsewhere in the allocation. */
export function Analysis() {
  const { t } = useMessages(MESSAGES);
  const analysis = useCall('portfolioAnalysis');
  const imported = useCall('importedHoldings');
  const [address] = useSearchParams();
  const shown = shownAssets(address);
  const worth = useCall('netWorth', { query: { external: shown } }, { keepPrevious: true });
  const hasExternal = worth.data?.data.has_external ?? false;
  const together = useTogether([analysis, worth, imported]);
  usePageTitle(t('analysis.title'));
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t('analysis.title')}</Heading>
          <Text>{t('analysis.lead')}</Text>
        </Stack>
        {together && hasExternal && <ExternalFilterChips />}
        {together && hasExternal && shown !== 'exclude' && <Allocation found={worth} />}
        {!together && (
          <Loading>
            <TotalsSkeleton />
          </Loading>
        )}
        {together && <NotListedNotice holdings={imported.data?.data.holdings ?? []} />}
        {together && !(hasExternal && shown === 'only') && (
          <Answer of={analysis} skeleton={<TotalsSkeleton />}>
            {({ data }) =>
              data.funds.length === 0 && data.assets.length === 0 ? (
                <NothingHeld of="all" />
              ) : (
                <Found analysis={data} />
              )
            }
          </Answer>
        )}
        <SandboxNote />
      </Stack>
    </Page>
  );
}

function Found({ analysis }: { analysis: PortfolioAnalysis }) {
  return (
    <>
      <MissingNotice analysis={analysis} />
      <Exposures analysis={analysis} />
      <OverlapCard analysis={analysis} />
      <ConcentrationCard analysis={analysis} />
      <CostCard analysis={analysis} />
      <RiskCard risk={analysis.risk} />
      <Disclosures analysis={analysis} />
    </>
  );
}
