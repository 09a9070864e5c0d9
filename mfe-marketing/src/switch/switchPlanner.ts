import type { AppConfig } from '@sanchay/contracts';
import {
  amountOrZero,
  CalculatorInputError,
  monthsToBreakEven,
  planTwins,
  sharePct,
  wholeYears,
  type PlanTwins,
} from '@sanchay/finance';
import type { Worker } from '../calculators/answers/outcome.ts';
import type { NumberField } from '../calculators/definitions/field.ts';
import { returnField, rupeesField } from '../calculators/definitions/fieldKinds.ts';
import { switchCost, type SwitchCost, type SwitchRates } from './switchCost.ts';

export const HELD = ['long', 'short'] as const;

/** What decides the sums of one fund. */
export interface SwitchFund {
  /** What the regular plan costs more, percent a year. */
  gapPct: number;
  /** Gains are taxed like those of equity funds. */
  equity: boolean;
}

export interface SwitchWorked {
  twins: PlanTwins;
  /** Rupees there at the start. */
  amount: number;
  ratePct: number;
  cost: SwitchCost;
  /** Months until the switch has paid for itself; null when it never does. */
  breakEven: number | null;
}

type FieldName = 'amount' | 'monthly' | 'years' | 'rate' | 'gain' | 'load';

export interface SwitchPlanner extends Worker<SwitchWorked> {
  fields: Readonly<Record<FieldName, NumberField>>;
}

const messages = (key: string): string => `mfe-marketing-pages:switch.${key}`;

/** The questions about a switch, and what they come to for a fund by the rates of the day. */
export function switchPlanner(fund: SwitchFund, rates: SwitchRates, { goals }: AppConfig): SwitchPlanner {
  return {
    fields: {
      amount: rupeesField({
        label: messages('ask.amount'),
        start: '500000',
        check: amountOrZero,
        span: { min: 0, max: 10_000_000, step: 25_000 },
      }),
      monthly: rupeesField({
        label: messages('ask.monthly'),
        hint: messages('monthlyHint'),
        start: '',
        optional: true,
        check: amountOrZero,
        span: { min: 0, max: 100_000, step: 500 },
      }),
      years: {
        kind: 'years',
        label: messages('ask.years'),
        start: '15',
        check: wholeYears,
        span: { min: 1, max: 40, step: 1 },
      },
      rate: returnField({
        label: messages('ask.rate'),
        hint: messages('rateHint'),
        start: String(goals.returns),
      }),
      gain: rupeesField({
        label: messages('ask.gain'),
        hint: messages('gainHint'),
        start: '',
        optional: true,
        check: amountOrZero,
        span: { min: 0, max: 5_000_000, step: 10_000 },
      }),
      load: {
        kind: 'percent',
        label: messages('ask.load'),
        hint: messages('loadHint'),
        start: '',
        optional: true,
        check: sharePct,
        span: { min: 0, max: 3, step: 0.25 },
      },
    },
    choices: { held: { options: HELD, start: 'long' } },
    work(figures, { held }) {
      const { amount, monthly, years, rate, gain, load } = figures as Record<FieldName, number>;
      if (gain > amount) throw new CalculatorInputError('gain', 'too_big', amount);
      // The regular plan must stay within what can be computed, whatever the fund costs.
      const regularRatePct = Math.max(-99, rate - fund.gapPct);
      const twins = planTwins({ amount, monthlyAmount: monthly, directRatePct: rate, regularRatePct, years });
      const cost = switchCost(
        { amount, gain, loadPct: load, held: held === 'short' ? 'short' : 'long', equity: fund.equity },
        rates,
      );
      return {
        twins,
        amount,
        ratePct: rate,
        cost,
        breakEven: monthsToBreakEven({ amount, cost: cost.total, directRatePct: rate, regularRatePct }),
      };
    },
  };
}
