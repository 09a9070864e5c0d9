import { useMessages } from '@sanchay/i18n';
import { OwnerOnly, useIsManager, usePreparesFor } from '@sanchay/remote-kit';
import { Card, EmptyState, InvestIcon, LinkButton, Loading, SkeletonTable } from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { PLAN_MESSAGES } from '../messages.ts';
import { PlanTable } from './PlanTable.tsx';
import { usePlans } from './usePlans.ts';

/** The plans of a portfolio in rows; without any, the way to the first. */
export function PlanList({ state }: { state: 'active' | 'past' }) {
  const { t } = useMessages(PLAN_MESSAGES);
  const preparesFor = usePreparesFor();
  const isViewer = useIsManager() && preparesFor === null;
  const plans = usePlans(state);
  const found = plans.data?.data;
  if (plans.isPending) {
    return (
      <Loading>
        <SkeletonTable rows={3} columns={4} />
      </Loading>
    );
  }
  if (!found) return <CallProblem of={plans} />;
  if (found.length === 0) {
    return (
      <EmptyState
        title={t(`plans.none.${state}`)}
        icon={<InvestIcon size={26} />}
        action={
          state === 'active' && (
            <OwnerOnly quiet orPreparing>
              <LinkButton href="/mutual-funds">{t('plans.find')}</LinkButton>
            </OwnerOnly>
          )
        }
      >
        {isViewer && state === 'active' ? undefined : t(`plans.noneHint.${state}`)}
      </EmptyState>
    );
  }
  return (
    <Card padding="tight">
      <PlanTable caption={t(`plans.${state}`)} plans={found} />
    </Card>
  );
}
