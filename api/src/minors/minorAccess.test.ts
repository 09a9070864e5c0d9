import { MINOR_ACCESS, type CallName, type MinorAccess } from '@sanchay/contracts';
import { assertMinorMay } from '../platform/access/minorGate.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { CHILD, openChild } from '../testing/people/child.ts';
import { giveBank, giveUnits } from '../testing/people/holder.ts';

describe('what the guardian of a minor may do', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  const openReady = (over: object = {}) => openChild(bench.api, me, over);

  const closed = (when: MinorAccess) => Object.keys(MINOR_ACCESS[when]) as CallName[];
  const refusalOf = (call: CallName, id: string) =>
    assertMinorMay(bench.api.ctx, call, id).then(
      () => null,
      ({ code }: { code: string }) => code,
    );

  test('P7 · a minor has mutual funds only and no nominees; what the guardian may do needs the own OTP', async () => {
    const id = await openReady();
    await giveBank(bench.api, { userId: me.userId, portfolioId: id } as TestInvestor);
    await giveUnits(bench.api, { userId: me.userId, portfolioId: id }, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
    ]);
    for (const call of closed('never')) expect(await refusalOf(call, id)).toBe('not_for_minors');
    for (const call of [...closed('until_of_age'), 'pay'] as const)
      expect(await refusalOf(call, id)).toBeNull();
    expect((await me.call('userInfo')).body).toMatchObject({
      minor_account: { name: CHILD.name, status: 'minor' },
    });
    expect(await refusalOf('createGoldOrder', me.portfolioId)).toBeNull();
    const nominees = await me.call('replaceNominees', { body: { nominees: [], opt_out: true } as never });
    expect(nominees.http).toBeGreaterThanOrEqual(400);
    const folio = (await me.call('sellable', { params: { code: FUNDS.equity } })).body.data.folios[0]!;
    const terms = { code: FUNDS.equity, folio_no: folio.folio_no, by: 'units' as const, units: 10 };
    const preview = await me.call('previewRedemption', { body: terms });
    const body = { ...terms, consent_hash: preview.body.data.consent.hash };
    expect((await me.call('createRedemption', { body: body as never })).body.code).toMatch(/step_up/);
  });
});
