import { PLAN_FREQUENCIES, type CallQuery, type Scheme } from '@sanchay/contracts';
import {
  addDays,
  firstDueDate,
  type BusinessCalendar,
  type PlanFrequency,
  type SchemeClass,
} from '@sanchay/finance';
import { NEW_FOLIO } from '../../invest/folioChoices.ts';

export type UnitsKind = 'stp' | 'swp';
export type SetUpStep = 'from' | 'to' | 'how' | 'agree';

/** Answers of a set-up. They live in the address, so that Back and a reload keep them. */
export interface SetUpAnswers {
  code: string | null;
  folioNo: string | null;
  target: string | null;
  /**
   * For an STP, the folio that its units go to, or `NEW_FOLIO`; null leaves the choice to the server, whose terms name
   * the folio.
   */
  into: string | null;
  amount: number | null;
  frequency: PlanFrequency;
  /** Of the month, 1 to 28, of the week, 1 Monday to 5 Friday, or 0 for every business day. */
  day: number;
}

/** One question a screen. */
export function stepsOf(kind: UnitsKind): readonly SetUpStep[] {
  return kind === 'stp' ? ['from', 'to', 'how', 'agree'] : ['from', 'how', 'agree'];
}

/** Units of every fund are sold by the month and the quarter; more often where it takes SIPs so often. */
const EVERYWHERE: readonly PlanFrequency[] = ['monthly', 'quarterly'];

/** The rhythms in which a fund sells units, the most frequent first; `scheme` is unknown while it loads. */
export function unitsFrequencies(scheme: Pick<Scheme, 'sips'> | undefined): PlanFrequency[] {
  const own = scheme?.sips.map(({ sip_frequency }) => sip_frequency.toLowerCase()) ?? [];
  return PLAN_FREQUENCIES.filter((one) => EVERYWHERE.includes(one) || own.includes(one));
}

const isFrequency = (text: string | null): text is PlanFrequency =>
  PLAN_FREQUENCIES.some((one) => one === text);

/** Days that a rhythm can be on; a daily one has none to choose. */
export function unitsDays(frequency: PlanFrequency): number[] {
  if (frequency === 'daily') return [0];
  return Array.from(
    { length: frequency === 'weekly' || frequency === 'fortnightly' ? 5 : 28 },
    (_, n) => n + 1,
  );
}

/** The answers that an address holds. */
export function answersIn(address: URLSearchParams): SetUpAnswers {
  const amount = Number(address.get('amount'));
  const asked = address.get('frequency');
  const frequency = isFrequency(asked) ? asked : 'monthly';
  const day = Number(address.get('day'));
  return {
    code: address.get('code'),
    folioNo: address.get('folio'),
    target: address.get('to'),
    into: address.get('into'),
    amount: Number.isFinite(amount) && amount > 0 ? amount : null,
    frequency,
    day: unitsDays(frequency).includes(day) ? day : usualDay(frequency),
  };
}

function usualDay(frequency: PlanFrequency): number {
  if (frequency === 'daily') return 0;
  return frequency === 'monthly' || frequency === 'quarterly' ? 5 : 1;
}

/** The step that an address requests, limited to steps whose earlier answers are present. */
export function stepIn(kind: UnitsKind, address: URLSearchParams, answers: SetUpAnswers): SetUpStep {
  const asked = stepsOf(kind).find((step) => step === address.get('step')) ?? 'from';
  if (asked === 'from' || answers.code === null || answers.folioNo === null) return 'from';
  if (asked === 'to' || (kind === 'stp' && answers.target === null)) return kind === 'stp' ? 'to' : 'how';
  return asked === 'agree' && answers.amount === null ? 'how' : asked;
}

/** The API request; null while an answer is missing. `today` is the business day. */
export function planQuery(
  kind: UnitsKind,
  answers: SetUpAnswers,
  today: string,
  days: { calendar: BusinessCalendar; schemeClass: SchemeClass },
): CallQuery<'previewSystematic'> | null {
  const { code, folioNo, target, into, amount, frequency, day } = answers;
  if (code === null || folioNo === null || amount === null || (kind === 'stp' && target === null))
    return null;
  return {
    kind,
    code,
    folio_no: folioNo,
    amount,
    frequency,
    start_date: firstDueDate({ frequency, day }, addDays(today, 1), days),
    ...(kind === 'stp' && { target_code: target, ...intoFolio(into) }),
  };
}

function intoFolio(
  into: string | null,
): Pick<CallQuery<'previewSystematic'>, 'target_folio_no' | 'new_folio'> {
  if (into === NEW_FOLIO) return { new_folio: true };
  return into === null ? {} : { target_folio_no: into };
}
