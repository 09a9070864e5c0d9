import type { Scheme } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { Card, Page, Riskometer, SkeletonChart, Split, Stack, Text, useIsPhone } from '@sanchay/ui';
import { lazy, Suspense } from 'react';
import { InvestCard } from '../invest/InvestCard.tsx';
import { InvestSheet } from '../invest/InvestSheet.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { WORDS } from '../words.ts';
import { CostGap } from './CostGap.tsx';
import { FundFacts } from './FundFacts.tsx';
import { FundHeader } from './FundHeader.tsx';
import { FundInside } from './FundInside.tsx';
import { ReturnsTable } from './ReturnsTable.tsx';

const NavChart = lazy(async () => ({ default: (await import('./NavChart.tsx')).NavChart }));

/** A fund that is known: head, chart, facts, returns, what is inside, and the card to invest beside them. */
export function FundView({ scheme }: { scheme: Scheme }) {
  const { t } = useWords(WORDS);
  const phone = useIsPhone();
  return (
    <Page>
      <Split
        aside={
          <>
            {!phone && <InvestCard scheme={scheme} />}
            <Card title={t('fund.risk')}>
              <Stack gap={3} align="center">
                <Riskometer rating={scheme.risk} size={160} />
                <Text size="label">{t('fund.riskHint')}</Text>
              </Stack>
            </Card>
          </>
        }
      >
        <FundHeader scheme={scheme} />
        <Card>
          <Suspense fallback={<SkeletonChart />}>
            <NavChart code={scheme.code} name={scheme.short_name} />
          </Suspense>
        </Card>
        <FundFacts scheme={scheme} />
        <ReturnsTable scheme={scheme} />
        <CostGap scheme={scheme} />
        <FundInside code={scheme.code} />
        {scheme.sandbox && <SandboxNotice />}
      </Split>
      {phone && <InvestSheet scheme={scheme} />}
    </Page>
  );
}
