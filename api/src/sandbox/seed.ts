import { istDate } from '@sanchay/finance';
import { parseArgs } from 'node:util';
import { loadCalendar, seedCalendar } from '../calendar/index.ts';
import { withProgramDatabase } from '../db/embedded/programDatabase.ts';
import type { Db } from '../db/pool.ts';
import { seedGold } from '../gold/index.ts';
import { seedHelp } from '../help/index.ts';
import { seedInsurance } from '../insurance/index.ts';
import { seedFundRecords, seedInstruments, seedMarket, seedNewFund } from '../market/index.ts';
import { databaseClock } from '../platform/process/businessClock.ts';
import { seedHistory } from '../orders/index.ts';
import { openVault, programMasters, type Vault } from '../vault/index.ts';
import { PERSONAS } from '../personas/index.ts';
import { LONG_INVESTOR, OTHER_ACCOUNTS, seedLongInvestors } from './long/seedLongInvestors.ts';
import { seedPersonas } from './seedPersonas.ts';
import { seedReadyPeople } from './readyPeople.ts';

export interface SandboxOptions {
  /** Business time; the market's history ends the day before. */
  now: Date;
  vault: Vault;
  /** About how many schemes; 2,500 by default. */
  schemes?: number;
  /** Another number gives other prices. */
  seed?: number;
}

/**
 * Fills the sandbox with its users and its invented market. Each part is stored whole or not at all, and an existing
 * part is left unchanged, so that it can run at every start.
 * @param say called with progress messages.
 */
export async function seedSandbox(
  db: Db,
  { now, vault, schemes, seed }: SandboxOptions,
  say: (text: string) => void = () => undefined,
): Promise<void> {
  const today = istDate(now);
  await seedPersonas(db, { now, vault });
  await seedReadyPeople(db, { now, vault });
  await seedCalendar(db, { sandbox: true });
  const calendar = await loadCalendar(db);
  const market = await seedMarket(db, { schemes, seed, today, calendar }, say);
  if (market) say(`market: ${market.schemes} schemes and ${market.navs} NAVs added`);
  if (await seedNewFund(db, { today: await businessDay(db, now), calendar })) say('market: a new fund added');
  await seedFundRecords(db);
  const instruments = await seedInstruments(db, { today, calendar });
  if (instruments) say(`instruments: ${instruments.prices} share prices added`);
  await seedGold(db, { today });
  await seedInsurance(db);
  await seedHelp(db, { now, asks: PERSONAS.asha, waits: PERSONAS.meera, answers: PERSONAS.kavya });
  const booked = await seedHistory(db, { today, personas: PERSONAS });
  if (booked > 0) say(`history: ${booked} past orders booked`);
}

/** The business date: a sandbox that was started before may have moved its clock ahead. */
async function businessDay(db: Db, now: Date): Promise<string> {
  return istDate(await databaseClock(db, () => now).now());
}

/** The program `npm run seed -- [--schemes 15000] [--seed 3] [--investor long [--accounts 5000]]`. */
async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { schemes: text, seed: text, investor: text, accounts: text } });
  const { investor, ...rest } = values;
  if (investor !== undefined && investor !== 'long')
    throw new Error(`--investor knows "long", not "${investor}"`);
  const entries = Object.entries(rest).map(([name, text]) => {
    if (!/^\d{1,6}$/.test(text)) throw new Error(`--${name} needs a whole number, not "${text}"`);
    return [name, Number(text)] as const;
  });
  const { accounts = 0, ...market } = Object.fromEntries(entries) as Record<string, number>;
  await withProgramDatabase(async (db) => {
    const vault = await openVault(db, programMasters(process.env));
    const now = new Date();
    await seedSandbox(db, { now, vault, ...market }, (line) => console.log(line));
    const today = await businessDay(db, now);
    if (investor === 'long') await seedLongInvestors(db, { ...LONG_INVESTOR, today });
    if (accounts > 0) await seedLongInvestors(db, { ...OTHER_ACCOUNTS, accounts, today });
  });
  console.log('The sandbox is complete.');
}

if (import.meta.main) {
  await main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
