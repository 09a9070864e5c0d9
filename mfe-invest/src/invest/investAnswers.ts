import type { CallBody, Scheme } from '@sanchay/contracts';
import { checkAmount, EVERY_MONTH_DAYS } from '@sanchay/finance';
import type { AmountProblem } from '@sanchay/finance';
import { sipStart } from './sipStart.ts';

export type OrderKind = 'sip' | 'buy';

/** What a person wants to put into a fund. */
export interface InvestAnswers {
  kind: OrderKind;
  /** Rupees; null while the field is empty. */
  amount: number | null;
  /** Day of the month of a SIP. */
  day: number;
  /** Whether the first instalment of a SIP is paid with the cart. */
  first: 'now' | 'later';
  /** A folio chosen by hand; null leaves the choice to `folioOf`. */
  folio: string | null;
}

const USUAL_DAY = 5;

/** The ways in which the fund can be bought. */
export function kindsOf({ sip_available, lump_available }: Scheme): OrderKind[] {
  return [
    ...(sip_available === 'Y' ? (['sip'] as const) : []),
    ...(lump_available === 'Y' ? (['buy'] as const) : []),
  ];
}

/** Days of the month on which the fund takes SIPs, ascending. */
export function sipDays({ sip_dates }: Scheme): readonly number[] {
  return sip_dates.length > 0 ? sip_dates.toSorted((a, b) => a - b) : EVERY_MONTH_DAYS;
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

/** Answers from the address, which a visitor brings back from signing in; else the fund's smallest SIP. */
export function startAnswers(scheme: Scheme, address: URLSearchParams): InvestAnswers {
  const kinds = kindsOf(scheme);
  const kind = kinds.find((one) => one === address.get('type')) ?? kinds[0] ?? 'sip';
  const amount = Number(address.get('amount'));
  const days = sipDays(scheme);
  const day = Number(address.get('day'));
  return {
    kind,
    amount: amount > 0 && Number.isFinite(amount) ? amount : smallestAmount(limitsOf(scheme, kind, false)),
    day: days.includes(day) ? day : days.includes(USUAL_DAY) ? USUAL_DAY : days[0]!,
    first: address.get('first') === 'later' ? 'later' : 'now',
    folio: address.get('folio'),
  };
}

/** The address of the page with the answers in it. */
export function answersAddress(path: string, { kind, amount, day, first, folio }: InvestAnswers): string {
  const query = new URLSearchParams({ type: kind });
  if (amount !== null) query.set('amount', String(amount));
  if (kind === 'sip') {
    query.set('day', String(day));
    query.set('first', first);
  }
  if (folio !== null) query.set('folio', folio);
  return `${path}?${query}`;
}

/** The order as the API takes it. `today` is the date in India. */
export function orderBody(
  code: string,
  { kind, amount, day, first }: InvestAnswers,
  folio: string | null,
  today: string,
): CallBody<'createOrder'> {
  const line = { code, type: kind, amount: amount ?? 0, folio_no: folio };
  if (kind === 'buy') return line;
  return {
    ...line,
    frequency: 'monthly',
    start_date: sipStart(day, today, first),
    sip_firstorderflag: first === 'now' ? 'Y' : 'N',
  };
}
