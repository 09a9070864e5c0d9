import { signIn } from '../../testing/people/personas.ts';
import { pressPay } from '../../testing/partners/depositBench.ts';
import { UsWalletBench } from '../../testing/partners/usWalletBench.ts';
import { proveCalculation } from '../../testing/proveCalculation.ts';

describe('I7 · the dollar wallet', () => {
  let bench: UsWalletBench;

  beforeEach(async () => {
    bench = await UsWalletBench.open();
  });
  afterEach(() => bench.close());

  test('I7 · rupees are paid, converted by the bank and added to the wallet, with each charge', async () => {
    expect((await bench.preview(100_000)).body.data).toMatchObject({
      ...{ amount: 100_000, reference_rate: 90, rate: 90.81, margin: 0.9, usd: 1_101.2 },
      ...{ fee: 200, fee_gst: 36, conversion_gst: 180, tcs: 0, total: 100_416, value_on: '2026-11-20' },
      ...{ refusal: null, lrs: { financial_year: '2026-27', limit: 250_000, used: 0, left: 250_000 } },
    });
    const id = await bench.add(100_000);
    expect(await bench.transfer(id)).toMatchObject({
      ...{ direction: 'in', state: 'completed', usd: 1_101.2, total: 100_416, purpose_code: 'S0001' },
      financial_year: '2026-27',
    });
    expect((await bench.transfer(id)).timeline.map(({ step }) => step)).toEqual([
      ...['placed', 'paid', 'sent', 'completed'],
    ]);
    expect(await bench.wallet()).toMatchObject({
      ...{ balance: 1_101.2, value: 99_108, rate: 90 },
      lines: [{ kind: 'remittance', usd: 1_101.2, balance: 1_101.2, transfer_id: id }],
    });
    expect((await bench.account()).lrs).toMatchObject({ used: 1_101.2, left: 248_898.8 });
    await bench.booksAreSound();
  });

  test('I7 · TCS counts what went abroad in the year, other banks included, and is remembered', async () => {
    const elsewhere = { elsewhere_usd: 11_000, elsewhere_inr: 950_000 };
    expect((await bench.preview(100_000, elsewhere)).body.data).toMatchObject({
      tcs: 10_000,
      tcs_above: 1_000_000,
    });
    const placed = await bench.place(100_000, elsewhere);
    expect(placed.body.data).toMatchObject({ tcs: 10_000, total: 110_416 });
    expect((await bench.preview(50_000)).body.data).toMatchObject({
      tcs: 10_000,
      lrs: { used: 12_101.2, elsewhere_usd: 11_000, elsewhere_inr: 950_000 },
    });
  });

  test('I7 · more than the limit is refused, also by two transfers at once', async () => {
    const elsewhere = { elsewhere_usd: 248_000 };
    const { refusal, lrs } = (await bench.preview(200_000, elsewhere)).body.data;
    expect([refusal?.code, lrs.left]).toEqual(['over_limit', 2_000]);
    const refused = await bench.place(200_000, elsewhere);
    expect([refused.http, refused.body.code]).toEqual([422, 'over_limit']);
    const both = await Promise.all([bench.place(100_000, elsewhere), bench.place(100_002, elsewhere)]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 422]);
  });

  test('I7 · an amount that is too small, not whole or shown differently is refused', async () => {
    expect((await bench.preview(999)).body.code).toBe('amount_below');
    expect((await bench.preview(1_000.5)).body.code).toBe('amount_decimals');
    const other = await bench.place(100_000, { total: 100_415 });
    expect([other.http, other.body.code]).toEqual([409, 'quote_changed']);
    expect((await bench.wallet()).transfers).toEqual([]);
  });

  test('I7 · a rejected transfer is refunded, a delayed one waits, repeated and late news change nothing', async () => {
    const rejected = await bench.add(50_001);
    expect(await bench.transfer(rejected)).toMatchObject({
      state: 'rejected',
      reason: 'The details do not match our records.',
      payment: { refunds: [{ amount: 50_327 }] },
    });
    expect((await bench.account()).lrs.used).toBe(0);
    const id = await bench.add(50_005);
    for (const status of ['accepted', 'rejected', 'received'])
      expect(
        (await bench.notify('remittances', JSON.stringify({ id, status, ref: 'other', note: null })))
          .statusCode,
      ).toBe(200);
    expect(await bench.transfer(id)).toMatchObject({ state: 'completed', usd: 550.65 });
    expect(await bench.wallet()).toMatchObject({ balance: 550.65 });
    const forged = await bench.notify(
      'remittances',
      JSON.stringify({ id, status: 'rejected', ref: 'x', note: null }),
      'x'.repeat(40),
    );
    expect(forged.statusCode).toBe(403);
    await bench.booksAreSound();
  });

  test('I7 · TCS of a transfer is refunded when an earlier one is rejected, and the next one pays what is due', async () => {
    await bench.add(500_000);
    const toReject = await bench.pay(300_001);
    const taxed = await bench.pay(700_000);
    expect(await bench.transfer(taxed)).toMatchObject({ state: 'converting', tcs: 100_000.2 });
    await bench.letBankDecide();
    expect((await bench.transfer(toReject)).state).toBe('rejected');
    const after = await bench.transfer(taxed);
    expect(after).toMatchObject({ state: 'completed', tcs: 40_000 });
    expect(after.payment?.refunds.map(({ amount }) => amount)).toEqual([60_000.2]);
    expect(after.timeline.find(({ step }) => step === 'tcs_refunded')?.text).toMatch(/₹60,000\.20 of TCS/);
    expect((await bench.preview(100_000)).body.data.tcs).toBe(20_000);
    await bench.booksAreSound();
  });

  test('I7 · TCS that an unpaid transfer caused is refunded once the taxed one is paid, also after conversion', async () => {
    const unpaid = (await bench.place(900_000)).body.data;
    const converted = await bench.add(200_000);
    const open = (await bench.place(100_000)).body.data;
    expect([(await bench.transfer(converted)).tcs, open.tcs]).toEqual([20_000, 20_000]);
    await bench.api.call('cancelPayment', { token: bench.token, params: { id: unpaid.payment!.id } });
    expect(await bench.transfer(unpaid.id)).toMatchObject({ state: 'not_paid' });
    expect((await bench.transfer(converted)).tcs).toBe(0);
    await bench.booksAreSound();
    await pressPay(open.payment!.redirect_url!);
    await bench.api.call('payment', { token: bench.token, params: { id: open.payment!.id } });
    const paid = await bench.transfer(open.id);
    expect([paid.tcs, paid.payment?.refunds.map(({ amount }) => amount)]).toEqual([0, [20_000]]);
    await bench.letBankDecide();
    expect((await bench.transfer(open.id)).state).toBe('completed');
    await bench.booksAreSound();
  });

  test('I7 · a chargeback of a transfer refunds the TCS that a later one paid because of it', async () => {
    const first = await bench.add(900_000);
    const taxed = await bench.add(200_000);
    await bench.chargeBack(first);
    expect(await bench.transfer(first)).toMatchObject({ state: 'reversed' });
    expect((await bench.transfer(taxed)).tcs).toBe(0);
    await bench.booksAreSound();
  });

  test('I7 · a bank that is down takes the transfer later', async () => {
    const id = await bench.pay(50_004);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(bench.api.runJobs()).rejects.toThrow('partners');
      await bench.api.ctx.jobs.send(bench.api.db, 'us-convert', { id });
    }
    await bench.letBankDecide();
    expect(await bench.transfer(id)).toMatchObject({ state: 'completed' });
    await bench.booksAreSound();
  });

  test('I7 · money paid after the cut-off is converted on the next day of the banks', async () => {
    await bench.moveTo('2026-11-20T14:05:00.000+05:30');
    const id = await bench.add(50_000);
    expect(await bench.transfer(id)).toMatchObject({ state: 'converting', value_on: '2026-11-23' });
    expect((await bench.wallet()).balance).toBe(0);
    expect((await bench.account()).lrs.used).toBe(550.6);
    await bench.moveTo('2026-11-23T10:00:00.000+05:30');
    await bench.letBankDecide();
    expect(await bench.transfer(id)).toMatchObject({ state: 'completed' });
    await bench.booksAreSound();
  });

  describe('I7 · around 31 March', () => {
    const shown = '2027-03-31T13:59:00.000+05:30';
    const late = '2027-03-31T14:01:00.000+05:30';
    const payLate = async (amount: number, over = {}) => {
      await bench.moveTo(shown);
      const { id, payment } = (await bench.place(amount, over)).body.data;
      await bench.moveTo(late);
      await bench.api.db.query('UPDATE payments SET expires_at = $2 WHERE id = $1', [
        payment!.id,
        new Date('2027-03-31T15:00:00+05:30'),
      ]);
      await fetch(payment!.redirect_url!, {
        method: 'POST',
        body: new URLSearchParams({ action: 'pay' }),
        redirect: 'manual',
      });
      await bench.api.call('payment', { token: bench.token, params: { id: payment!.id } });
      return id;
    };

    test('I7 · money that arrives for the new year is dated there', async () => {
      const id = await payLate(50_000);
      const after = await bench.transfer(id);
      expect(after).toMatchObject({ state: 'converting', financial_year: '2027-28' });
      expect(after.value_on > '2027-03-31').toBe(true);
      expect(after.timeline.map(({ step }) => step)).toEqual(['placed', 'paid', 'redated']);
      expect((await bench.account()).lrs.used).toBe(0);
    });

    test('I7 · money with TCS of the old year is refunded instead', async () => {
      const id = await payLate(50_000, { elsewhere_inr: 2_000_000 });
      expect(await bench.transfer(id)).toMatchObject({ state: 'rejected', tcs: 10_000 });
      expect((await bench.transfer(id)).reason).toMatch(/new financial year/);
      await bench.booksAreSound();
    });
  });

  describe('I7 · withdrawal', () => {
    test('I7 · dollars leave the wallet at once and reach the bank account less the charges', async () => {
      await bench.add(100_000);
      const placed = await bench.withdraw(1_000);
      expect([placed.http, placed.body.message]).toEqual([200, undefined]);
      const { id } = (await bench.wallet()).transfers[0]!;
      expect(await bench.wallet()).toMatchObject({ balance: 101.2 });
      await bench.booksAreSound();
      await bench.letBankDecide();
      expect(await bench.transfer(id)).toMatchObject({
        ...{ direction: 'out', state: 'completed', usd: 1_000, rate: 89.19, inr: 89_190, total: 88_793.46 },
        account: { masked_account_no: expect.any(String) as string },
      });
      await bench.booksAreSound();
    });

    test('I7 · a withdrawal that the bank rejects returns to the wallet', async () => {
      await bench.add(100_000);
      const placed = await bench.withdraw(101);
      expect(placed.http).toBe(200);
      await bench.letBankDecide();
      expect(await bench.wallet()).toMatchObject({
        balance: 1_101.2,
        lines: [{ usd: 101 }, { usd: -101 }, { usd: 1_101.2 }],
        transfers: [{ state: 'rejected' }, { state: 'completed' }],
      });
      await bench.booksAreSound();
    });

    test.each([
      [9.99, 'usd_below'],
      [10.001, 'usd_decimals'],
      [1_101.21, 'usd_above'],
    ])('I7 · $%s is refused: %s', async (usd, code) => {
      await bench.add(100_000);
      expect((await bench.withdraw(usd)).body.code).toBe(code);
    });

    test('I7 · two tabs do not withdraw the same dollars', async () => {
      await bench.add(100_000);
      const both = await Promise.all([bench.withdraw(800), bench.withdraw(800)]);
      expect(both.map(({ http }) => http).sort()).toEqual([200, 422]);
      expect((await bench.wallet()).balance).toBe(301.2);
      await bench.booksAreSound();
    });
  });

  test('I7 · a chargeback reverses what the wallet has, and the rest is due', async () => {
    const id = await bench.add(100_000);
    await bench.withdraw(1_000);
    await bench.letBankDecide();
    await bench.chargeBack(id);
    expect(await bench.transfer(id)).toMatchObject({ state: 'reversed' });
    expect((await bench.wallet()).balance).toBe(0);
    const [due] = await bench.api.db.query<{ due: string }>('SELECT due::text FROM chargebacks');
    expect(due).toEqual({ due: '91187.80' });
    expect((await bench.preview(50_000)).body.data.lrs.used).toBe(1_000);
    await bench.booksAreSound();
  });

  test('I7 · net worth, flows and the class of US stocks have the wallet; its account cannot be closed', async () => {
    await bench.add(100_000);
    const { data } = (
      await bench.api.call('ownedAssets', { token: bench.token, query: { class: 'us_stocks' } })
    ).body;
    expect(data.assets).toEqual([
      expect.objectContaining({ asset: 'us_cash', value: 99_108, invested: 100_416 }),
    ]);
    await proveCalculation(bench.api, bench.token);
    const closure = await bench.api.call('closure', { token: bench.token });
    expect(closure.body.data.blockers).toContainEqual({ kind: 'us_wallet', count: 1 });
  });

  test('I7 · nobody else sees or uses the wallet', async () => {
    const id = await bench.add(100_000);
    const other = (await signIn(bench.api, 'ravi')).token;
    expect((await bench.api.call('usTransfer', { token: other, params: { id } })).http).toBe(404);
    expect((await bench.api.call('usWallet', { token: other })).body.data).toMatchObject({
      balance: 0,
      lines: [],
    });
    expect((await bench.api.call('usTransfer', { token: bench.token, params: { id: 'no' } })).http).toBe(400);
  });
});
