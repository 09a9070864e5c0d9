import type { PlanKind } from './growthPlan.ts';

/** Rupees that the card's slider spans for each kind of plan. */
export const AMOUNT_RANGES: Record<PlanKind, { min: number; max: number; step: number }> = {
  sip: { min: 500, max: 100_000, step: 500 },
  lumpsum: { min: 5_000, max: 10_000_000, step: 5_000 },
  goal: { min: 100_000, max: 100_000_000, step: 100_000 },
};

/** Rupees that the card starts from. */
export const START_AMOUNTS: Record<PlanKind, number> = { sip: 10_000, lumpsum: 100_000, goal: 10_000_000 };
