import { parseArgs } from 'node:util';
import { SHARED_PLANTS } from '../simulate/options.ts';

const CRASH_PLANTS = [
  ...SHARED_PLANTS,
  ...(['lost-share-order', 'lost-fill', 'double-fill', 'kept-bust', 'wrong-charge'] as const),
  ...(['lost-deposit', 'double-deposit'] as const),
] as const;
/** A fault that the crash run can be made to have. */
export type Plant = (typeof CRASH_PLANTS)[number];

export interface CrashOptions {
  /** Processes killed before the run ends. */
  kills: number;
  /** People who place and pay orders at the same time. */
  clients: number;
  /** Share of the kills that hit the database, from 0 to 1. */
  database: number;
  /** Share of the kills that hit the exchange, from 0 to 1. */
  exchange: number;
  seed: number;
  plant: Plant | null;
}

/** @throws Error with words for who typed the command */
export function readCrashOptions(args: string[]): CrashOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { kills: text, clients: text, database: text, exchange: text, seed: text, plant: text },
  });
  const whole = (name: 'kills' | 'clients' | 'seed', fallback: number) => {
    const number = Number(values[name] ?? fallback);
    if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} is a whole number from 1`);
    return number;
  };
  const share = (name: 'database' | 'exchange', fallback: number) => {
    const number = Number(values[name] ?? fallback);
    if (!(number >= 0 && number <= 1)) throw new Error(`--${name} is a share from 0 to 1`);
    return number;
  };
  const [database, exchange] = [share('database', 0.2), share('exchange', 0.2)];
  if (database + exchange > 1) throw new Error('--database and --exchange are at most 1 together');
  const plant = CRASH_PLANTS.find((one) => one === values.plant) ?? null;
  if (values.plant !== undefined && !plant) throw new Error(`--plant is one of ${CRASH_PLANTS.join(', ')}`);
  return {
    kills: whole('kills', 100),
    clients: whole('clients', 8),
    database,
    exchange,
    seed: whole('seed', 1),
    plant,
  };
}
