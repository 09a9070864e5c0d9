import { parseArgs } from 'node:util';

/** Faults that both the simulation and the crash run can be made to have, to show that they are seen. */
export const SHARED_PLANTS = ['lost-ack', 'double-unit', 'wrong-nav-day', 'unbalanced'] as const;
/** Faults of the exchange's messages, of settlement and of fixed deposits. */
export const TRADING_PLANTS = [
  'lost-fill',
  'double-fill',
  'kept-bust',
  'unordered-messages',
  'uncovered-fill',
  'settled-twice',
  'wrong-charge',
  'demat-charge-twice',
  'forgotten-cost',
  'kept-refund',
  'untaxed-interest',
  'interest-twice',
] as const;
/** Faults of the broker's messages, of settlement and of corporate actions of US shares. */
export const US_PLANTS = [
  'us-lost-fill',
  'us-fill-twice',
  'us-kept-bust',
  'us-uncovered-fill',
  'us-kept-reserve',
  'us-forgotten-charge',
  'us-settled-twice',
  'us-forgotten-split',
  'us-untaxed-dividend',
  'us-dividend-twice',
] as const;
/** Those of the simulation: also an amount due after a chargeback that is never booked. */
export const PLANTS = [...SHARED_PLANTS, 'lost-receivable', ...TRADING_PLANTS, ...US_PLANTS] as const;
export type Plant = (typeof PLANTS)[number];

export interface SimulationOptions {
  /** Investor-years. */
  years: number;
  seed: number;
  plant: Plant | null;
}

/** @throws Error with words for who typed the command */
export function readOptions(args: string[]): SimulationOptions {
  const { values } = parseArgs({
    args,
    options: { years: { type: 'string' }, seed: { type: 'string' }, plant: { type: 'string' } },
  });
  const whole = (text: string | undefined, fallback: number, name: string) => {
    const number = Number(text ?? fallback);
    if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} is a whole number from 1`);
    return number;
  };
  const plant = PLANTS.find((one) => one === values.plant) ?? null;
  if (values.plant !== undefined && !plant) throw new Error(`--plant is one of ${PLANTS.join(', ')}`);
  return { years: whole(values.years, 1_000, 'years'), seed: whole(values.seed, 1, 'seed'), plant };
}
