import { GOAL_HANDLES, goalExample, type GoalHandle } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { Stack, Table, Text, TextLink } from '@sanchay/ui';
import { fewDecimals } from '../home/fewDecimals.ts';
import { PAGE_MESSAGES } from '../messages.ts';
import { goalPlan } from './goalPlan.ts';

/** All goals side by side: what each costs today and on its day, and the instalment. */
export function GoalsTable() {
  const { t } = useMessages(PAGE_MESSAGES);
  const { rupees, compact, percent } = useFormat();
  const { goals } = usePlatform().config;
  const { inflation, returns: rate, retirementAge } = goals;
  const planOf = (goal: GoalHandle) =>
    goalPlan({ ...goalExample(goal, retirementAge), inflation, rate, saved: 0 });
  const rows = GOAL_HANDLES.map((goal) => ({
    goal,
    plan: planOf(goal),
    years: goalExample(goal, retirementAge).years,
  }));
  type GoalRow = (typeof rows)[number];
  return (
    <Stack gap={3}>
      <Table
        caption={t('goals.all.title')}
        hideCaption
        columns={[
          {
            key: 'goal',
            head: t('goals.all.goal'),
            rowHead: true,
            cell: ({ goal }: GoalRow) => (
              <TextLink href={`/goals?goal=${goal}`}>{t(`goals.goal.${goal}`)}</TextLink>
            ),
          },
          {
            key: 'years',
            head: t('goals.all.in'),
            align: 'end',
            hideOnPhone: true,
            cell: ({ years }) => t('state.years', { count: years }),
          },
          {
            key: 'cost',
            head: t('goals.result.costToday'),
            align: 'end',
            hideOnPhone: true,
            cell: ({ plan }) => compact(plan.cost),
          },
          {
            key: 'then',
            head: t('goals.all.then'),
            align: 'end',
            cell: ({ plan }) => compact(plan.costThen),
          },
          {
            key: 'monthly',
            head: t('goals.all.monthly'),
            align: 'end',
            cell: ({ plan }) => rupees(Math.ceil(plan.monthly)),
          },
        ]}
        rows={rows}
        rowKey={({ goal }) => goal}
      />
      <Text size="small">
        {t('goals.all.assumed', {
          inflation: percent(inflation, fewDecimals(inflation)),
          rate: percent(rate, fewDecimals(rate)),
        })}
      </Text>
    </Stack>
  );
}
