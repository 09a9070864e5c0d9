import type { Scheme } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, Loading, SkeletonTable, Stack, Text } from '@sanchay/ui';
import { CallProblem } from '../../problem/CallProblem.tsx';
import { GROWTH } from '../../scheme/option.ts';
import { FIGURE_MESSAGES } from '../../messages.ts';
import { CostGap } from '../CostGap.tsx';
import { FundInside } from '../inside/FundInside.tsx';
import { hasNavFigures } from '../fundSections.ts';
import { PastCalculator } from '../past/PastCalculator.tsx';
import { ReturnsTable } from '../ReturnsTable.tsx';
import { Section } from '../Section.tsx';
import { CalendarYears } from './CalendarYears.tsx';
import { Conditions } from './Conditions.tsx';
import { Documents } from './Documents.tsx';
import { DrawdownChart } from './DrawdownChart.tsx';
import { ManagerTimeline } from './ManagerTimeline.tsx';
import { Peers } from './Peers.tsx';
import { RiskFigures } from './RiskFigures.tsx';
import { RollingReturns } from './RollingReturns.tsx';
import { SipReturns } from './SipReturns.tsx';

/** All figures of a fund below its facts. */
export function FundNumbers({ scheme }: { scheme: Scheme }) {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { code } = scheme;
  const found = useCall('fundFigures', { params: { codes: code } });
  const figures = found.data?.data[0];
  return (
    <Stack gap={6}>
      <Section id="returns">
        <ReturnsTable scheme={scheme} />
        {hasNavFigures(scheme) && <PastCalculator scheme={scheme} />}
        {found.isPending && (
          <Loading>
            <SkeletonTable rows={6} columns={4} />
          </Loading>
        )}
        {found.isError && (
          <Card title={t('rolling.title')}>
            <CallProblem of={found} compact />
          </Card>
        )}
        {figures?.as_of === null && (
          <Card title={t('rolling.title')}>
            <Text>{t(scheme.reinvestment === GROWTH ? 'figures.next' : 'figures.payout')}</Text>
          </Card>
        )}
        {figures && figures.as_of !== null && (
          <>
            <SipReturns figures={figures} />
            <CalendarYears figures={figures} />
            <RollingReturns figures={figures} />
          </>
        )}
      </Section>
      {hasNavFigures(scheme) && (
        <Section id="risk">
          {figures && figures.as_of !== null && <RiskFigures figures={figures} />}
          <DrawdownChart scheme={scheme} />
        </Section>
      )}
      <Section id="holdings">
        <FundInside code={code} />
      </Section>
      <Section id="costs">
        <CostGap scheme={scheme} />
        <Conditions scheme={scheme} />
      </Section>
      <Section id="manager">
        <ManagerTimeline scheme={scheme} />
      </Section>
      <Section id="similar">
        <Peers scheme={scheme} />
        <Documents scheme={scheme} />
      </Section>
    </Stack>
  );
}
