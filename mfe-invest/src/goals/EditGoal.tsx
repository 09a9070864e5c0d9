import type { Goal } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall, useWrite } from '@sanchay/remote-kit';
import { showToast, Stack } from '@sanchay/ui';
import { GOAL_MESSAGES } from '../messages.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { formOf } from './goalForm.ts';
import { GoalEditor } from './GoalEditor.tsx';
import { GoalHead } from './GoalHead.tsx';
import { GOAL_CALLS } from './goalPath.ts';

interface Props {
  goal: Goal;
  today: string;
  onClose: () => void;
}

/** Changes a goal; a change that another tab made first is not overwritten. */
export function EditGoal({ goal, today, onClose }: Props) {
  const { t } = useMessages(GOAL_MESSAGES);
  const assets = useCall('goalAssets', undefined, { staleTime: 0 });
  const change = useWrite('changeGoal', [...GOAL_CALLS]);
  return (
    <Stack gap={5}>
      <GoalHead title={t('edit.title', { name: goal.name })} here={goal.name} />
      <CallProblem of={assets} />
      {assets.data && (
        <GoalEditor
          start={formOf(goal)}
          assets={assets.data.data}
          today={today}
          goal={goal}
          busy={change.isPending}
          send={async (draft) => {
            const { data } = await change.mutateAsync({
              params: { id: goal.id },
              body: { ...draft, version: goal.version },
            });
            showToast({ message: t('form.saved', { name: data.name }) });
            onClose();
          }}
          onCancel={onClose}
        />
      )}
    </Stack>
  );
}
