import type { SystematicPlan } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Notice } from '@sanchay/ui';
import { PLAN_MESSAGES } from '../messages.ts';

/** How many instalments in a row were not paid, and what happens at the limit. */
export function FailureNotice({ plan }: { plan: SystematicPlan }) {
  const { t } = useMessages(PLAN_MESSAGES);
  const { failures, failure_limit: limit, status } = plan;
  if (failures === 0 || status === 'cancelled' || status === 'completed') return null;
  return (
    <Notice tone="warn" title={t('failure.title', { failures, limit })}>
      {t('failure.text', { limit })} <RuleSource ids={[plan.failure_rule_id]} />
    </Notice>
  );
}
