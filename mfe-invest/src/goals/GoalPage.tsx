import type { Goal } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  MissingPage,
  OwnerOnly,
  useBusEvent,
  refreshCalls,
  useCall,
  usePageTitle,
  useTypedDraft,
} from '@sanchay/remote-kit';
import { Button, Card, Page, Progress, Row, Split, Stack, Stat, Text } from '@sanchay/ui';
import { useState } from 'react';
import { GOAL_MESSAGES } from '../messages.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { DeleteGoal } from './DeleteGoal.tsx';
import { EditGoal } from './EditGoal.tsx';
import { formOf, type GoalForm } from './goalForm.ts';
import { GoalHead } from './GoalHead.tsx';
import { GoalHoldings } from './GoalHoldings.tsx';
import { GoalOutlookList } from './GoalOutlookList.tsx';
import { GoalStateBadge } from './GoalStateBadge.tsx';
import { GoalWay } from './GoalWay.tsx';
import { InvestMore } from './InvestMore.tsx';

/** `/goals/plan/{id}`: a saved goal, how far it gets, its holdings and the way there. */
export function GoalPage({ id }: { id: string }) {
  const { t } = useMessages(GOAL_MESSAGES);
  const goals = useCall('goals');
  useBusEvent('holdings/changed', () => void refreshCalls('goals'));
  const goal = goals.data?.data.goals.find((one) => one.id === id);
  usePageTitle(goal?.name ?? t('list.title'));
  if (goals.isPending) return <ShareSkeleton />;
  if (goals.data && !goal) return <MissingPage />;
  return (
    <Page>
      <CallProblem of={goals} />
      {goal && <GoalView key={goal.id} goal={goal} today={goals.data!.data.as_of} />}
    </Page>
  );
}

function GoalView({ goal, today }: { goal: Goal; today: string }) {
  const { t } = useMessages(GOAL_MESSAGES);
  const { rupees, date } = useFormat();
  const draft = useTypedDraft<GoalForm>(`goal.${goal.id}`);
  // What was typed when the page was left or the session expired is there again.
  const [editing, setEditing] = useState(() => draft.load(formOf(goal)) !== null);
  if (editing) return <EditGoal goal={goal} draft={draft} today={today} onClose={() => setEditing(false)} />;
  const { value, target, state } = goal;
  return (
    <Stack gap={5}>
      <GoalHead title={goal.name} here={goal.name} />
      <Split
        aside={
          <>
            <GoalHoldings goal={goal} />
            <InvestMore goal={goal} />
          </>
        }
      >
        <Card raised>
          <Stack gap={5}>
            <Row gap={4} align="end" wrap>
              <Stat label={t('outlook.value')} value={rupees(value)} size="large" />
              <GoalStateBadge state={state} />
            </Row>
            <Progress
              value={value}
              max={target}
              label={t('progress', { target: rupees(target) })}
              detail={t('progress.date', { date: date(goal.target_date) })}
            />
            <GoalOutlookList outlook={{ ...goal, neededMonthly: goal.needed_monthly }} value={value} />
            <Text size="small">
              {t('assumptions', {
                inflation: goal.inflation_percentage,
                returns: goal.return_percentage,
                monthly: rupees(goal.monthly),
              })}
            </Text>
            <OwnerOnly quiet>
              <Row gap={3} wrap>
                <Button onClick={() => setEditing(true)}>{t('edit')}</Button>
                <DeleteGoal goal={goal} />
              </Row>
            </OwnerOnly>
          </Stack>
        </Card>
        <GoalWay goal={goal} today={today} />
      </Split>
    </Stack>
  );
}
