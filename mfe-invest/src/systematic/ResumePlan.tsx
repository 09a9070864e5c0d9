import { useWrite } from '@sanchay/remote-kit';
import type { SystematicPlan } from '@sanchay/contracts';
import { Text } from '@sanchay/ui';
import { AskFirst } from './AskFirst.tsx';
import { CHANGED_WITH_PLAN, usePlanChange } from './usePlanChange.ts';
import { usePlanMessages } from './usePlanMessages.ts';

/** Ends a pause before its time. */
export function ResumePlan({ plan, onDone }: { plan: SystematicPlan; onDone: () => void }) {
  const { t, format } = usePlanMessages();
  const write = useWrite('resumeSystematic', CHANGED_WITH_PLAN);
  const { send, error, busy } = usePlanChange(write, plan.id, onDone);
  return (
    <AskFirst
      title={t('resume.title')}
      confirm={t('actions.resume')}
      busy={busy}
      error={error}
      onConfirm={() => void send({ version: plan.version }, t('resume.done'))}
      onClose={onDone}
    >
      <Text>{t('resume.text', { date: format.date(plan.paused_until) })}</Text>
    </AskFirst>
  );
}
