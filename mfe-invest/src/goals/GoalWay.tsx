import type { Goal } from '@sanchay/contracts';
import { addMonthsClamped, goalOutlook } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, LineChart } from '@sanchay/ui';
import { GOAL_MESSAGES } from '../messages.ts';

/** The way to a goal year by year by its assumptions: a chart with its table; nothing where no month is left. */
export function GoalWay({ goal, today }: { goal: Goal; today: string }) {
  const { t } = useMessages(GOAL_MESSAGES);
  const { rupees } = useFormat();
  if (goal.months < 1) return null;
  const { years } = goalOutlook({
    cost: goal.cost,
    inflationPct: goal.inflation_percentage,
    ratePct: goal.return_percentage,
    months: goal.months,
    value: goal.value,
    monthly: goal.monthly,
  });
  const rows = [
    { on: today, invested: goal.value, value: goal.value },
    ...years.map(({ year, invested, value }) => ({
      on: addMonthsClamped(today, Math.min(year * 12, goal.months)),
      invested,
      value,
    })),
  ];
  return (
    <Card title={t('way.title')}>
      <LineChart
        label={t('way.title')}
        dates={rows.map(({ on }) => on)}
        series={[
          { label: t('way.value'), values: rows.map(({ value }) => value), kind: 'area' },
          { label: t('way.invested'), values: rows.map(({ invested }) => invested), dashed: true },
          { label: t('way.target'), values: rows.map(() => goal.target), kind: 'line' },
        ]}
        format={(value) => rupees(value)}
        height={220}
      />
    </Card>
  );
}
