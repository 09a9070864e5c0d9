import type { GoalHandle } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import {
  OwnerPage,
  useCall,
  usePageTitle,
  usePlatform,
  useTogether,
  useTypedDraft,
  useWrite,
} from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Page, showToast, Stack, Text } from '@sanchay/ui';
import { GOAL_MESSAGES } from '../messages.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { newForm, type GoalForm } from './goalForm.ts';
import { GoalEditor } from './GoalEditor.tsx';
import { GoalHead } from './GoalHead.tsx';
import { GOAL_CALLS, goalPath, GOALS_PATH } from './goalPath.ts';

/** `/goals/plan/{handle}`: a new goal, beginning with the answers of the public planner. */
export function NewGoal({ handle }: { handle: GoalHandle }) {
  const { t } = useMessages(GOAL_MESSAGES);
  const { config, navigate } = usePlatform();
  const [address] = useSearchParams();
  const goals = useCall('goals');
  const assets = useCall('goalAssets', undefined, { staleTime: 0 });
  const together = useTogether([goals, assets]);
  const create = useWrite('createGoal', [...GOAL_CALLS]);
  const draft = useTypedDraft<GoalForm>(`goal.new.${handle}`);
  const name = t(`kind.${handle}`);
  usePageTitle(t('new.title', { name }));
  if (!together) return <ShareSkeleton />;
  const today = goals.data?.data.as_of;
  return (
    <OwnerPage>
      <Page>
        <Stack gap={5}>
          <GoalHead title={t('new.title', { name })} here={name} />
          <Text>{t(`about.${handle}`)}</Text>
          <CallProblem of={goals.error ? goals : assets} />
          {today && assets.data && (
            <GoalEditor
              start={newForm({ handle, name, today, config, address })}
              draft={draft}
              assets={assets.data.data}
              today={today}
              busy={create.isPending}
              send={async (draft) => {
                const { data } = await create.mutateAsync({ body: draft });
                showToast({ message: t('form.saved', { name: data.name }) });
                navigate(goalPath(data.id), { replace: true });
              }}
              onCancel={() => navigate(GOALS_PATH)}
            />
          )}
        </Stack>
      </Page>
    </OwnerPage>
  );
}
