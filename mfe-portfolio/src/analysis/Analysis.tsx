import type { PortfolioAnalysis } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall, usePageTitle } from '@sanchay/remote-kit';
import { Heading, Page, Stack, Text } from '@sanchay/ui';
import { NothingHeld } from '../asset/NothingHeld.tsx';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { MESSAGES } from '../messages.ts';
import { Answer } from '../read/Answer.tsx';
import { ConcentrationCard } from './ConcentrationCard.tsx';
import { CostCard } from './CostCard.tsx';
import { Disclosures } from './Disclosures.tsx';
import { Exposures } from './Exposures.tsx';
import { MissingNotice } from './MissingNotice.tsx';
import { OverlapCard } from './OverlapCard.tsx';
import { RiskCard } from './RiskCard.tsx';

/** `/portfolio/analysis`: what the portfolio is invested in through its funds, and how the funds overlap, what they cost and how they moved. */
export function Analysis() {
  const { t } = useMessages(MESSAGES);
  const analysis = useCall('portfolioAnalysis');
  usePageTitle(t('analysis.title'));
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t('analysis.title')}</Heading>
          <Text>{t('analysis.lead')}</Text>
        </Stack>
        <Answer of={analysis} skeleton={<TotalsSkeleton />}>
          {({ data }) =>
            data.funds.length === 0 && data.assets.length === 0 ? (
              <NothingHeld of="all" />
            ) : (
              <Found analysis={data} />
            )
          }
        </Answer>
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
