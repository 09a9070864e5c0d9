import {
  CalculatorInputError,
  futureCost,
  inTodaysRupees,
  LARGEST_AMOUNT,
  requiredSip,
  type YearRow,
} from '@sanchay/finance';

export interface GoalPlan {
  /** Rupees of today. */
  cost: number;
  /** Rupees that the goal costs when its day comes. */
  costThen: number;
  /** Rupees a month, to the paisa; 0 when what is set aside is enough. */
  monthly: number;
  /** Rupees to put in once, today, instead of every month. */
  onceToday: number;
  /** What is set aside grows to the whole cost by itself. */
  reached: boolean;
  invested: number;
  gain: number;
  years: YearRow[];
}

export interface GoalFigures {
  cost: number;
  years: number;
  /** Percent a year. */
  inflation: number;
  rate: number;
  /** Rupees set aside already. */
  saved: number;
}

/**
 * What a goal of today costs on its day, and what reaches it. Instalments at the start of each month at rate / 12
 * (`requiredSip`), the one payment by yearly growth. Rupees, percent a year, whole years.
 * @throws CalculatorInputError naming the field; `cost` is too big where the cost of the day is beyond all planning.
 */
export function goalPlan({ cost, years, inflation, rate, saved }: GoalFigures): GoalPlan {
  const costThen = futureCost(cost, inflation, years);
  if (costThen > LARGEST_AMOUNT)
    throw new CalculatorInputError('cost', 'too_big', Math.floor(LARGEST_AMOUNT / (costThen / cost)));
  const plan = requiredSip({
    targetAmount: costThen,
    annualRatePct: rate,
    months: years * 12,
    existingAmount: saved,
  });
  return {
    cost,
    costThen,
    monthly: plan.monthlySip,
    onceToday: Math.max(0, inTodaysRupees(costThen, rate, years) - saved),
    reached: saved > 0 && plan.monthlySip === 0,
    invested: plan.invested,
    gain: plan.gain,
    years: plan.years,
  };
}
