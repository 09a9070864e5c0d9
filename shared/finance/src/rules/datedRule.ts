/** How sure we are: two sources or a primary text (H), one good source (M), weak (L). */
export type Confidence = 'H' | 'M' | 'L';

/** A rule as data: its value, its first and last day, and its source. Days are ISO dates, inclusive. */
export type DatedRule<T> = {
  readonly rule_id: string;
  readonly applies_from: string;
  readonly applies_to: string | null;
  readonly value: T;
  readonly source: string;
  readonly confidence: Confidence;
};

/** No row covers the day: the figure is reported as missing rather than guessed. */
export class NoRuleError extends RangeError {
  readonly kind = 'no_rule';
  readonly date: string;
  constructor(what: string, date: string) {
    super(`No rule for ${what} on ${date}`);
    this.name = 'NoRuleError';
    this.date = date;
  }
}

/** The row in force on an ISO date, or null. */
export function ruleOn<R extends DatedRule<unknown>>(rows: readonly R[], date: string): R | null {
  return (
    rows.find((row) => row.applies_from <= date && (row.applies_to === null || date <= row.applies_to)) ??
    null
  );
}

/**
 * The row in force on an ISO date.
 * @throws NoRuleError when no row covers it.
 */
export function requireRule<R extends DatedRule<unknown>>(rows: readonly R[], date: string, what: string): R {
  const row = ruleOn(rows, date);
  if (!row) throw new NoRuleError(what, date);
  return row;
}
