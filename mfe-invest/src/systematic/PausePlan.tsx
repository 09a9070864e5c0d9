import { useWrite } from '@sanchay/remote-kit';
import type { SystematicPlan } from '@sanchay/contracts';
import { ChoiceField, Text } from '@sanchay/ui';
import { useState } from 'react';
import { AskFirst } from './AskFirst.tsx';
import { CHANGED_WITH_PLAN, usePlanChange } from './usePlanChange.ts';
import { usePlanMessages } from './usePlanMessages.ts';

const MONTHS = [1, 2, 3];

/** Pauses a plan for one to three months. */
export function PausePlan({ plan, onDone }: { plan: SystematicPlan; onDone: () => void }) {
  const { t } = usePlanMessages();
  const [months, setMonths] = useState(1);
  const write = useWrite('pauseSystematic', CHANGED_WITH_PLAN);
  const { send, error, busy } = usePlanChange(write, plan.id, onDone);
  return (
    <AskFirst
      title={t('pause.title')}
      confirm={t('actions.pause')}
      busy={busy}
      error={error}
      onConfirm={() => void send({ version: plan.version, months }, t('pause.done'))}
      onClose={onDone}
    >
      <ChoiceField
        label={t('pause.months')}
        value={String(months)}
        onChange={(value) => setMonths(Number(value))}
        options={MONTHS.map((count) => ({ value: String(count), label: t('pause.count', { count }) }))}
        columns={3}
      />
      <Text size="small">{t('pause.text')}</Text>
    </AskFirst>
  );
}
