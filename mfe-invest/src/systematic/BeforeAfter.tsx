import type { SystematicPlan } from '@sanchay/contracts';
import { Table } from '@sanchay/ui';
import type { PlanEdit } from './planEdit.ts';
import { usePlanMessages } from './usePlanMessages.ts';

interface BeforeAfterProps {
  plan: SystematicPlan;
  before: PlanEdit;
  after: PlanEdit;
}

/** What a change would do to a plan, side by side; only what differs. */
export function BeforeAfter({ plan, before, after }: BeforeAfterProps) {
  const { t, money, day, step } = usePlanMessages();
  const dayOf = (edit: PlanEdit) => day({ frequency: plan.frequency, day: edit.day });
  const rows = [
    {
      key: 'amount',
      what: t('plan.amount'),
      before: money(before.amount ?? 0),
      after: money(after.amount ?? 0),
    },
    { key: 'day', what: t('plan.day'), before: dayOf(before), after: dayOf(after) },
    { key: 'step', what: t('plan.stepUp'), before: step(before.stepUp), after: step(after.stepUp) },
    {
      key: 'paidBy',
      what: t('plan.paidBy'),
      before: t(`paidBy.${before.paidBy}`),
      after: t(`paidBy.${after.paidBy}`),
    },
  ].filter((row) => row.before !== row.after);
  return (
    <Table
      caption={t('edit.compare')}
      rows={rows}
      rowKey={(row) => row.key}
      columns={[
        { key: 'what', head: t('edit.what'), rowHead: true, cell: (row) => row.what },
        { key: 'before', head: t('edit.before'), cell: (row) => row.before },
        { key: 'after', head: t('edit.after'), cell: (row) => row.after },
      ]}
    />
  );
}
