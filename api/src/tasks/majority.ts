import { addDays, istDate } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { offersTo, openHandOver, type Offer } from '../hand-over/index.ts';
import { MAJORITY_NOTICE_DAYS, minorAccounts, minorsOfGuardian, type MinorAccount } from '../minors/index.ts';
import type { Context } from '../platform/context.ts';
import { task, way, type Task } from './task.ts';

/** A child whose 18th birthday is near or past, while the guardian has the account. */
export interface GrownChild extends Pick<MinorAccount, 'portfolio_id' | 'name' | 'adult_from' | 'status'> {
  /** The hand-over that waits for the child. */
  sent: { until: string } | null;
}

export interface MajorityFacts {
  /**
   * What an account of a minor is for its owner: of a child under 18; frozen until the guardian hands it over; taken over
   * and without KYC in the own name. Null for any other.
   */
  stage: 'minor' | 'frozen' | 'taken_over' | null;
  /** Of the owner; for the account of a child, that child alone. */
  children: readonly GrownChild[];
  /** Accounts that are offered to the owner. */
  offers: readonly Offer[];
}

/** Reads what an 18th birthday requires of the owner of an account. */
export async function majorityFacts(
  ctx: Context,
  q: Queries,
  { portfolioId, ownerId, today }: { portfolioId: string; ownerId: string; today: string },
): Promise<MajorityFacts> {
  const own = (await minorAccounts(ctx, q, [portfolioId])).get(portfolioId);
  const stage = stageOf(own);
  const isChilds = stage === 'minor' || stage === 'frozen';
  const soon = addDays(today, MAJORITY_NOTICE_DAYS);
  const grown = (isChilds ? [own!] : await minorsOfGuardian(ctx, q, ownerId)).filter(
    ({ adult_from: from }) => from <= soon,
  );
  const children: GrownChild[] = [];
  for (const child of grown) {
    const open = await openHandOver(q, child.portfolio_id, ctx.now());
    children.push({ ...child, sent: open && { until: istDate(open.expires_at) } });
  }
  return { stage, children, offers: isChilds ? [] : await offersTo(q, ownerId, ctx.now()) };
}

function stageOf(account: MinorAccount | undefined): MajorityFacts['stage'] {
  if (!account || account.status === 'adult') return null;
  if (account.status === 'minor') return 'minor';
  return account.handed_over ? 'taken_over' : 'frozen';
}

/** An account to take over, accounts of children to hand over, and birthdays within the days of notice. */
export function majorityTasks({ children, offers }: MajorityFacts): Task[] {
  const offered = offers.map(({ id, guardian_name: name, expires_at: end }) =>
    task('account_offered', {
      subject: id,
      name,
      date: istDate(end),
      actions: [way('take_over', `/family/hand-over/${id}`)],
    }),
  );
  return [...offered, ...children.map(childTask)];
}

function childTask({ portfolio_id: subject, name, adult_from: date, status, sent }: GrownChild): Task {
  const view = way('view_family', '/family');
  // Nothing is due before the day: what is open comes first.
  if (status === 'minor')
    return task('child_turns_adult', { subject, state: 'later', name, date, actions: [view] });
  if (sent !== null)
    return task('hand_over_sent', { subject, state: 'waiting', name, date: sent.until, actions: [view] });
  return task('child_of_age', { subject, name, actions: [way('hand_over', '/family')] });
}
