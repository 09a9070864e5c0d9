import type { ReactNode } from 'react';
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

/** A part of the page with the call that decides its height. */
type Part = readonly [of: { isPending: boolean }, part: ReactNode];

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
  const first = (account?.onboardingState ?? user?.onboarding_state ?? READY) < READY;
  // Everything is below the net worth, whose height depends on what is owned.
  if (!together || worth.isPending) return <DashboardSkeleton />;
  const toDo: Part = [tasks, <ToDo key="tasks" tasks={tasks} first={first} />];
  const top = first ? [toDo] : [];
  const main: Part[] = [
    [worth, <NetWorth key="worth" found={worth} shown={shown} />],
    ...(isPhone && !first ? [toDo] : []),
    [holdings, <TopHoldings key="holdings" holdings={holdings} largest={worth.data?.data.largest ?? []} />],
    [plans, <UpcomingSips key="plans" plans={plans} />],
    [worth, <UpcomingMaturities key="maturities" found={worth} />],
    [goals, <GoalsSummary key="goals" goals={goals} />],
  ];
  const side: Part[] = [
    ...(!isPhone && !first ? [toDo] : []),
    [worth, <Allocation key="allocation" found={worth} />],
    [orders, <LatestOrder key="orders" orders={orders} />],
  ];
  return (
    <Page>
      <Stack gap={6}>
        {untilPending(top)}
        <Split aside={untilPending(side, isPhone ? [...top, ...main] : top)}>{untilPending(main, top)}</Split>
        <SandboxNote />
      </Stack>
    </Page>
  );
}

/**
 * The parts of a column down to the first that is pending, whose height is not known yet: what is below would move.
 * None while one of those `above` the column is pending.
 */
function untilPending(parts: readonly Part[], above: readonly Part[] = []): ReactNode[] {
  if (above.some(isPending)) return [];
  const first = parts.findIndex(isPending);
  return parts.slice(0, first === -1 ? parts.length : first + 1).map(([, part]) => part);
}

const isPending = ([of]: Part): boolean => of.isPending;
