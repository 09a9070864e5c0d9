import type { CallBody, CallQuery } from '@sanchay/contracts';
import {
  checkAmount,
  formatRupees,
  istDate,
  parseStepUp,
  rhythmDay,
  rupees,
  stepUpCode,
  sumRupees,
  type PlanStepUp,
} from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { latestNavs, schemeForOrder, type OrderScheme } from '../funds/index.ts';
import { openLots } from '../ledger/index.ts';
import { isFrozen } from '../payments/index.ts';
import {
  checkPerson,
  checkScheme,
  checkSipStart,
  checkTerms,
  isAdditional,
  rupeesText,
} from '../orders/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { ownerOf } from '../platform/access/portfolioOwner.ts';
import type { Agreed } from './consent.ts';
import { acceptFolios } from './planFolios.ts';
import { newPlan } from './registerSip.ts';
import { refuse } from './messages/refusals.ts';
import type { PlanRow } from './rows.ts';

type Asked = Omit<CallQuery<'previewSystematic'>, 'upsize_code'> & { step_up: PlanStepUp | null };

/** The step-up of a preview's query. @throws Problem 422 `step_up_invalid`. */
export function askedInQuery({ upsize_code: code, ...asked }: CallQuery<'previewSystematic'>): Asked {
  if (code === undefined || code === '') return { ...asked, step_up: null };
  const step = parseStepUp(code);
  if (!step) throw refuse('step_up_invalid', 'step_up', 'stepUnknown');
  return { ...asked, step_up: step };
}

/** The same of a registration's body. */
export function askedInBody(body: CallBody<'createSystematic'>): Asked {
  const { step_up = null, consent_hash: _hash, step_up_code: _code, ...asked } = body;
  return { ...asked, step_up };
}

/** A requested plan that was accepted: what would be stored, and what is agreed to. */
export interface AcceptedPlan {
  plan: PlanRow;
  scheme: OrderScheme;
  /** The fund whose units go to a new folio; null when none is requested. */
  newFolioOf: OrderScheme | null;
  agreed: Agreed;
}

/**
 * Checks a requested plan against the rules of its funds and of the actor's folios.
 * @throws Problem 422 that names the rule, with its field.
 */
export async function acceptPlan(
  ctx: Context,
  q: Queries,
  actor: Actor,
  asked: Asked,
): Promise<AcceptedPlan> {
  const at = await ctx.business.now(q);
  const scheme = await schemeForOrder(q, asked.code);
  const upsizeCode = stepUpCode(asked.step_up);
  const folioNo = asked.folio_no ?? null;
  const { kind, amount = 0, frequency, start_date: start } = asked;
  let target: OrderScheme | null = null;
  if (kind === 'sip') {
    checkScheme(scheme, 'sip');
    await checkPerson(q, ctx.vault, actor.portfolioId, scheme);
    const terms = { type: 'sip', amount, start_date: start, frequency, upsize_code: upsizeCode } as const;
    checkTerms(terms, scheme, { today: istDate(at), additional: false });
  } else {
    if (!scheme) throw refuse('unknown_fund', 'code', 'unknownFund');
    if (upsizeCode !== null) throw refuse('step_up_invalid', 'step_up', 'stepOnlySip');
    assertTakes(kind, scheme);
    if (kind === 'stp') {
      target = await acceptTarget(q, scheme, asked.target_code ?? null);
      await checkPerson(q, ctx.vault, actor.portfolioId, target, 'target_code');
    }
    await assertOwnUnits(q, actor, scheme, folioNo);
    checkRupees(amount, target?.lump_min ?? scheme.sip_min);
    await assertCovered(q, actor.portfolioId, { code: scheme.code, folioNo: folioNo!, amount });
    checkSipStart(start, frequency, unitsRhythm(scheme), istDate(at));
  }
  if (kind !== 'stp' && asked.target_code) {
    throw refuse('target_not_taken', 'target_code', 'targetNotTaken');
  }
  const bought = target ?? scheme;
  const into = await acceptFolios(q, actor.portfolioId, asked, bought);
  const wantsNew = asked.new_folio ?? false;
  const plan: PlanRow = {
    ...newPlan(actor.userId, actor.portfolioId, at),
    investor_id: await ownerOf(q, actor.portfolioId),
    kind,
    code: scheme.code,
    target_code: target?.code ?? null,
    amount: rupees(amount).toFixed(2),
    frequency,
    day: rhythmDay(frequency, start),
    folio_no: kind === 'sip' ? into : folioNo,
    target_folio_no: kind === 'stp' ? into : null,
    upsize_code: upsizeCode,
    step_from: upsizeCode === null ? null : start,
    next_date: start,
    instalments_total: asked.instalments ?? null,
  };
  const agreed = { ...agreedOf(plan, scheme, target?.name ?? null), newFolio: wantsNew };
  return { plan, scheme, newFolioOf: wantsNew ? bought : null, agreed };
}

