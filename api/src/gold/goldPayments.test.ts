import { randomUUID } from 'node:crypto';
import {
  balanceOf,
  cashInTransit,
  changeLots,
  gatewayClearing,
  post,
  proveBalanced,
  proveBooks,
  providerPayable,
  taxPayable,
  unitsHeld,
  unitsIssued,
} from '../ledger/index.ts';
import { PERSONAS } from '../personas/index.ts';
import { newsOf, sendNews, type FakeGateway } from '../testing/partners/fakeGateway.ts';
import { GoldBench, PAID_AT } from '../testing/partners/goldBench.ts';
import type { TestApi } from '../testing/testApi.ts';

const { userId, portfolioId } = PERSONAS.asha;

describe('payments for gold', () => {
  const at = new GoldBench();
  const { hold, order, orderRows, gold, list, asked, decide, settle, chargeBack } = at;
  let api: TestApi;
  let gateway: FakeGateway;
  beforeEach(async () => {
    await at.open();
    ({ api, gateway } = at);
  });
  afterEach(at.close);

  it('G1 · once paid books rupees, tax and grams, and gives an invoice number', async () => {
    const { body } = await order({ block_id: await hold(), amount: 1000 });
    decide('successful');
    api.clock.advance(60_000);
    expect((await settle(body.data.payment!.id)).body.data.status).toBe('successful');
    expect(await list()).toMatchObject([
      {
        id: body.data.id,
        status: 'successful',
        invoice_no: 'SG/26-27/000001',
        payment: { status: 'successful', redirect_url: null },
      },
    ]);
    expect(await gold()).toBe('0.3287');
    expect(await balanceOf(api.db, cashInTransit(), 'INR', portfolioId)).toBe('0.0000');
    expect(await balanceOf(api.db, gatewayClearing(), 'INR')).toBe('-1000.0000');
    expect(await balanceOf(api.db, providerPayable('gold'), 'INR')).toBe('970.8700');
    expect(await balanceOf(api.db, taxPayable('gst'), 'INR')).toBe('29.1300');
    await proveBalanced(api.db);
    const transfers = await api.db.query(
      'SELECT kind, value_date FROM ledger_transfers WHERE subject_id = $1',
      [body.data.id],
    );
    expect(transfers).toEqual([{ kind: 'gold_purchase', value_date: '2026-11-20' }]);
    const events = await api.db.query(
      "SELECT payload, portfolio_id FROM outbox WHERE event = 'holdings/changed'",
    );
    expect(events).toEqual([{ payload: { portfolioId }, portfolio_id: portfolioId }]);
    const [row] = await orderRows();
    expect(row).toMatchObject({ status: 'successful', reason: null, settled_at: new Date(PAID_AT) });
  });

  it('G1 · news of a payment that comes twice books nothing twice', async () => {
    const { body } = await order({ block_id: await hold(), amount: 1000 });
    decide('successful');
    await Promise.all(Array.from({ length: 8 }, () => settle(body.data.payment!.id)));
    await settle(body.data.payment!.id);
    expect(await gold()).toBe('0.3287');
    expect(await api.db.query('SELECT last_number FROM gold_invoice_numbers')).toEqual([{ last_number: 1 }]);
  });

  it('G1 · invoices count up without gaps, anew in each financial year', async () => {
    const buy = async () => {
      await at.signIn();
      const { body } = await order({ block_id: await hold(), amount: 250 });
      decide('successful');
      await settle(body.data.payment!.id);
      const found = (await list()).find(({ id }) => id === body.data.id);
      return found!.invoice_no;
    };
    expect(await buy()).toBe('SG/26-27/000001');
    const lost = await order({ block_id: await hold(), amount: 250 });
    decide('failed');
    await settle(lost.body.data.payment!.id);
    expect(await buy()).toBe('SG/26-27/000002');
    api.clock.set('2027-03-31T23:59:59.000+05:30');
    expect(await buy()).toBe('SG/26-27/000003');
    api.clock.set('2027-04-01T00:00:00.000+05:30');
    expect(await buy()).toBe('SG/27-28/000001');
  });

  it('G1 · a failed payment ends the order with its reason and books nothing', async () => {
    const { body } = await order({ block_id: await hold(), amount: 1000 });
    decide('failed');
    await settle(body.data.payment!.id);
    const reason = 'Your bank declined the payment. No money was taken.';
    expect(await list()).toMatchObject([
      { status: 'failed', invoice_no: null, payment: { status: 'failed', reason } },
    ]);
    expect(await orderRows()).toMatchObject([{ status: 'failed', reason, settled_at: api.clock.now() }]);
    expect(await gold()).toBe('0.0000');
    expect(await api.db.query('SELECT 1 FROM ledger_transfers')).toEqual([]);
  });

  it('G1 · a payment that ran out ends the order, and money that comes later goes back', async () => {
    const { body } = await order({ block_id: await hold(), amount: 1000 });
    api.clock.advance(15 * 60_000);
    expect((await settle(body.data.payment!.id)).body.data.status).toBe('expired');
    expect((await list())[0]!.status).toBe('failed');
    decide('successful');
    await sendNews(api, newsOf(gateway, body.data.payment!.id));
    expect((await list())[0]).toMatchObject({
      status: 'failed',
      invoice_no: null,
      payment: {
        status: 'refunded',
        refund: { amount: 1000 },
        refunds: [{ id: body.data.payment!.id, amount: 1000 }],
      },
    });
    expect(await gold()).toBe('0.0000');
    await proveBalanced(api.db);
  });

  test('I9 · a chargeback takes the gold back, once, and nothing is due', async () => {
    await order({ block_id: await hold(), amount: 1000 });
    decide('successful');
    await settle(asked()[0]!.id);
    expect(Number(await gold())).toBeGreaterThan(0);
    expect((await chargeBack()).http).toBe(200);
    expect((await chargeBack()).http).toBe(200);
    expect(await gold()).toBe('0.0000');
    expect(await list()).toMatchObject([{ status: 'reversed', payment: { status: 'charged_back' } }]);
    expect(await balanceOf(api.db, providerPayable('gold'), 'INR')).toBe('0.0000');
    expect(await balanceOf(api.db, taxPayable('gst'), 'INR')).toBe('0.0000');
    expect(await balanceOf(api.db, cashInTransit(), 'INR', portfolioId)).toBe('0.0000');
    expect((await api.call('chargebacks', { token: at.token })).body.data).toMatchObject({
      outstanding: 0,
      chargebacks: [{ amount: 1000, recovered: 1000, due: 0 }],
    });
    expect((await proveBooks(api.db)).findings).toEqual([]);
  });

  test('I9 · grams that are gone by then are due', async () => {
    await order({ block_id: await hold(), amount: 1000 });
    decide('successful');
    await settle(asked()[0]!.id);
    const [{ id, grams }] = (await api.db.query<{ id: string; grams: string }>(
      'SELECT id, grams FROM gold_orders',
    )) as [{ id: string; grams: string }];
    const sold = (Number(grams) / 2).toFixed(4);
    await api.db.tx(async (tx) => {
      const subjectId = randomUUID();
      await post(tx, {
        ...{ kind: 'gold_sale', investorId: userId, portfolioId, subjectId },
        ...{ at: api.clock.now(), valueDate: '2026-11-20' },
        entries: [
          { account: unitsHeld('GOLD'), commodity: 'GOLD', amount: `-${sold}` },
          { account: unitsIssued(), commodity: 'GOLD', amount: sold },
        ],
      });
      await changeLots(tx, [
        {
          ...{ investor_id: userId, portfolio_id: portfolioId, lot_id: id, subject_id: subjectId },
          ...{ kind: 'gold_sale', code: 'GOLD', folio_no: 'GOLD', value_date: '2026-11-20' },
          ...{ bought_on: '2026-11-20', units: `-${sold}`, cost: '-400.00' },
          ...{ proceeds: null, load_pct: null, exit_load: null, gain: null },
        },
      ]);
    });
    await chargeBack();
    expect(await gold()).toBe('0.0000');
    expect((await api.call('chargebacks', { token: at.token })).body.data).toMatchObject({
      outstanding: 400,
      chargebacks: [{ amount: 1000, recovered: 600, due: 400 }],
    });
    expect((await proveBooks(api.db)).findings).toEqual([]);
  });
});
