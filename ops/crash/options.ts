import { parseArgs } from 'node:util';
import { SHARED_PLANTS } from '../simulate/options.ts';

/** A fault that the crash run can be made to have. */
export type Plant = (typeof SHARED_PLANTS)[number];

export interface CrashOptions {
  /** Processes killed before the run ends. */
  kills: number;
  /** People who place and pay orders at the same time. */
  clients: number;
  /** Share of the kills that hit the database, from 0 to 1. */
  database: number;
  seed: number;
  plant: Plant | null;
}

/** @throws Error with words for who typed the command */
export function readCrashOptions(args: string[]): CrashOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { kills: text, clients: text, database: text, seed: text, plant: text },
  });
  const whole = (name: 'kills' | 'clients' | 'seed', fallback: number) => {
    const number = Number(values[name] ?? fallback);
    if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} is a whole number from 1`);
    return number;
  };
  const database = Number(values.database ?? 0.2);
  if (!(database >= 0 && database <= 1)) throw new Error('--database is a share from 0 to 1');
  const plant = SHARED_PLANTS.find((one) => one === values.plant) ?? null;
  if (values.plant !== undefined && !plant) throw new Error(`--plant is one of ${SHARED_PLANTS.join(', ')}`);
  return {
    kills: whole('kills', 100),
    clients: whole('clients', 8),
    database,
    seed: whole('seed', 1),
    plant,
  };
}
