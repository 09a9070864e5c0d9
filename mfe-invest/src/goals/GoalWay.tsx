import type { Goal } from '@sanchay/contracts';
import { addMonthsClamped, goalOutlook } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Disclosure, Figure, LineChart, Stack, Table } from '@sanchay/ui';
import { GOAL_MESSAGES } from '../messages.ts';

/** The way to a goal year by year by its assumptions: a chart and its table; nothing where no month is left. */
export function GoalWay({ goal, today }: { goal: Goal; today: string }) {
  const { t } = useMessages(GOAL_MESSAGES);
  const { rupees, date } = useFormat();
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
  const money = (amount: number) => <Figure strong={false}>{rupees(amount)}</Figure>;
  return (
    <Card title={t('way.title')}>
      <Stack gap={4}>
        <LineChart
          label={t('way.title')}
          dates={rows.map(({ on }) => on)}
          series={[
            { label: t('way.value'), values: rows.map(({ value }) => value), kind: 'area' },
            { label: t('way.target'), values: rows.map(() => goal.target), kind: 'line' },
          ]}
          format={(value) => rupees(value)}
          height={220}
        />
        <Disclosure summary={t('way.table')}>
          <Table
            caption={t('way.title')}
            hideCaption
            rows={rows}
            rowKey={({ on }) => on}
            columns={[
              { key: 'on', head: t('way.date'), rowHead: true, cell: ({ on }) => date(on) },
              {
                key: 'invested',
                head: t('way.invested'),
                align: 'end',
                cell: ({ invested }) => money(invested),
              },
              { key: 'value', head: t('way.value'), align: 'end', cell: ({ value }) => money(value) },
            ]}
          />
        </Disclosure>
      </Stack>
    </Card>
  );
}
