import type { Db } from '../db/pool.ts';
import { seedCalendar } from '../calendar/index.ts';
import { seedFundRecords } from '../market/fundRecords.ts';
import { seedInstruments } from '../market/seedInstruments.ts';
import { seedMarket } from '../market/seedMarket.ts';
import { seedRules } from '../rules/index.ts';
import { seedPersonas } from '../sandbox/seedPersonas.ts';
import { seedReadyPeople } from '../sandbox/readyPeople.ts';
import { openVault } from '../vault/index.ts';
import { TEST_MASTERS } from './masters.ts';

/** What every test database starts with besides the tables. */
export async function fillTemplate(db: Db): Promise<void> {
  // Set before jest starts its workers, which inherit it.
  process.env.SANCHAY_PASSWORD_COST = 'low';
  const vault = await openVault(db, TEST_MASTERS);
  await seedPersonas(db, { now: new Date('2026-11-01T09:00:00+05:30'), vault });
  await seedReadyPeople(db, { now: new Date('2026-11-01T09:00:00+05:30'), vault });
  await seedRules(db, { now: new Date('2026-11-01T09:00:00+05:30') });
  await seedCalendar(db, { sandbox: true });
  await seedMarket(db, { schemes: 60, longFunds: 2, today: '2026-11-20' });
  await seedFundRecords(db);
  await seedInstruments(db, { today: '2026-11-20' });
}
