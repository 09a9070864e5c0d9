import { giveBank, giveUnits } from '../../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { FUNDS } from '../../testing/orderMarket.ts';
import { stepUp } from '../../testing/people/stepUp.ts';

describe('IDCW options', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterEach(() => option('Z'));
  afterAll(() => bench.close());

  /** Makes the debt fund an IDCW option, or a growth option again. */
  const option = (reinvestment: 'Z' | 'N' | 'Y') =>
    bench.api.db.query('UPDATE schemes SET reinvestment = $2 WHERE code = $1', [FUNDS.debt, reinvestment]);
  const plan = { code: FUNDS.debt, amount: 1000, frequency: 'monthly', start_date: '2026-12-05' } as const;

  test.each(['N', 'Y'] as const)(
    'I3 · option %s takes no purchase, SIP, switch or transfer',
    async (kind) => {
      await option(kind);
      const buy = await me.call('createOrder', { body: { code: FUNDS.debt, type: 'buy', amount: 1000 } });
      const sip = await me.call('createOrder', {
        body: { code: FUNDS.debt, type: 'sip', amount: 1000, start_date: '2026-12-05' },
      });
      const planned = await me.call('previewSystematic', { query: { kind: 'sip', ...plan } });
      expect([buy, sip, planned].map(({ http, body }) => [http, body.code])).toEqual([
        [422, 'idcw_not_offered'],
        [422, 'idcw_not_offered'],
        [422, 'idcw_not_offered'],
      ]);
      await giveBank(bench.api, me);
      const folio = await giveUnits(bench.api, me, FUNDS.equity, [
        { on: '2024-11-18', units: '1000', amount: '40000.00' },
      ]);
      const transfer = await me.call('previewSystematic', {
        query: { ...plan, kind: 'stp', code: FUNDS.equity, target_code: FUNDS.debt, folio_no: folio },
      });
      expect([transfer.http, transfer.body.code]).toEqual([422, 'idcw_not_offered']);
      const switched = await me.call('previewSwitch', {
        body: { code: FUNDS.equity, folio_no: folio, by: 'units', units: 100, to_code: FUNDS.debt },
      });
      expect([switched.http, switched.body.code]).toEqual([422, 'target_idcw']);
    },
  );

  test('I3 · a line that was in the cart before cannot be paid', async () => {
    await me.call('createOrder', { body: { code: FUNDS.debt, type: 'buy', amount: 1000 } });
    await option('N');
    const { http, body } = await me.pay();
    expect([http, body.code]).toEqual([422, 'idcw_not_offered']);
  });

  test('I3 · a SIP that was registered before places no order', async () => {
    const seen = (await me.call('previewSystematic', { query: { kind: 'sip', ...plan } })).body.data;
    await me.call('createSystematic', {
      body: {
        ...plan,
        kind: 'sip',
        consent_hash: seen.consent.hash,
        step_up_code: await stepUp(bench.api, me.token, 'systematic', seen.consent.hash),
      },
    });
    await option('Y');
    await me.moveTo('2026-12-07T08:00:00.000+05:30');
    await bench.api.runJobs();
    expect((await me.cart()).items).toEqual([]);
    const [running] = (await me.call('systematicPlans')).body.data;
    expect(running).toMatchObject({ instalments_done: 0, failures: 0 });
  });
});
