import { fundTitle, type SystematicPlan } from '@sanchay/contracts';
import { addDays, toWire } from '@sanchay/finance';
import { ENDING_DAYS, instalmentReason, mandateSentence, type MandateRow } from '../mandates/index.ts';
import type { TaskFacts } from './facts.ts';
import { task, way, type Task } from './task.ts';

const planPath = ({ id }: Pick<SystematicPlan, 'id'>) => `/systematic/${encodeURIComponent(id)}`;

/** Instalments that were not paid, each with what happens next and a way to pay or to look into it. */
export function failureTasks({ plans, unpaid }: TaskFacts): Task[] {
  return plans.flatMap((plan) => {
    const failed = unpaid.get(plan.id);
    if (!failed) return [];
    const view = way('view_plan', planPath(plan));
    const amount = toWire(failed.amount, 2);
    const query = new URLSearchParams({ type: 'buy', amount: String(amount) });
    const pay = way('pay_instalment', `/mutual-funds/fund/${encodeURIComponent(plan.slug)}?${query}`);
    const isSip = plan.kind === 'sip';
    return [
      task(isSip ? 'instalment_failed' : 'transfer_failed', {
        subject: plan.id,
        amount,
        count: plan.failures,
        limit: plan.failure_limit,
        date: failed.due,
        next_date: plan.next_dates[0] ?? null,
        name: fundTitle(plan.fund_name),
        reason: instalmentReason(failed.reason),
        actions: isSip && failed.payable ? [pay, view] : [view],
      }),
    ];
  });
}

/** Whether a mandate is good for an instalment of a plan on an ISO day. */
const covers = (
  { status, limit_amount: limit, valid_until: until }: MandateRow,
  amount: number,
  day: string,
) => status === 'active' && Number(limit) >= amount && until >= day;

/** Active SIPs whose next instalment no mandate will pay; a paused mandate is a separate task. */
function withoutMandate({ plans, mandates, today }: TaskFacts): SystematicPlan[] {
  const byId = new Map(mandates.map((mandate) => [mandate.id, mandate]));
  return plans.filter(({ kind, status, next_dates: [next], mandate_id: id, amount }) => {
    if (kind !== 'sip' || status === 'paused' || next === undefined) return false;
    const own = id === null ? undefined : byId.get(id);
    return own?.status !== 'paused' && !(own && covers(own, amount, today));
  });
}

/** The one thing to do about autopay: at most one of these at a time, so that none contradicts another. */
export function autopayTasks(facts: TaskFacts): Task[] {
  const { mandates, today } = facts;
  const plans = withoutMandate(facts);
  const started = mandates.find(({ status }) => status === 'initiated');
  const details = (mandate: MandateRow) => ({ subject: mandate.id, name: mandate.bank_label });
  if (started)
    return [
      task('mandate_to_authorise', { ...details(started), actions: [way('authorise_mandate', '/mandates')] }),
    ];
  const withBank = mandates.find(({ status }) => status === 'bank_pending');
  if (withBank)
    return [
      task('mandate_with_bank', {
        ...details(withBank),
        state: 'waiting',
        actions: [way('view_mandates', '/mandates')],
      }),
    ];
  const [first] = plans;
  const sips = { count: plans.length, name: plans.length === 1 ? fundTitle(first!.fund_name) : null };
  const isCovered = plans.every(({ amount }) => mandates.some((mandate) => covers(mandate, amount, today)));
  if (first && isCovered) {
    const href = plans.length === 1 ? planPath(first) : '/systematic';
    return [task('autopay_off', { ...sips, actions: [way('turn_on_autopay', href)] })];
  }
  const [newest] = mandates;
  const isAnyLive = mandates.some(({ status }) => status === 'active' || status === 'paused');
  const actions = [way('set_up_mandate', '/mandates')];
  if (newest?.status === 'rejected' && (first || !isAnyLive)) {
    const reason = mandateSentence(newest.reason);
    return [task('mandate_rejected', { ...details(newest), reason, count: plans.length, actions })];
  }
  return first ? [task('sip_without_mandate', { ...sips, actions })] : [];
}

/** Mandates that pay nothing while they are paused, or that end soon and have no successor. */
export function mandateTasks({ mandates, plans, today }: TaskFacts): Task[] {
  const usedBy = ({ id }: MandateRow) => plans.filter((plan) => plan.mandate_id === id).length;
  const soon = addDays(today, ENDING_DAYS);
  return mandates.flatMap((mandate) => {
    const { status, valid_until: until, limit_amount: limit } = mandate;
    const details = { subject: mandate.id, name: mandate.bank_label, count: usedBy(mandate), date: until };
    if (status === 'paused')
      return [task('mandate_paused', { ...details, actions: [way('resume_mandate', '/mandates')] })];
    if (status !== 'active' || until > soon || until < today) return [];
    const isReplaced =
      details.count === 0 &&
      mandates.some((other) => other.valid_until > soon && covers(other, Number(limit), soon));
    if (isReplaced) return [];
    return [task('mandate_expiring', { ...details, actions: [way('renew_mandate', '/mandates')] })];
  });
}
