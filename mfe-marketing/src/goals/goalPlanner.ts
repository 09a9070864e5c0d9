import { goalExample, type AppConfig, type GoalHandle } from '@sanchay/contracts';
import { amountOrZero, LARGEST_AMOUNT, sharePct, wholeYears, withinRange } from '@sanchay/finance';
import type { NumberField } from '../calculators/definitions/field.ts';
import { returnField, rupeesField } from '../calculators/definitions/fieldKinds.ts';
import type { Worker } from '../calculators/answers/outcome.ts';
import { goalPlan, type GoalFigures, type GoalPlan } from './goalPlan.ts';

export interface GoalPlanner extends Worker<GoalPlan> {
  fields: Readonly<Record<keyof GoalFigures, NumberField>>;
}

/** The questions of a goal, beginning with its example and the assumptions of the configuration. */
export function goalPlanner(goal: GoalHandle, { goals, inflation }: AppConfig): GoalPlanner {
  const start = goalExample(goal, goals.retirementAge);
  return {
    fields: {
      cost: rupeesField({
        label: 'mfe-marketing-pages:goals.ask.cost',
        hint: `mfe-marketing-pages:goals.costHint.${goal}`,
        start: String(start.cost),
        // Below a rupee the cost of the day could round to nothing.
        check: (field, value) => withinRange(field, value, 1, LARGEST_AMOUNT),
        span: { min: 50_000, max: Math.max(start.cost * 4, 2_000_000), step: 50_000 },
      }),
      years: {
        kind: 'years',
        label: 'mfe-marketing-pages:goals.ask.years',
        start: String(start.years),
        check: wholeYears,
        span: { min: 1, max: 40, step: 1 },
      },
      inflation: {
        kind: 'percent',
        label: 'mfe-marketing-pages:goals.ask.inflation',
        hint: 'mfe-marketing-pages:goals.inflationHint',
        start: String(goals.inflation),
        check: sharePct,
        span: { min: 0, max: Math.max(15, inflation.default), step: 0.5 },
      },
      rate: returnField({
        label: 'mfe-marketing-pages:goals.ask.rate',
        hint: 'mfe-marketing-pages:goals.rateHint',
        start: String(goals.returns),
      }),
      saved: rupeesField({
        label: 'mfe-marketing-pages:goals.ask.saved',
        start: '',
        optional: true,
        check: amountOrZero,
        span: { min: 0, max: 5_000_000, step: 10_000 },
      }),
    },
    choices: {},
    work: (figures) => goalPlan(figures as unknown as GoalFigures),
  };
}
