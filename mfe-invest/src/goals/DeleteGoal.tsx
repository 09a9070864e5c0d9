import type { Goal } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { usePlatform, useWrite } from '@sanchay/remote-kit';
import { Button, useToast } from '@sanchay/ui';
import { GOAL_MESSAGES } from '../messages.ts';
import { draftOf, formOf } from './goalForm.ts';
import { GOAL_CALLS, GOALS_PATH } from './goalPath.ts';

/** Deletes a goal and offers to save it again as it was; reports a failure. */
export function DeleteGoal({ goal }: { goal: Goal }) {
  const { t } = useMessages(GOAL_MESSAGES);
  const { navigate } = usePlatform();
  const toast = useToast();
  const remove = useWrite('removeGoal', [...GOAL_CALLS]);
  const create = useWrite('createGoal', [...GOAL_CALLS]);
  const failed = (error: unknown) => toast({ message: (error as Error).message, tone: 'error' });
  async function deleteIt(): Promise<void> {
    try {
      await remove.mutateAsync({ params: { id: goal.id } });
    } catch (error) {
      failed(error);
      return;
    }
    navigate(GOALS_PATH, { replace: true });
    const body = draftOf(formOf(goal));
    toast({
      message: t('deleted', { name: goal.name }),
      action: { label: t('undo'), onSelect: () => void create.mutateAsync({ body }).catch(failed) },
    });
  }
  return (
    <Button variant="secondary" busy={remove.isPending} onClick={() => void deleteIt()}>
      {t('delete')}
    </Button>
  );
}
