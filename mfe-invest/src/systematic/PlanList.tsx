import { useWords } from '@sanchay/i18n';
import { EmptyState, Grid, InvestIcon, LinkButton, Loading, SkeletonCards } from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { PLAN_WORDS } from '../words.ts';
import { PlanCard } from './PlanCard.tsx';
import { usePlans } from './usePlans.ts';

/** The plans of a portfolio as cards; without any, the way to the first. */
export function PlanList({ state }: { state: 'active' | 'past' }) {
  const { t } = useWords(PLAN_WORDS);
  const plans = usePlans(state);
  const found = plans.data?.data;
  if (plans.isPending) {
    return (
      <Loading>
        <SkeletonCards count={3} height={220} />
      </Loading>
    );
  }
  if (!found) return <CallProblem of={plans} />;
  if (found.length === 0) {
    return (
      <EmptyState
        title={t(`plans.none.${state}`)}
        icon={<InvestIcon size={26} />}
        action={state === 'active' && <LinkButton href="/mutual-funds">{t('plans.find')}</LinkButton>}
      >
        {t(`plans.noneHint.${state}`)}
      </EmptyState>
    );
  }
  return (
    <Grid min={300} gap={5} as="ul">
      {found.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} />
        </li>
      ))}
    </Grid>
  );
}
