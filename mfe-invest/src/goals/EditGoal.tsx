import type { Goal } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall, useWrite, type TypedDraft } from '@sanchay/remote-kit';
import { showToast, Stack } from '@sanchay/ui';
import { GOAL_MESSAGES } from '../messages.ts';
import { useState } from 'react';
import { CallProblem } from '../problem/CallProblem.tsx';
import { formOf, type GoalForm } from './goalForm.ts';
import { GoalEditor } from './GoalEditor.tsx';
import { GoalHead } from './GoalHead.tsx';
import { GOAL_CALLS } from './goalPath.ts';

interface Props {
  goal: Goal;
  draft: TypedDraft<GoalForm>;
  today: string;
  onClose: () => void;
}

/** Changes a goal; a change that another tab made first is not overwritten. */
export function EditGoal({ goal, draft, today, onClose }: Props) {
  const { t } = useMessages(GOAL_MESSAGES);
  const [base, setBase] = useState(goal);
  const goals = useCall('goals');
  const assets = useCall('goalAssets', undefined, { staleTime: 0 });
  const change = useWrite('changeGoal', [...GOAL_CALLS]);
  return (
    <Stack gap={5}>
      <GoalHead title={t('edit.title', { name: goal.name })} here={goal.name} />
      <CallProblem of={assets} />
      {assets.data && (
        <GoalEditor
          start={formOf(base)}
          draft={draft}
          assets={assets.data.data}
          today={today}
          goal={base}
          busy={change.isPending}
          send={async (draft) => {
            const { data } = await change.mutateAsync({
              params: { id: base.id },
              body: { ...draft, version: base.version },
            });
            showToast({ message: t('form.saved', { name: data.name }) });
            onClose();
          }}
          onLoad={async () => {
            const latest = (await goals.refetch()).data?.data.goals.find(({ id }) => id === base.id);
            if (latest) setBase(latest);
            return latest ?? null;
          }}
          onCancel={onClose}
        />
      )}
    </Stack>
  );
}
