import { useWrite } from '@sanchay/remote-kit';
import type { SystematicPlan } from '@sanchay/contracts';
import { Text } from '@sanchay/ui';
import { AskFirst } from './AskFirst.tsx';
import { CHANGED_WITH_PLAN, usePlanChange } from './usePlanChange.ts';
import { usePlanMessages } from './usePlanMessages.ts';

/** Stops a plan for good. */
export function StopPlan({ plan, onDone }: { plan: SystematicPlan; onDone: () => void }) {
  const { t, format } = usePlanMessages();
  const write = useWrite('stopSystematic', CHANGED_WITH_PLAN);
  const { send, error, busy } = usePlanChange(write, plan.id, onDone);
  return (
    <AskFirst
      title={t('stop.title')}
      confirm={t('actions.stop')}
      danger
      busy={busy}
      error={error}
      onConfirm={() => void send({ version: plan.version }, t('stop.done'))}
      onClose={onDone}
    >
      <Text>{t('stop.text')}</Text>
      {plan.change_until && (
        <Text size="small">{t('stop.until', { time: format.dateTime(plan.change_until) })}</Text>
      )}
    </AskFirst>
  );
}
