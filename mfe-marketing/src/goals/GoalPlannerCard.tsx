import type { GoalHandle } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { Card, Halves, Stack } from '@sanchay/ui';
import { useMemo } from 'react';
import { NoPlannerResult } from '../planner/NoPlannerResult.tsx';
import { PlannerForm } from '../planner/PlannerForm.tsx';
import { useOutcome } from '../planner/useOutcome.ts';
import { PAGE_MESSAGES } from '../messages.ts';
import { goalPlanner } from './goalPlanner.ts';
import { GoalResult } from './GoalResult.tsx';
import { GoalYears } from './GoalYears.tsx';

/** The planner of one goal: its questions, what they come to, and the way there year by year. */
export function GoalPlannerCard({ goal }: { goal: GoalHandle }) {
  const { t } = useMessages(PAGE_MESSAGES);
  const { config } = usePlatform();
  const planner = useMemo(() => goalPlanner(goal, config), [goal, config]);
  const { answers, change, problems, worked, stale } = useOutcome(planner);
  return (
    <Stack gap={5}>
      <Halves>
        <Card title={t('planner.yours')} titleLevel={3}>
          <PlannerForm
            path="/goals"
            fields={planner.fields}
            answers={answers}
            problems={problems}
            change={change}
            kept={{ goal }}
            startHref={`/goals?goal=${goal}`}
          />
        </Card>
        {worked ? (
          <GoalResult goal={goal} plan={worked} answers={answers} stale={stale} />
        ) : (
          <NoPlannerResult title={t('goals.result.title')} titleLevel={3} />
        )}
      </Halves>
      {worked && <GoalYears rows={worked.years} />}
    </Stack>
  );
}
