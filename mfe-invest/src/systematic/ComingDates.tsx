import type { SystematicPlan } from '@sanchay/contracts';
import { RuleSource } from '@sanchay/remote-kit';
import { Card, Stack, Text } from '@sanchay/ui';
import { InstalmentTable } from './InstalmentTable.tsx';
import { usePlanMessages } from './usePlanMessages.ts';

/** The instalments to come, with holidays applied, and until when a change reaches the next. */
export function ComingDates({ plan }: { plan: SystematicPlan }) {
  const { t, format } = usePlanMessages();
  return (
    <Card title={t('coming.title')}>
      <Stack gap={4}>
        <InstalmentTable upcoming={plan.upcoming} />
        {plan.stops_after === null && plan.change_until && (
          <Text size="small">
            {t('coming.changeUntil', { time: format.dateTime(plan.change_until) })}{' '}
            <RuleSource ids={[plan.change_rule_id]} />
          </Text>
        )}
      </Stack>
    </Card>
  );
}
