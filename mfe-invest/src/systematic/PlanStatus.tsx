import type { SystematicPlan } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Badge } from '@sanchay/ui';
import { PLAN_MESSAGES } from '../messages.ts';

const TONES = {
  created: 'neutral',
  mandate_pending: 'warn',
  active: 'gain',
  paused: 'warn',
  completed: 'accent',
  cancelled: 'neutral',
} as const;

/** How a plan stands, in a word. */
export function PlanStatus({ plan }: { plan: SystematicPlan }) {
  const { t } = useMessages(PLAN_MESSAGES);
  if (plan.stops_after !== null) return <Badge tone="warn">{t('status.stopping')}</Badge>;
  if (plan.status === 'cancelled') {
    return (
      <Badge tone={plan.ended_by === 'auto' ? 'loss' : 'neutral'}>
        {t(`ended.${plan.ended_by ?? 'user'}`)}
      </Badge>
    );
  }
  return <Badge tone={TONES[plan.status]}>{t(`status.${plan.status}`)}</Badge>;
}
