import { useWrite } from '@sanchay/remote-kit';
import type { SystematicPlan } from '@sanchay/contracts';
import { Text } from '@sanchay/ui';
import { AskFirst } from './AskFirst.tsx';
import { CHANGED_WITH_PLAN, usePlanChange } from './usePlanChange.ts';
import { usePlanMessages } from './usePlanMessages.ts';

/** Leaves out the next instalment. */
export function SkipPlan({ plan, onDone }: { plan: SystematicPlan; onDone: () => void }) {
  const { t, format, money } = usePlanMessages();
  const write = useWrite('skipSystematic', CHANGED_WITH_PLAN);
  const { send, error, busy } = usePlanChange(write, plan.id, onDone);
  const [next, after] = plan.upcoming;
  return (
    <AskFirst
      title={t('skip.title')}
      confirm={t('actions.skip')}
      busy={busy}
      error={error}
      onConfirm={() => void send({ version: plan.version }, t('skip.done'))}
      onClose={onDone}
    >
      {next && <Text>{t('skip.text', { amount: money(next.amount), date: format.date(next.date) })}</Text>}
      {after && <Text size="small">{t('skip.after', { date: format.date(after.date) })}</Text>}
    </AskFirst>
  );
}
