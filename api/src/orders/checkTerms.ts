import { checkAmount, isIsoDate } from '@sanchay/finance';
import type { AmountProblem, PlanFrequency } from '@sanchay/finance';
import type { OrderScheme } from '../funds/index.ts';
import type { Problem } from '../platform/problem.ts';
import { validationFailed } from '../platform/problem.ts';
import { checkSipStart, checkStepUp } from './checkSip.ts';
import type { OrderType } from './rows.ts';
import { rupeesText } from './words.ts';

/** What a person asked for, before it is accepted. */
export interface Asked {
  type: OrderType;
  /** Rupees; a missing amount counts as 0 (specification, section 5). */
  amount: number;
  start_date: string | null;
  /** Of a SIP; monthly unless told. */
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

/** The largest order we take where the fund sets no limit, in rupees: 100 crore. A slip of the finger stops here. */
const LARGEST_ORDER = 1_000_000_000;

const refuse = (code: string, field: string, words: string): Problem =>
  validationFailed(code, words, { [field]: [words] });

/** Refuses schemes that cannot be bought this way. @throws Problem 422. */
export function checkScheme(scheme: OrderScheme | null, type: OrderType): asserts scheme is OrderScheme {
  if (!scheme) throw refuse('unknown_fund', 'code', 'We do not know this fund.');
  if (!scheme.direct) {
    throw refuse(
      'regular_plan',
      'code',
      'This is a regular plan, which pays a commission. We offer the direct plan of the fund.',
    );
  }
  if (!scheme.purchasable) throw refuse('fund_closed', 'code', 'This fund does not take purchases now.');
  if (type === 'buy' && !scheme.lump_allowed) {
    throw refuse('lumpsum_not_available', 'type', 'This fund takes SIPs only, no lumpsum.');
  }
  if (type === 'sip' && !scheme.sip_allowed) {
    throw refuse('sip_not_available', 'type', 'This fund takes lumpsums only, no SIP.');
  }
}

/** Checks amount and date against the limits of the scheme. @throws Problem 422 that names the first limit broken. */
export function checkTerms(asked: Asked, scheme: OrderScheme, { today, additional }: Circumstances): void {
  checkOrderAmount(asked, scheme, additional);
  if (asked.type === 'buy') return checkNoLaterStart(asked.start_date, today);
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
  throw refuse(code, 'amount', amountWords(problem, sip, min));
}

function amountWords({ code, limit }: AmountProblem, sip: boolean, min: number): string {
  const what = sip ? 'SIP amount' : 'amount';
  if (code === 'above_maximum') return `The largest ${what} for this fund is ${rupeesText(limit!)}.`;
  if (code === 'not_a_multiple') return `The ${what} must be a multiple of ${rupeesText(limit!)}.`;
  if (code === 'too_many_decimals') return 'An amount has at most two decimals: paise.';
  return `The smallest ${what} for this fund is ${rupeesText(min)}.`;
}

function checkNoLaterStart(start: string | null, today: string): void {
  if (start === null) return;
  if (!isIsoDate(start)) throw refuse('start_date_invalid', 'start_date', 'There is no such date.');
  if (start > today) {
    const words = 'A lumpsum is invested when you pay for it. Only a SIP can start later.';
    throw refuse('start_date_out_of_range', 'start_date', words);
  }
}
