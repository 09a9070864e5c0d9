import { ruleOn } from '../../rules/datedRule.ts';
import { addDays, addMonthsClamped, compareDates, daysBetween } from '../../calendar/dates.ts';
import type { RuleBook } from '../../rules/ruleBook.ts';

/** A load in percent for units sold up to so many days or months after they were bought, that day included. */
export type LoadSlab = { readonly pct: number; readonly days?: number; readonly months?: number };

/** A scheme states its load in words that we cannot read: it is not guessed. */
export class ExitLoadUnknownError extends RangeError {
  readonly kind = 'exit_load_unknown';
  constructor(text: string) {
    super(`An exit load that we cannot read: ${text}`);
    this.name = 'ExitLoadUnknownError';
  }
}

const WITHIN = /^(\d+(?:\.\d+)?)% if redeemed within (\d+) (day|month|year)s?(?:; nil after that)?$/i;
const GRADED = /^0\.0070% on day 1 falling to nil from day 7$/i;

/**
 * The slabs that a scheme's sentence states, the shortest first; none for "nil" or no sentence. The graded load of
 * liquid funds came with a rule for units bought from its first day on: older units have none (rules R5).
 * @throws ExitLoadUnknownError for a sentence of another form.
 */
export function exitLoadSlabs(
  text: string | null,
  boughtOn: string,
  rules: Pick<RuleBook, 'graded_liquid_load'>,
): readonly LoadSlab[] {
  if (text === null || /^nil$/i.test(text.trim())) return [];
  if (GRADED.test(text.trim())) {
    const graded = ruleOn(rules.graded_liquid_load, boughtOn)?.value ?? [];
    return graded.map((pct, day) => ({ pct, days: day + 1 }));
  }
  const slabs = text.split(/,\s*/).map((part) => slabOf(part.trim()));
  return inOrder(slabs, boughtOn);
}

function slabOf(part: string): LoadSlab {
  const match = WITHIN.exec(part);
  if (!match) throw new ExitLoadUnknownError(part);
  const [, pct, count, unit] = match;
  if (unit!.toLowerCase() === 'day') return { pct: Number(pct), days: Number(count) };
  return { pct: Number(pct), months: Number(count) * (unit!.toLowerCase() === 'year' ? 12 : 1) };
}

/** The slab that ends first comes first, however they are written. */
function inOrder(slabs: readonly LoadSlab[], boughtOn: string): LoadSlab[] {
  return slabs.toSorted((a, b) => compareDates(loadUntil(a, boughtOn), loadUntil(b, boughtOn)));
}

/** The last day on which a slab counts for units bought on a day. */
export function loadUntil({ days, months }: LoadSlab, boughtOn: string): string {
  return months === undefined ? addDays(boughtOn, days ?? 0) : addMonthsClamped(boughtOn, months);
}

/**
 * Percent of load on units bought and sold on these days: the slab that ends first of those that still count, in
 * whatever order they are given; 0 after the last.
 * The slabs are those in force when the units were bought (rules R5).
 */
export function loadPctOn(slabs: readonly LoadSlab[], boughtOn: string, soldOn: string): number {
  if (daysBetween(boughtOn, soldOn) < 0)
    throw new RangeError(`Sold on ${soldOn}, before the purchase on ${boughtOn}`);
  return inOrder(slabs, boughtOn).find((slab) => soldOn <= loadUntil(slab, boughtOn))?.pct ?? 0;
}
