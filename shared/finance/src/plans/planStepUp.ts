import { addMonthsClamped } from '../calendar/dates.ts';
import { Big, ROUND_DOWN } from '../money.ts';
import { rupees } from '../quantity.ts';

/** How the instalment of a SIP rises. */
export interface PlanStepUp {
  by: 'percent' | 'rupees';
  /** Percent of the instalment before, or rupees. */
  value: number;
  every_months: 6 | 12;
  /** Rupees that the instalment never goes beyond; null for none. */
  cap: number | null;
}

const CODE = /^([PR])(\d{1,9}(?:\.\d{1,2})?)-(6|12)(?:-(\d{1,10}(?:\.\d{1,2})?))?$/;

/** The step-up as the `upsize_code` of an order: `P10-12` is 10 percent a year, `R500-6-20000` has a cap. */
export function stepUpCode(stepUp: PlanStepUp | null): string | null {
  if (!stepUp) return null;
  const { by, value, every_months: months, cap } = stepUp;
  return `${by === 'percent' ? 'P' : 'R'}${value}-${months}${cap === null ? '' : `-${cap}`}`;
}

/** The step-up that an `upsize_code` names; null when it is not one of ours. */
export function parseStepUp(code: string | null): PlanStepUp | null {
  const match = CODE.exec(code ?? '');
  if (!match || Number(match[2]) === 0) return null;
  return {
    by: match[1] === 'P' ? 'percent' : 'rupees',
    value: Number(match[2]),
    every_months: match[3] === '6' ? 6 : 12,
    cap: match[4] === undefined ? null : Number(match[4]),
  };
}

function stepsDone(every: number, from: string, due: string): number {
  let steps = 0;
  while (addMonthsClamped(from, every * (steps + 1)) <= due) steps += 1;
  return steps;
}

/**
 * Rupees of the instalment due on `due`, of a SIP of `base` rupees whose steps count from `from` (ISO dates). Percent
 * compounds on the exact amount; the result is rounded down to the fund's SIP multiple (to paise without one), is
 * never below the base and never above the cap.
 */
export function steppedAmount(
  base: string | number,
  stepUp: PlanStepUp | null,
  { from, due, multiple }: { from: string; due: string; multiple: number },
): number {
  const start = rupees(base);
  const steps = stepUp ? stepsDone(stepUp.every_months, from, due) : 0;
  if (!stepUp || steps === 0) return Number(start);
  const grown =
    stepUp.by === 'percent'
      ? start.times(new Big(1).plus(rupees(stepUp.value).div(100)).pow(steps))
      : start.plus(rupees(stepUp.value).times(steps));
  const capped = stepUp.cap !== null && grown.gt(rupees(stepUp.cap)) ? rupees(stepUp.cap) : grown;
  const unit = multiple > 0 ? rupees(multiple) : new Big('0.01');
  const rounded = capped.div(unit).round(0, ROUND_DOWN).times(unit);
  return Number(rounded.lt(start) ? start : rounded);
}
