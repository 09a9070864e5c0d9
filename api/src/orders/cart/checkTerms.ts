import {
  checkAmount,
  isIsoDate,
  offerPhase,
  type AmountProblem,
  type OfferPhase,
  type PlanFrequency,
} from '@sanchay/finance';
import { LARGEST_ORDER, type OrderScheme } from '../../funds/index.ts';
import { validationFailed, type Problem } from '../../platform/http/problem.ts';
import { checkSipStart, checkStepUp } from './checkSip.ts';
import { refusalMessages } from '../messages/refusalMessages.ts';
import type { OrderType } from '../rows.ts';
import { rupeesText } from '../messages/messages.ts';

/** The user's request, before it is accepted. */
export interface Asked {
  type: OrderType;
  /** Rupees; a missing amount counts as 0 (specification, section 5). */
  amount: number;
  start_date: string | null;
  /** Of a SIP; defaults to monthly. */
  frequency?: PlanFrequency | null;
  upsize_code?: string | null;
}

/** What a rule needs to know besides the order and the scheme. */
export interface Circumstances {
  /** The business date in India. */
  today: string;
  /** Whether the folio chosen holds units of the scheme already: the smaller minimum counts. */
  additional: boolean;
}

const refuse = (code: string, field: string, message: string): Problem =>
  validationFailed(code, message, { [field]: [message] });

/** Refuses schemes that cannot be bought this way. @throws Problem 422. */
export function checkScheme(scheme: OrderScheme | null, type: OrderType): asserts scheme is OrderScheme {
  if (!scheme) throw refuse('unknown_fund', 'code', refusalMessages('unknown_fund'));
  if (!scheme.direct) throw refuse('regular_plan', 'code', refusalMessages('regular_plan'));
  if (scheme.reinvestment !== 'Z') throw refuse('idcw_not_offered', 'code', refusalMessages('idcw_option'));
  if (!scheme.purchasable) throw refuse('fund_closed', 'code', refusalMessages('fund_closed'));
  if (type === 'buy' && !scheme.lump_allowed)
    throw refuse('lumpsum_not_available', 'type', refusalMessages('sips_only'));
  if (type === 'sip' && !scheme.sip_allowed)
    throw refuse('sip_not_available', 'type', refusalMessages('lumpsums_only'));
}

type OfferDays = Pick<OrderScheme, 'nfo_from' | 'nfo_to' | 'start_date'>;

function phaseOf({ nfo_from: from, nfo_to: to, start_date: start }: OfferDays, today: string): OfferPhase {
  return from === null || to === null ? 'over' : offerPhase({ from, to, start }, today);
}

/** Whether a new fund takes no purchases on a day: before its first days, or between them and its opening. */
export function isOutsideNfo(scheme: OfferDays, today: string): boolean {
  return phaseOf(scheme, today) === 'closed';
}

/** Whether a fund has NAVs to buy and sell at: it is not new, or its offer is over. */
export function hasStarted(scheme: OfferDays, today: string): boolean {
  return phaseOf(scheme, today) === 'over';
}

/** Checks amount and date against the limits of the scheme. @throws Problem 422 that names the first limit broken. */
export function checkTerms(asked: Asked, scheme: OrderScheme, { today, additional }: Circumstances): void {
  if (isOutsideNfo(scheme, today)) throw refuse('nfo_not_open', 'code', refusalMessages('new_fund_not_open'));
  checkOrderAmount(asked, scheme, additional);
  if (asked.type === 'buy') return checkStartsToday(asked.start_date, today);
  checkSipStart(asked.start_date, asked.frequency ?? 'monthly', scheme, today);
  checkStepUp(asked.upsize_code ?? null, asked.amount, scheme);
}

/** Checks the instalment of a SIP against the limits of its scheme. @throws Problem 422 that names the limit. */
export function checkSipAmount(amount: number, scheme: OrderScheme): void {
  checkOrderAmount({ type: 'sip', amount, start_date: null }, scheme, false);
}

function checkOrderAmount({ type, amount }: Asked, scheme: OrderScheme, additional: boolean): void {
  const sip = type === 'sip';
  const lumpMin = additional ? scheme.lump_min_additional : scheme.lump_min;
  const min = sip ? scheme.sip_min : lumpMin;
  const max = (sip ? scheme.sip_max : scheme.lump_max) || LARGEST_ORDER;
  const multiple = sip ? scheme.sip_multiplier : scheme.lump_multiplier;
  const problem = checkAmount({ amount, min, max, multiple });
  if (!problem) return;
  const code =
    problem.code === 'not_positive' || problem.code === 'not_a_number' ? 'below_minimum' : problem.code;
  throw refuse(code, 'amount', amountMessages(problem, sip, min));
}

function amountMessages({ code, limit }: AmountProblem, sip: boolean, min: number): string {
  if (code === 'above_maximum') return refusalMessages(sip ? 'largest_sip' : 'largest', rupeesText(limit!));
  if (code === 'not_a_multiple')
    return refusalMessages(sip ? 'multiple_sip' : 'multiple', rupeesText(limit!));
  if (code === 'too_many_decimals') return refusalMessages('paise');
  return refusalMessages(sip ? 'smallest_sip' : 'smallest', rupeesText(min));
}

function checkStartsToday(start: string | null, today: string): void {
  if (start === null) return;
  if (!isIsoDate(start)) throw refuse('start_date_invalid', 'start_date', refusalMessages('no_such_date'));
  if (start !== today) throw refuse('start_date_out_of_range', 'start_date', refusalMessages('lumpsum_now'));
}
