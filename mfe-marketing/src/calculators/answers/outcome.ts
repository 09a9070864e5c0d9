import { CalculatorInputError, type InputProblem } from '@sanchay/finance';
import type { Questions, Worked } from '../definitions/calculator.ts';
import type { Field } from '../definitions/field.ts';
import type { Answers } from './answers.ts';
import { readNumber } from './readNumber.ts';
import { chosenUnit, isTimeUnit, namesUnit, readTime, timeFigure, timeLimit } from './time.ts';

export interface FieldProblem {
  code: InputProblem | 'empty' | 'unknown_choice';
  /** The bound that was passed, in the unit of the field. */
  limit: number | null;
}

export type Problems = Readonly<Record<string, FieldProblem>>;

/** What the answers come to. */
export interface Result<W = Worked> {
  answers: Answers;
  figures: Record<string, number>;
  choices: Record<string, string>;
  worked: W;
}

export type Outcome<W = Worked> =
  { result: Result<W>; problems?: never } | { problems: Problems; result?: never };

/** Questions with what their answers come to. */
export interface Worker<W> extends Questions {
  work(figures: Record<string, number>, choices: Record<string, string>): W;
}

function figureOf(field: Field, name: string, answers: Answers): number {
  const text = answers[name]!.trim();
  if (text === '' && field.kind !== 'time' && field.optional) return 0;
  if (field.kind !== 'time') return field.check(name, numberOrThrow(readNumber(text), name));
  const { value, unit } = readTime(text, chosenUnit(field, answers.unit!));
  return timeFigure(field, name, numberOrThrow(value, name), unit);
}

function numberOrThrow(value: number | null, name: string): number {
  if (value === null) throw new CalculatorInputError(name, 'not_a_number');
  return value;
}

function problemOf(
  field: Field,
  { code, limit }: CalculatorInputError,
  answers: Answers,
  text: string,
): FieldProblem {
  if (code === 'not_a_number' && text.trim() === '') return { code: 'empty', limit: null };
  if (field.kind !== 'time' || limit === null) return { code, limit };
  return { code, limit: timeLimit(field, limit, readTime(text, chosenUnit(field, answers.unit!)).unit) };
}

/** Choices and units of a shared address that do not exist. */
function unknownChoices({ fields, choices }: Questions, answers: Answers): Record<string, FieldProblem> {
  const known = Object.entries(choices).map(([name, { options }]): [string, boolean] => [
    name,
    options.includes(answers[name]!),
  ]);
  const units = Object.entries(fields).map(([name, field]): [string, boolean] => [
    name,
    field.kind !== 'time' || isTimeUnit(field, answers.unit!) || namesUnit(answers[name]!),
  ]);
  return Object.fromEntries(
    [...known, ...units]
      .filter(([, fits]) => !fits)
      .map(([name]): [string, FieldProblem] => [name, { code: 'unknown_choice', limit: null }]),
  );
}

/** What the answers come to, or what is wrong with each that is impossible. */
export function outcomeOf<W>(calculator: Worker<W>, answers: Answers): Outcome<W> {
  const problems = unknownChoices(calculator, answers);
  const attempt = <T>(act: () => T): T | null => {
    try {
      return act();
    } catch (error) {
      const field = error instanceof CalculatorInputError ? calculator.fields[error.field] : undefined;
      if (!(error instanceof CalculatorInputError) || !field) throw error;
      problems[error.field] = problemOf(field, error, answers, answers[error.field]!);
      return null;
    }
  };
  const figures: Record<string, number> = {};
  for (const [name, field] of Object.entries(calculator.fields)) {
    figures[name] = attempt(() => figureOf(field, name, answers)) ?? 0;
  }
  if (Object.keys(problems).length > 0) return { problems };
  const choices = Object.fromEntries(Object.keys(calculator.choices).map((name) => [name, answers[name]!]));
  const worked = attempt(() => calculator.work(figures, choices));
  return worked ? { result: { answers, figures, choices, worked } } : { problems };
}
