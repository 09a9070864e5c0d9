import { addDays } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { CallBody } from '@sanchay/contracts';
import { seedGold } from '../../gold/index.ts';
import { testApi, type TestApi } from '../testApi.ts';
import { signIn, type SignedIn } from './personas.ts';

interface AlertFund {
  id: number;
  code: string;
  slug: string;
  nav: number;
  /** ISO day. */
  nav_date: string;
}

/** Asha and a fund with a NAV of the newest day. */
export class AlertBench {
  api!: TestApi;
  asha!: SignedIn;
  fund!: AlertFund;

  open = async (): Promise<void> => {
    this.api = await testApi();
    await seedGold(this.api.db, { today: '2026-11-20' });
    this.asha = await signIn(this.api, 'asha');
    [this.fund] = (await this.api.db.query(
      `SELECT id, code, slug, nav::float8, nav_date FROM schemes
       WHERE direct AND nav_date = (SELECT max(date) FROM nav_publications) ORDER BY code LIMIT 1`,
    )) as [AlertFund];
  };

  close = (): Promise<void> => this.api.close();

  add = (body: CallBody<'addPriceAlert'>, token = this.asha.token, key: string = randomUUID()) =>
    this.api.call('addPriceAlert', { body, token, key });

  onFund = (rule: 'above' | 'below' | 'move', value: number) =>
    this.add({ kind: 'mutual_fund', item: this.fund.code, rule, value });

  alerts = async (token = this.asha.token) => (await this.api.call('priceAlerts', { token })).body.data.items;

  /** Publishes a NAV of the fund for the day after its newest one, and signs in on the day after that. */
  publish = async (nav: number): Promise<string> => {
    const { api, fund } = this;
    const date = addDays(fund.nav_date, 1);
    await api.db.query('INSERT INTO navs (scheme_id, date, nav) VALUES ($1, $2, $3)', [fund.id, date, nav]);
    await api.db.query('UPDATE schemes SET last_nav = nav, nav = $2, nav_date = $3 WHERE id = $1', [
      ...[fund.id, nav, date],
    ]);
    fund.nav_date = date;
    api.clock.set(`${addDays(date, 1)}T10:00:00+05:30`);
    this.asha = await signIn(api, 'asha');
    return date;
  };

  /** Runs `work` while the database refuses notices of a user. */
  withoutNotices = async (userId: string, work: () => Promise<void>): Promise<void> => {
    const { db } = this.api;
    await db.query(`ALTER TABLE notices ADD CONSTRAINT refused CHECK (user_id <> '${userId}') NOT VALID`);
    await work();
    await db.query('ALTER TABLE notices DROP CONSTRAINT refused');
  };
}
