import type { InterestRow } from '@sanchay/contracts';
import { runClockHooks } from '../../sandbox/clockMoved.ts';
import { DEPOSIT_PLAN, DepositBench } from '../../testing/partners/depositBench.ts';
import { proveCalculation } from '../../testing/proveCalculation.ts';

describe('I8 · interest, tax and maturity of fixed deposits', () => {
  let bench: DepositBench;

  beforeEach(async () => {
    bench = await DepositBench.open();
  });
  afterEach(() => bench.close());

  test('I8 · interest is added on its days, once, and pays out at maturity', async () => {
    const id = await bench.book();
    const { postings, maturity_amount } = await bench.deposit(id);
    await bench.moveTo('2027-06-01');
    await runClockHooks(bench.api.ctx, { from: bench.api.clock.now(), to: bench.api.clock.now() });
    const half = await bench.deposit(id);
    expect(half.postings.filter(({ booked }) => booked)).toHaveLength(2);
    expect(half.balance).toBe(postings[1]!.balance);
    expect(half.value).toBeGreaterThan(half.balance);
    await bench.booksAreSound();
    await bench.moveTo('2027-12-01');
    expect(await bench.deposit(id)).toMatchObject({
      state: 'matured',
      balance: 0,
      value: 0,
      paid_on_end: maturity_amount,
      ended_on: '2027-11-20',
    });
    await bench.booksAreSound();
  });

  test('I8 · tax is deducted once the interest of the year with the issuer crosses the threshold', async () => {
    const method = 'netbanking';
    await bench.book({ amount: 3_000_000, method });
    const second = await bench.book({
      amount: 3_000_000,
      method,
      payout: 'yearly',
      rate: (await bench.preview({ payout: 'yearly' })).body.data.rate,
    });
    await bench.moveTo('2027-02-21');
    const [first] = await bench.api.db.query<{ tds: string }>(
      'SELECT tds FROM deposit_postings ORDER BY day LIMIT 1',
    );
    // A quarter of interest is below ₹50,000.
    expect(first).toEqual({ tds: '0.00' });
    const { maturities } = (await bench.api.call('netWorth', { token: bench.token })).body.data;
    for (const { id, value, after_tds } of maturities) {
      // As on the page of the deposit: after the tax that the year of ₹30 lakh costs.
      expect([value, after_tds]).toEqual([(await bench.deposit(id)).maturity_amount, true]);
    }
    expect(maturities).toHaveLength(2);
    await bench.moveTo('2027-11-21');
    const data = await bench.deposit(second);
    expect(data.tds).toBeGreaterThan(0);
    const [sum] = await bench.api.db.query<{ interest: string; tds: string }>(
      `SELECT sum(interest)::text AS interest, sum(tds)::text AS tds FROM deposit_postings WHERE day >= '2027-04-01'`,
    );
    expect(Number(sum!.tds)).toBeCloseTo(Number(sum!.interest) / 10, 1);
    // The income report has every booking, and its tax is the credit of the ledger.
    const interest: InterestRow[] = [];
    for (const year of ['2026-27', '2027-28']) {
      const { body } = await bench.api.call('incomeReport', { token: bench.token, query: { year } });
      interest.push(...body.data.interest);
    }
    const [credit] = await bench.api.db.query<{ tds: number }>(
      `SELECT sum(e.amount)::float8 AS tds FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
       WHERE a.role = 'tax_credit' AND e.commodity = 'INR' AND a.investor_id = (SELECT investor_id FROM deposits WHERE id = $1)`,
      [second],
    );
    expect(interest.reduce((all, { tds }) => all + tds!, 0)).toBeCloseTo(credit!.tds, 2);
    expect(interest.every(({ date, name }) => date !== null && name !== '')).toBe(true);
    await bench.booksAreSound();
  });

  test('I8 · renewal at maturity opens a deposit of principal and interest at the rates of that day', async () => {
    const id = await bench.book({ maturity_instruction: 'renew_all' });
    const { maturity_amount } = await bench.deposit(id);
    await bench.moveTo('2027-11-22');
    const old = await bench.deposit(id);
    expect(old.state).toBe('renewed');
    const next = await bench.deposit(old.renewed_as!);
    expect(next).toMatchObject({
      state: 'active',
      opens_on: '2027-11-20',
      principal: Math.floor(maturity_amount),
      certificate_no: 'FD/27-28/000001',
    });
    expect(old.paid_on_end).toBeCloseTo(maturity_amount - Math.floor(maturity_amount), 2);
    await bench.booksAreSound();
  });

  test('I8 · where the tenure is not offered any more, a renewal is paid out instead', async () => {
    const id = await bench.book({ maturity_instruction: 'renew_principal' });
    await bench.api.db.query('DELETE FROM fixed_deposit_payouts WHERE deposit_id = $1', [DEPOSIT_PLAN]);
    await bench.api.db.query('DELETE FROM fixed_deposits WHERE id = $1', [DEPOSIT_PLAN]);
    await bench.moveTo('2027-11-20');
    expect((await bench.deposit(id)).state).toBe('matured');
    await bench.booksAreSound();
  });

  test('P2 · an active deposit is in net worth, its class, the maturities and the flows', async () => {
    const id = await bench.book();
    await bench.moveTo('2027-06-01');
    const { value, maturity_amount } = await bench.deposit(id);
    const worth = (await bench.api.call('netWorth', { token: bench.token })).body.data;
    expect(worth.maturities).toContainEqual(
      expect.objectContaining({ id, asset: 'fixed_deposit', on: '2027-11-20', value: maturity_amount }),
    );
    const { assets } = (
      await bench.api.call('ownedAssets', { token: bench.token, query: { class: 'fixed_deposits' } })
    ).body.data;
    expect(assets).toContainEqual(
      expect.objectContaining({ id, value, invested: 100_000, source: 'sanchay' }),
    );
    await proveCalculation(bench.api, bench.token);
    const income = (await bench.api.call('incomeReport', { token: bench.token, query: { year: '2027-28' } }))
      .body.data;
    expect(income.interest).toEqual([
      expect.objectContaining({ source: 'fixed_deposit', date: '2027-05-20', taxed: 'slab', tds: 0 }),
    ]);
    await bench.moveTo('2027-12-01');
    const after = (
      await bench.api.call('ownedAssets', { token: bench.token, query: { class: 'fixed_deposits' } })
    ).body.data;
    expect(after.assets.some((asset) => asset.id === id)).toBe(false);
  });

  test('P9 · a deposit whose maturity has passed is not announced as one that can still be changed', async () => {
    await bench.book();
    await bench.moveTo('2027-11-22');
    const kinds = (await bench.api.call('notices', { token: bench.token })).body.data.map(({ kind }) => kind);
    expect(kinds).toContain('deposit_matured');
    expect(kinds).not.toContain('asset_maturing');
  });

  test('P9 · a deposit that matures within fifteen days is announced once', async () => {
    const id = await bench.book();
    const maturing = async () =>
      (await bench.api.call('notices', { token: bench.token })).body.data.filter(
        ({ kind }) => kind === 'asset_maturing',
      );
    await bench.moveTo('2027-11-04');
    expect(await maturing()).toEqual([]);
    await bench.moveTo('2027-11-05');
    await bench.moveTo('2027-11-10');
    const [notice, ...others] = await maturing();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      title: 'Axis Bank matures on 20 Nov 2027',
      path: `/fixed-deposit/deposits/${id}`,
    });
    expect(notice!.text).toContain('Source: deposit certificate');
  });
});
