/** What the slider beside a field spans; typing goes beyond, to the field's own limits. */
export interface SliderSpan {
  min: number;
  max: number;
  step: number;
}

interface FieldBase {
  /** Keys of words. */
  label: string;
  hint?: string;
  /** As it stands at first. */
  start: string;
  span: SliderSpan;
  /** Among the finer settings, which are folded away. */
  fine?: boolean;
}

/** A number: rupees, percent, or whole years. */
export interface NumberField extends FieldBase {
  kind: 'rupees' | 'percent' | 'years';
  /** Nothing typed counts as zero. */
  optional?: boolean;
  /** @throws CalculatorInputError when the number is impossible. */
  check: (field: string, value: number) => number;
  /** The dated row that gives the start, shown under the field. */
  rule?: SchemeRule | null;
}

export const TIME_UNITS = ['years', 'months', 'days'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

/** A length of time in a unit that the user chooses. */
export interface TimeField extends FieldBase {
  kind: 'time';
  /** Units to choose from; the first is the usual one, which `start` and `span` are in. */
  units: readonly TimeUnit[];
  /** What the figure is: whole months, or years of which there may be parts (a day is 1/365). */
  counts: 'months' | 'years';
}

export type Field = NumberField | TimeField;

/** One of a few ways of counting, or facts that are not numbers. */
export interface Choice {
  options: readonly string[];
  start: string;
  fine?: boolean;
}

/** A dated row of a savings scheme, from the settings. */
export interface SchemeRule {
  value: number;
  /** ISO days, inclusive; null while it is in force. */
  from: string;
  to: string | null;
  source: { en: string; hi: string };
}
