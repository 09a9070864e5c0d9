import type { CalculatorName } from '../calculatorNames.ts';
import type { Choice, Field } from './field.ts';

/** How a figure is written: whole rupees, rupees to the paisa, percent, a length of time, a bare number. */
export type Unit = 'rupees' | 'paise' | 'percent' | 'months' | 'count';

export interface Line {
  /** Key of words. */
  label: string;
  value: number;
  unit: Unit;
}

/** Rupees some months after the start: two lines of the picture. */
export interface ChartPoint {
  months: number;
  invested: number;
  value: number;
}

export interface Column {
  label: string;
  /** Steps back on phones. */
  minor?: boolean;
}

/** A sentence under the figures; the lines fill its gaps. */
export interface Note {
  text: string;
  tone?: 'info' | 'warn';
  gaps?: Record<string, Omit<Line, 'label'>>;
}

/** What a calculator comes to. */
export interface Worked {
  /** How far ahead the result lies; fills `{{time}}` of the headline's words. */
  months: number;
  headline: Line;
  lines: Line[];
  notes?: Note[];
  /** Names of the two lines of the picture where they are not money put in and its value. */
  chartLabels?: { invested: string; value: string };
  chart: ChartPoint[];
  columns: Column[];
  /** A row a year; the last may end within one. Rupees in the order of the columns. */
  rows: { months: number; cells: number[] }[];
}

export interface Way {
  /** Key of words. */
  label: string;
  href: string;
}

/** Everything that one calculator is, for the one screen that shows them all. */
export interface Calculator {
  name: CalculatorName;
  fields: Readonly<Record<string, Field>>;
  choices: Readonly<Record<string, Choice>>;
  /** The choice whose options differ between sites: they are shown side by side. */
  compare?: string;
  /** The choice that selects among formulas; one formula without. */
  formulaBy?: string;
  /** Answers of the worked example, on top of the start. */
  example: Readonly<Record<string, string>>;
  /** @throws CalculatorInputError naming a field, where fields contradict each other. */
  work(figures: Record<string, number>, choices: Record<string, string>): Worked;
  /** Where the result can be acted on. */
  act(figures: Record<string, number>): Way;
  related: readonly CalculatorName[];
}

/** The fields of a calculator: enough to read answers from an address and to write them into one. */
export type Questions = Pick<Calculator, 'fields' | 'choices'>;

interface Definition<F extends Record<string, Field>, C extends Record<string, Choice>> extends Omit<
  Calculator,
  'fields' | 'choices' | 'compare' | 'formulaBy' | 'work' | 'act' | 'example'
> {
  fields: F;
  choices: C;
  compare?: keyof C & string;
  formulaBy?: keyof C & string;
  example: Partial<Record<(keyof F | keyof C | 'unit') & string, string>>;
  work(figures: { [K in keyof F]: number }, choices: { [K in keyof C]: C[K]['options'][number] }): Worked;
  act(figures: { [K in keyof F]: number }): Way;
}

/** Checks a definition against its own fields and choices. */
export function defineCalculator<
  const F extends Record<string, Field>,
  const C extends Record<string, Choice>,
>(definition: Definition<F, C>): Calculator {
  return definition as Definition<F, C> & Calculator;
}
