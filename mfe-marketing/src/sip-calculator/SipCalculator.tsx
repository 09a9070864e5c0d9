import { usePageTitle } from '@sanchay/remote-kit';
import { Breadcrumbs, Card, Heading, Page, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useWords } from '@sanchay/i18n';
import { useMemo } from 'react';
import { WORDS } from '../words.ts';
import { HowItIsCounted } from './HowItIsCounted.tsx';
import { ResultBar } from './ResultBar.tsx';
import { SipQuestions } from './SipQuestions.tsx';
import { SipResult } from './SipResult.tsx';
import { sipOutcome } from './sipPlan.ts';
import { useLastPlan } from './useLastPlan.ts';
import { useSipAnswers } from './useSipAnswers.ts';
import { YearTable } from './YearTable.tsx';

const Halves = styled.div`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
  }
  @media print {
    display: block;
    & button,
    & a,
    & details {
      display: none;
    }
  }
`;

/** `/calculators/sip-calculator`: what a monthly instalment becomes, with the working. */
export function SipCalculator() {
  const { t } = useWords(WORDS);
  usePageTitle(t('sip.title'));
  const [answers, change] = useSipAnswers();
  const outcome = useMemo(() => sipOutcome(answers), [answers]);
  const shown = useLastPlan(outcome);
  const problems = 'problems' in outcome ? outcome.problems : {};
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs
            items={[{ label: t('nav.calculators'), href: '/calculators' }, { label: t('sip.title') }]}
          />
          <Heading level={1}>{t('sip.title')}</Heading>
          <Text size="lead">{t('sip.lead')}</Text>
        </Stack>
        <Halves>
          <div>
            <Card title={t('sip.answers')}>
              <SipQuestions answers={answers} problems={problems} change={change} />
            </Card>
            <ResultBar value={shown.plan.value} />
          </div>
          <SipResult figures={shown.figures} plan={shown.plan} stale={'problems' in outcome} />
        </Halves>
        <YearTable rows={shown.plan.years} />
        <HowItIsCounted figures={shown.figures} />
      </Stack>
    </Page>
  );
}
