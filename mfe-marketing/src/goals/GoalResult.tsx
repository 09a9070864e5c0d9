import { useFormat, useWords } from '@sanchay/i18n';
import { AreaGrowth, Card, DetailList, LinkButton, Notice, Row, Stack, Stat, Text } from '@sanchay/ui';
import type { Answers } from '../calculators/answers/answers.ts';
import { fundsForSip } from '../calculators/definitions/ways.ts';
import { useFigureWords } from '../calculators/screen/useFigureWords.ts';
import { PAGE_WORDS } from '../words.ts';
import type { GoalPlan } from './goalPlan.ts';
import { requiredSipAddress } from './requiredSipAddress.ts';

/** What the goal costs on its day, and what it takes each month. */
export function GoalResult({ plan, answers, stale }: { plan: GoalPlan; answers: Answers; stale: boolean }) {
  const { t } = useWords(PAGE_WORDS);
  const { rupees } = useFormat();
  const { full, short } = useFigureWords();
  const span = plan.years.length;
  const time = t('state.years', { count: span });
  return (
    <Card title={t('goals.result.title')} titleLevel={3} raised>
      <Stack gap={5}>
        {stale && <Notice tone="warn">{t('planner.stale')}</Notice>}
        <div aria-live="polite" aria-atomic="true">
          <Stat
            size="hero"
            label={t('goals.result.monthly')}
            value={rupees(Math.ceil(plan.monthly))}
            detail={t('goals.result.for', { time })}
          />
        </div>
        {plan.reached && <Notice tone="success">{t('goals.result.reached')}</Notice>}
        <AreaGrowth
          label={t('goals.result.chart')}
          format={(value) => short(value, 'rupees')}
          points={[
            { label: t('planner.today'), invested: 0, value: 0 },
            ...plan.years.map(({ year, invested, value }) => ({
              label: t('state.years', { count: year }),
              invested,
              value,
            })),
          ]}
          height={200}
        />
        <DetailList
          items={[
            { term: t('goals.result.costToday'), value: full(plan.cost, 'rupees') },
            { term: t('goals.result.costThen', { time }), value: full(plan.costThen, 'rupees') },
            { term: t('goals.result.invested'), value: full(plan.invested, 'rupees') },
            { term: t('goals.result.gain'), value: full(plan.gain, 'rupees') },
            { term: t('goals.result.once'), value: full(plan.onceToday, 'rupees') },
          ]}
        />
        <Text size="label">{t('goals.result.caveat')}</Text>
        <Row>
          <LinkButton href={plan.reached ? '/mutual-funds' : fundsForSip(plan.monthly).href}>
            {t('goals.result.act')}
          </LinkButton>
          <LinkButton variant="secondary" href={requiredSipAddress(answers)}>
            {t('goals.result.more')}
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
