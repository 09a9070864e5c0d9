import type { CallBody, OtherAssetDraft } from '@sanchay/contracts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';

const TODAY = '2026-11-20';
const deposit: OtherAssetDraft = {
  type: 'bank_deposit',
  name: 'FD, 2 years',
  rate_percentage: 7,
  compounding: 4,
  matures_on: '2027-11-20',
  grams: null,
  entries: [{ on: '2025-11-20', kind: 'paid_in', amount: 100_000 }],
};
const flat: OtherAssetDraft = {
  ...deposit,
  ...{ type: 'property', name: 'Flat in Pune', rate_percentage: null, compounding: null, matures_on: null },
  entries: [
    { on: '2026-10-01', kind: 'value', amount: 7_500_000 },
    { on: '2015-06-01', kind: 'paid_in', amount: 4_000_000 },
  ],
};
const loan: OtherAssetDraft = {
  ...flat,
  ...{ type: 'loan', name: 'Home loan' },
  entries: [{ on: '2026-11-19', kind: 'value', amount: 2_000_000.5 }],
};

describe('assets that are held elsewhere', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  const create = (body: OtherAssetDraft, who = me) => who.call('createOtherAsset', { body });
  const list = async (who = me) => (await who.call('otherAssets', {})).body.data;
  const one = (id: string, who = me) => who.call('otherAsset', { params: { id } });
  const change = (id: string, body: CallBody<'changeOtherAsset'>, who = me) =>
    who.call('changeOtherAsset', { params: { id }, body });

  test('P1 · PPF can have a maturity date and earns interest after it; EPF has none', async () => {
    const ppf: OtherAssetDraft = {
      ...deposit,
      ...{ type: 'ppf', name: 'PPF', rate_percentage: 7.1, compounding: null, matures_on: '2026-04-01' },
    };
    expect((await create(ppf)).http).toBe(200);
    const [asset] = (await list()).assets;
    expect(asset).toMatchObject({ matured: true, accrues: true, matures_on: '2026-04-01' });
    const refused = await create({ ...ppf, type: 'epf' });
    expect([refused.http, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['matures_on']]);
  });

  test('P2 · a deposit has its interest up to today; property its last value; a loan counts against them', async () => {
    for (const draft of [deposit, flat, loan]) expect((await create(draft)).http).toBe(200);
    const { as_of, totals, assets } = await list();
    expect(as_of).toBe(TODAY);
    expect(
      assets.map(({ name, value, value_from, accrues, stale }) => [name, value, value_from, accrues, stale]),
    ).toEqual([
      ['FD, 2 years', 107_185.9, '2025-11-20', true, false],
      ['Flat in Pune', 7_500_000, '2026-10-01', false, true],
      // The business day before the 20th is the 19th.
      ['Home loan', -2_000_000.5, '2026-11-19', false, false],
    ]);
    expect(totals).toEqual({ owned: 7_607_185.9, owed: 2_000_000.5, net: 5_607_185.4 });
    expect(assets[0]).toMatchObject({
      invested: 100_000,
      gain: 7185.9,
      xirr_percentage: 7.19,
      matured: false,
    });
    expect(assets[1]).toMatchObject({ invested: 4_000_000, gain: 3_500_000, absolute_percentage: 87.5 });
    expect(assets[2]).toMatchObject({ invested: null, gain: null, xirr_percentage: null });
  });

  test('P2 · the net worth of months is that of their last day, and today is the last', async () => {
    await create(deposit);
    await create(flat);
    const { history, totals } = await list();
    expect(history[0]).toEqual({ date: '2015-06-30', net: 4_000_000 });
    expect(history.find(({ date }) => date === '2026-10-31')!.net).toBeGreaterThan(7_600_000);
    expect(history.at(-1)).toEqual({ date: TODAY, net: totals.net });
    // June 2015, seven ends of years, 58 ends of months since 2022, and today.
    expect(history.length).toBe(1 + 7 + 58 + 1);
  });

  test('P2 · a change replaces everything; a change of another tab in between is refused, nothing is lost', async () => {
    const { id, version } = (await create(deposit)).body.data;
    const entries = [...deposit.entries, { on: '2026-01-20', kind: 'taken_out' as const, amount: 5000 }];
    const changed = await change(id, { ...deposit, entries, version });
    expect(changed.body.data).toMatchObject({ id, version: 2, invested: 100_000 });
    const late = await change(id, { ...deposit, name: 'Other tab', version });
    expect([late.http, late.body.code]).toEqual([409, 'asset_changed']);
    const shown = (await one(id)).body.data;
    expect(shown.asset.name).toBe('FD, 2 years');
    expect(shown.entries.map(({ on, kind }) => [on, kind])).toEqual([
      ['2025-11-20', 'paid_in'],
      ['2026-01-20', 'taken_out'],
    ]);
  });

  test('P2 · nobody else sees, changes or deletes it', async () => {
    const { id, version } = (await create(deposit)).body.data;
    const other = await bench.newInvestor();
    expect((await one(id, other)).http).toBe(404);
    expect((await change(id, { ...deposit, version }, other)).http).toBe(404);
    expect((await other.call('removeOtherAsset', { params: { id } })).http).toBe(404);
    expect((await list(other)).assets).toEqual([]);
    expect((await me.call('removeOtherAsset', { params: { id } })).http).toBe(200);
    expect((await one(id)).http).toBe(404);
    expect((await me.call('removeOtherAsset', { params: { id: 'no-such-id' } })).http).toBe(404);
  });

  const paid = (on: string, amount = 100) => ({ on, kind: 'paid_in' as const, amount });
  test.each<[string, Partial<OtherAssetDraft>, string]>([
    ['a date in the future', { entries: [paid('2026-11-21')] }, 'entries.0.on'],
    ['a date before 1950', { entries: [paid('1949-12-31')] }, 'entries.0.on'],
    [
      'a value before the first payment',
      { entries: [paid('2025-01-02'), { on: '2025-01-01', kind: 'value', amount: 1 }] },
      'entries.1.on',
    ],
    [
      'two values of one day',
      {
        entries: [
          { on: TODAY, kind: 'value', amount: 1 },
          { on: TODAY, kind: 'value', amount: 2 },
        ],
      },
      'entries.1.on',
    ],
    ['a payment of nothing', { entries: [paid(TODAY, 0)] }, 'entries.0.amount'],
    ['a third decimal', { entries: [paid(TODAY, 1.005)] }, 'entries.0.amount'],
    [
      'more taken out than there was',
      { entries: [paid('2026-01-01', 100), { on: '2026-01-02', kind: 'taken_out', amount: 200 }] },
      'entries.1.amount',
    ],
    ['only money taken out', { entries: [{ on: '2026-01-02', kind: 'taken_out', amount: 200 }] }, 'entries'],
    ['a name of spaces', { name: '   ' }, 'name'],
    ['a deposit without a rate', { rate_percentage: null }, 'rate_percentage'],
    ['a rate with four decimals', { rate_percentage: 7.1234 }, 'rate_percentage'],
    ['interest five times a year', { compounding: 5 }, 'compounding'],
    ['a maturity before the deposit', { matures_on: '2025-11-20' }, 'matures_on'],
    ['a maturity in a hundred years', { matures_on: '2126-01-01' }, 'matures_on'],
    ['a rate of property', { type: 'property', compounding: null, matures_on: null }, 'rate_percentage'],
    ['negative grams', { ...flat, type: 'physical_gold', grams: -1 }, 'grams'],
    ['grams of a loan', { ...loan, grams: 1 }, 'grams'],
  ])('P2 · %s is refused at its field', async (_what, over, field) => {
    const reply = await create({ ...deposit, ...over });
    expect([reply.http, Object.keys(reply.body.errors ?? {})]).toEqual([422, [field]]);
    expect((await list()).assets).toEqual([]);
  });

  test.each<[string, object]>([
    ['ten thousand entries', { entries: Array.from({ length: 10_000 }, () => paid(TODAY)) }],
    ['no entry', { entries: [] }],
    ['a negative amount', { entries: [paid(TODAY, -1)] }],
    ['a currency', { currency: 'XYZ' }],
    ['an unknown type', { type: 'crypto' }],
  ])('P2 · %s is refused', async (_what, over) => {
    const reply = await create({ ...deposit, ...over });
    expect([400, 413, 422]).toContain(reply.http);
  });

  test('P2 · a name with quotes, a formula, emoji and Devanagari comes back as it was', async () => {
    const name = '=1+1 "घर" 🏠';
    const { id } = (await create({ ...flat, name: `  ${name} ` })).body.data;
    expect((await one(id)).body.data.asset.name).toBe(name);
  });

  test('P2 · all assets together have room for 5,000 entries; a change counts its own anew', async () => {
    const entries = Array.from({ length: 1_000 }, () => paid('2026-01-05'));
    const made = [];
    for (let count = 0; count < 5; count += 1) made.push(await create({ ...flat, entries }));
    expect(made.map(({ http }) => http)).toEqual([200, 200, 200, 200, 200]);
    expect((await create(flat)).body.code).toBe('entries_full');
    const { id, version } = made[0]!.body.data;
    expect((await change(id, { ...flat, entries, version })).http).toBe(200);
  });

  test('P2 · a repeat under the same key records it once', async () => {
    const key = 'a'.repeat(32);
    const [first, again] = [
      await me.call('createOtherAsset', { body: deposit, key }),
      await me.call('createOtherAsset', { body: deposit, key }),
    ];
    expect(again.body.data.id).toBe(first.body.data.id);
    expect((await list()).assets).toHaveLength(1);
  });
});
