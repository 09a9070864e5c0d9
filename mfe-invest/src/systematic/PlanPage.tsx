import { useMessages } from '@sanchay/i18n';
import { usePageTitle, useRequiredSession } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { Page } from '@sanchay/ui';
import { OrdersSkeleton } from '../orders/OrdersSkeleton.tsx';
import { CallProblem } from '../problem/CallProblem.tsx';
import { PLAN_MESSAGES } from '../messages.ts';
import { PlanView } from './PlanView.tsx';
import { usePlan } from './usePlans.ts';

/** `/systematic/{id}`: one plan, its next dates, its history, and what can be done with it. */
export function PlanPage() {
  const { t } = useMessages(PLAN_MESSAGES);
  usePageTitle(t('plan.title'));
  const { id = '' } = useParams();
  const session = useRequiredSession();
  const asked = usePlan(id);
  const plan = asked.data?.data;
  if (!session || asked.isPending) return <OrdersSkeleton />;
  if (!plan) {
    return (
      <Page>
        <CallProblem of={asked} />
      </Page>
    );
  }
  return <PlanView plan={plan} />;
}
