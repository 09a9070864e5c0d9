import { ONBOARDING_STATE } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useBusState, useCall, usePageTitle, useSession, useTogether } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Page, Split, Stack, useIsPhone } from '@sanchay/ui';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { MESSAGES } from '../messages.ts';
import { Allocation } from '../net-worth/Allocation.tsx';
import { NetWorth } from '../net-worth/NetWorth.tsx';
import { shownAssets } from '../net-worth/shownAssets.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { GoalsSummary } from './GoalsSummary.tsx';
import { LatestOrder } from './LatestOrder.tsx';
import { ToDo } from './ToDo.tsx';
import { TopHoldings } from './TopHoldings.tsx';
import { UpcomingMaturities } from './UpcomingMaturities.tsx';
import { UpcomingSips } from './UpcomingSips.tsx';

const READY = ONBOARDING_STATE.REGISTRATION_COMPLETE;

/** `/dashboard`: what the current account owns, here and elsewhere, and what it needs. */
export function Dashboard() {
  const { t } = useMessages(MESSAGES);
  const isPhone = useIsPhone();
  const { user } = useSession();
  const account = useBusState('account/switched');
  const [address] = useSearchParams();
  const shown = shownAssets(address);
  const worth = useCall('netWorth', { query: { external: shown } }, { keepPrevious: true });
  usePageTitle(t('dashboard.title'));
  // Other remotes complete the listed tasks without notifying this one: read again whenever the page is opened.
  const tasks = useCall('tasks', undefined, { staleTime: 0 });
  // An account that is not ready has nothing more important than its setup. Known before the tasks, so nothing moves.
  const holdings = useCall('everyHolding', { query: { external: shown } }, { keepPrevious: true });
  const plans = useCall('systematicPlans');
  const orders = useCall('orders', { query: { per_page: 10 } });
  const goals = useCall('goals');
  const together = useTogether([worth, tasks, holdings, plans, orders, goals]);
  // What is above the goals changes its height when it comes, so the goals wait for it.
  const above = [holdings, plans].every(({ isPending }) => !isPending);
  const first = (account?.onboardingState ?? user?.onboarding_state ?? READY) < READY;
  // Everything is below the net worth, whose height depends on what is owned.
  if (!together || worth.isPending) return <DashboardSkeleton />;
  const toDo = <ToDo tasks={tasks} first={first} />;
  const aside = (
    <>
      {!isPhone && !first && toDo}
      <Allocation found={worth} />
      <LatestOrder orders={orders} />
    </>
  );
  return (
    <Page>
      <Stack gap={6}>
        {first && toDo}
        <Split aside={aside}>
          <NetWorth found={worth} shown={shown} />
          {isPhone && !first && toDo}
          <TopHoldings holdings={holdings} />
          <UpcomingSips plans={plans} />
          <UpcomingMaturities found={worth} />
          {above && <GoalsSummary goals={goals} />}
        </Split>
        <SandboxNote />
      </Stack>
    </Page>
  );
}
