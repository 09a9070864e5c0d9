import {
  PLAN_FREQUENCIES,
  type CallBody,
  type PlanFrequency,
  type Scheme,
  type StepUp,
} from '@sanchay/contracts';
import { checkAmount, EVERY_MONTH_DAYS, parseStepUp, stepUpCode, type AmountProblem } from '@sanchay/finance';
import { kindsOf, type OrderKind } from './orderKinds.ts';
import { sipStart } from './sipStart.ts';
import { NEW_FOLIO } from './folioChoices.ts';

/** What the user entered for a purchase. */
export interface InvestAnswers {
  kind: OrderKind;
  /** Rupees; null while the field is empty. */
  amount: number | null;
  /** How often a SIP is taken. */
  frequency: PlanFrequency;
  /** Of the month; of the week, 1 Monday to 5 Friday; 0 for daily. */
  day: number;
  /** How the instalment rises; null when it stays. */
  stepUp: StepUp | null;
  /** Whether the first instalment of a SIP is paid with the cart. */
  first: 'now' | 'later';
  /** A folio chosen by hand; null leaves the choice to `folioOf`. */
  folio: string | null;
}

const USUAL_DAY = 5;

/** How often the fund takes SIPs, by its own list. */
export function frequenciesOf({ sips }: Pick<Scheme, 'sips'>): readonly PlanFrequency[] {
  const own = new Set(sips.map(({ sip_frequency }) => sip_frequency.toLowerCase()));
  const found = PLAN_FREQUENCIES.filter((frequency) => own.has(frequency));
  return found.length > 0 ? found : ['monthly'];
}

const WEEKDAYS = [1, 2, 3, 4, 5] as const;

/** Days on which the fund takes SIPs of a frequency, ascending: of the month, or of the week; only 0 for daily. */
export function sipDays(
  { sip_dates }: Pick<Scheme, 'sip_dates'>,
  frequency: PlanFrequency = 'monthly',
): readonly number[] {
  if (frequency === 'daily') return [0];
  if (frequency === 'weekly' || frequency === 'fortnightly') return WEEKDAYS;
  return sip_dates.length > 0 ? sip_dates.toSorted((a, b) => a - b) : EVERY_MONTH_DAYS;
}

/** The day to begin with: the usual one where the fund takes it. */
function monthlyDay(days: readonly number[]): number {
  return days !== WEEKDAYS && days.includes(USUAL_DAY) ? USUAL_DAY : days[0]!;
}

/** The same for a frequency of the fund. */
export function usualDay(scheme: Pick<Scheme, 'sip_dates'>, frequency: PlanFrequency): number {
  return monthlyDay(sipDays(scheme, frequency));
}

interface Limits {
  min: number;
  max: number | null;
  multiple: number;
}

/** Limits of an amount in rupees. `additional`: the folio holds units of the fund already. */
export function limitsOf(scheme: Scheme, kind: OrderKind, additional: boolean): Limits {
  if (kind === 'sip') return { min: scheme.sip_min, max: scheme.sip_max, multiple: scheme.sip_multiplier };
  const min = additional ? scheme.lump_min_additional : scheme.lump_min;
  return { min, max: scheme.lump_max, multiple: scheme.lump_multiplier };
}

/** The smallest amount that the limits allow, in rupees. */
export function smallestAmount({ min, multiple }: Limits): number {
  return multiple > 0 ? Math.ceil(min / multiple) * multiple : min;
}

/** What is wrong with the amount, or null. */
export function amountProblem(
  scheme: Scheme,
  { kind, amount }: InvestAnswers,
  additional: boolean,
): AmountProblem | null {
  return checkAmount({ amount: amount ?? 0, ...limitsOf(scheme, kind, additional) });
}

/**
 * The answers for the other way to buy. An amount that this way would refuse as too small, or that was only the
 * smallest of the way before, becomes its own smallest, so that a change of the kind alone is never an error.
 */
export function withKind(
  scheme: Scheme,
  answers: InvestAnswers,
  kind: OrderKind,
  additional: boolean,
): InvestAnswers {
  const smallest = (of: OrderKind) => smallestAmount(limitsOf(scheme, of, additional));
  const { amount } = answers;
  const kept = amount !== null && amount !== smallest(answers.kind) && amount >= smallest(kind);
  return { ...answers, kind, amount: kept ? amount : smallest(kind) };
}

/** Answers from the address, which a visitor brings back from signing in; else the fund's smallest SIP. */
export function startAnswers(scheme: Scheme, address: URLSearchParams): InvestAnswers {
  const kinds = kindsOf(scheme);
  const kind = kinds.find((one) => one === address.get('type')) ?? kinds[0] ?? 'sip';
  const amount = Number(address.get('amount'));
  const frequencies = frequenciesOf(scheme);
  const frequency =
    frequencies.find((one) => one === address.get('frequency')) ??
    (frequencies.includes('monthly') ? 'monthly' : frequencies[0]!);
  const days = sipDays(scheme, frequency);
  const day = Number(address.get('day'));
  return {
    kind,
    amount: amount > 0 && Number.isFinite(amount) ? amount : smallestAmount(limitsOf(scheme, kind, false)),
    frequency,
    day: days.includes(day) ? day : monthlyDay(days),
    stepUp: parseStepUp(address.get('step')),
    first: address.get('first') === 'later' ? 'later' : 'now',
    folio: address.get('folio'),
  };
}

/** The answers as in the address of the fund's page, from which `startAnswers` reads them. */
export function answersQuery({ kind, amount, frequency, day, stepUp, first, folio }: InvestAnswers): string {
  const query = new URLSearchParams({ type: kind });
  if (amount !== null) query.set('amount', String(amount));
  if (kind === 'sip') {
    query.set('day', String(day));
    query.set('first', first);
    if (frequency !== 'monthly') query.set('frequency', frequency);
    if (stepUp) query.set('step', stepUpCode(stepUp)!);
  }
  if (folio !== null) query.set('folio', folio);
  return query.toString();
}

/** The order as the API takes it. `today` is the business day. */
export function orderBody(
  code: string,
  { kind, amount, frequency, day, stepUp, first, folio: chosen }: InvestAnswers,
  folio: string | null,
  today: string,
): CallBody<'createOrder'> {
  const wantsNew = folio === null && chosen === NEW_FOLIO;
  const line = {
    code,
    type: kind,
    amount: amount ?? 0,
    folio_no: folio,
    ...(wantsNew && { new_folio: true }),
  };
  if (kind === 'buy') return line;
  return {
    ...line,
    frequency,
    start_date: sipStart({ frequency, day }, today, first),
    sip_firstorderflag: first === 'now' ? 'Y' : 'N',
    ...(stepUp && { step_up: stepUp }),
  };
}
