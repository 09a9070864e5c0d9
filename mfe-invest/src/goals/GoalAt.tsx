import { useRequiredSession } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { handleOf } from './goalPath.ts';
import { GoalPage } from './GoalPage.tsx';
import { NewGoal } from './NewGoal.tsx';

/** `/goals/plan/{goal}`: a new goal, by what it is for, or a saved one, by its id. */
export function GoalAt() {
  const { goal = '' } = useParams();
  const session = useRequiredSession();
  if (!session) return <ShareSkeleton />;
  const handle = handleOf(goal);
  return handle === null ? <GoalPage key={goal} id={goal} /> : <NewGoal key={goal} handle={handle} />;
}
