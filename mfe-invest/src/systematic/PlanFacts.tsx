import type { SystematicPlan } from '@sanchay/contracts';
import { Card, DetailList, type DetailItem } from '@sanchay/ui';
import { fundTitle } from '../scheme/fundTitle.ts';
import { folioItems } from './folioItems.ts';
import { usePlanMessages } from './usePlanMessages.ts';

/** What a plan is, in figures. */
export function PlanFacts({ plan }: { plan: SystematicPlan }) {
  const { t, format, money, day, step } = usePlanMessages();
  const [next] = plan.upcoming;
  const done =
    plan.instalments_total === null
      ? String(plan.instalments_done)
      : t('plan.doneOf', { done: plan.instalments_done, total: plan.instalments_total });
  const items: DetailItem[] = [
    { term: t('plan.amount'), value: money(next?.amount ?? plan.amount) },
    { term: t('plan.frequency'), value: t(`frequency.${plan.frequency}`) },
    { term: t('plan.day'), value: day(plan) },
    ...(plan.target_name ? [{ term: t('plan.target'), value: fundTitle(plan.target_name) }] : []),
    ...(plan.kind === 'sip' ? [{ term: t('plan.stepUp'), value: step(plan.step_up) }] : []),
    ...folioItems(plan, t),
    { term: t('plan.paidBy'), value: t(`paidBy.${plan.paid_by}`) },
    { term: t('plan.done'), value: done },
    { term: t('plan.started'), value: format.date(plan.started_on) },
    ...(plan.ended_at ? [{ term: t('plan.endedOn'), value: format.date(plan.ended_at) }] : []),
  ];
  return (
    <Card title={t('plan.title')}>
      <DetailList items={items} />
    </Card>
  );
}