/** What is agreed to with a plan as it stands. */
export function agreedOf(plan: PlanRow, scheme: OrderScheme, target: string | null): Agreed {
  return {
    kind: plan.kind,
    fund: scheme.name,
    target,
    amount: plan.amount,
    frequency: plan.frequency,
    start: plan.next_date,
    folioNo: plan.folio_no,
    targetFolioNo: plan.target_folio_no,
    newFolio: false,
    stepUp: parseStepUp(plan.upsize_code),
    instalments: plan.instalments_total,
    firstNow: false,
  };
}

/** A plan that sells units needs a fund that takes such plans, and sales at all. @throws Problem 422. */
function assertTakes(kind: 'stp' | 'swp', scheme: OrderScheme): void {
  const { redemption_allowed, switch_allowed, stp_allowed, swp_allowed } = scheme;
  if (kind === 'stp' && !(redemption_allowed && switch_allowed && stp_allowed))
    throw refuse('stp_not_allowed', 'code', 'stpNotAllowed');
  if (kind === 'swp' && !(redemption_allowed && swp_allowed))
    throw refuse('swp_not_allowed', 'code', 'swpNotAllowed');
}

async function acceptTarget(q: Queries, source: OrderScheme, code: string | null): Promise<OrderScheme> {
  const target = code === null ? null : await schemeForOrder(q, code);
  if (!target) throw refuse('target_missing', 'target_code', 'targetMissing');
  if (target.code === source.code || target.house_code !== source.house_code) {
    throw refuse('target_of_other_house', 'target_code', 'targetOtherHouse', source.house_name);
  }
  checkScheme(target, 'sip');
  return target;
}

async function assertOwnUnits(
  q: Queries,
  actor: Actor,
  scheme: OrderScheme,
  folioNo: string | null,
): Promise<void> {
  if (folioNo === null) throw refuse('folio_missing', 'folio_no', 'folioMissing');
  if (await isAdditional(q, actor.portfolioId, scheme, folioNo)) return;
  throw refuse('no_units', 'folio_no', 'noUnits');
}

function checkRupees(amount: number, min: number): void {
  const problem = checkAmount({ amount, min });
  if (!problem) return;
  if (problem.code === 'too_many_decimals') throw refuse(problem.code, 'amount', 'paise');
  throw refuse('below_minimum', 'amount', 'smallest', rupeesText(min));
}

/**
 * An instalment of an STP or SWP is at most what the folio holds of the fund at its latest NAV, and none is set up while
 * an amount is due after a chargeback.
 * @throws Problem 422 `more_than_folio` or `amount_due`.
 */
export async function assertCovered(
  q: Queries,
  portfolioId: string,
  { code, folioNo, amount }: { code: string; folioNo: string; amount: number },
): Promise<void> {
  if (await isFrozen(q, portfolioId)) throw refuse('amount_due', 'folio_no', 'amountDue');
  const lots = await openLots(q, portfolioId, code, folioNo);
  const nav = (await latestNavs(q, [code])).get(code)?.nav ?? '0';
  const value = sumRupees(lots.map(({ units }) => units))
    .times(nav)
    .round(2, 0);
  if (rupees(amount).lte(value)) return;
  throw refuse('more_than_folio', 'amount', 'moreThanFolio', formatRupees(value.toFixed(2), { decimals: 2 }));
}

/** Units are sold on any day up to the 28th, as often as the fund takes SIPs or every month or quarter. */
function unitsRhythm(scheme: OrderScheme): OrderScheme {
  const frequencies = new Set([...scheme.sip_frequencies, 'monthly', 'quarterly'] as const);
  return { ...scheme, sip_dates: [], sip_frequencies: [...frequencies] };
}
