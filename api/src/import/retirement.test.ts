import fc from 'fast-check';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { givePan, uploadStatement } from '../testing/people/importer.ts';
import { EPF_YEARS, epfText, NPS_YEARS, npsCsv } from '../testing/retirementText.ts';

const NPS = NPS_YEARS.map(npsCsv);
const EPF = EPF_YEARS.map(epfText);

describe('import of NPS and EPF', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await givePan(bench, me, 'AAAPE1111A');
  });
  afterAll(() => bench.close());

  async function started(text: string) {
    const reply = await uploadStatement(me, text);
    expect(reply.body.message).toBeUndefined();
    return reply.body.data;
  }
  const preview = async (id: string) => (await me.call('importPreview', { params: { id } })).body.data;
  const undo = (id: string) => me.call('undoImport', { params: { id } });
  async function applied(text: string) {
    const { id } = await started(text);
    const { body } = await me.call('applyImport', { params: { id } });
    expect(body.message).toBeUndefined();
    return body.data;
  }
  const held = async () => (await me.call('importedHoldings')).body.data;
  const shown = async () =>
    (await held()).holdings.map(({ name, units, current_value, total_invested, gain, status }) => [
      name,
      units,
      current_value,
      total_invested,
      gain,
      status,
    ]);
  const netWorth = async () => (await me.call('netWorth', {})).body.data;

  test('P6 · both years of NPS are units at the newest NAV, with what was paid and gained', async () => {
    const first = await started(NPS[0]!);
    expect(first.state).toBe('reconciled');
    expect(await preview(first.id)).toMatchObject({
      counts: { accepted: 2, known: 0, conflict: 0, rejected: 0 },
      folios: [
        { asset: 'nps', folio_no: '110000000001', status: 'green', reasons: [], units: 1000 },
        { asset: 'nps', status: 'green', units: 1000 },
      ],
      ...{ recorded: [], account: null },
    });
    await me.call('applyImport', { params: { id: first.id } });
    expect((await applied(NPS[1]!)).added).toBe(4);
    // 38,000 and 20,000 were paid in and 5,125 came out; the charge of 0.5 units is a loss.
    expect(await shown()).toEqual([
      ['ZED PENSION FUND SCHEME E - TIER I', 1374.5, 58_416.25, 53_231, 5_541.25, 'green'],
      ['ZED PENSION FUND SCHEME G - TIER I', 1022.4, 25_560, 23_546.56, 2_013.44, 'green'],
    ]);
    expect((await applied(NPS[1]!)).added).toBe(0);
  });

  test('P6 · EPF counts both shares with interest, and the pension share is stated apart', async () => {
    await applied(EPF[0]!);
    await applied(EPF[1]!);
    expect(await shown()).toEqual([
      ['EPF employee share', 17_900, 17_900, null, null, 'green'],
      ['EPF employer share', 17_750, 17_750, null, null, 'green'],
      ['EPS pension share', 3_750, 3_750, 3_750, 0, 'green'],
    ]);
    expect((await held()).totals).toMatchObject({ current_value: 35_650 });
    const { value, allocation } = await netWorth();
    expect([value, allocation]).toMatchObject([35_650, [{ group: 'retirement', value: 35_650 }]]);
  });

  test('P6 · statements in any order, even twice, are the same holdings, and each is undone alone', async () => {
    const whole = [...NPS, ...EPF];
    for (const text of whole) await applied(text);
    const expected = [await shown(), (await netWorth()).value];
    for (const { id } of (await me.call('imports')).body.data) await undo(id);
    expect(await shown()).toEqual([]);
    const order = fc.sample(fc.shuffledSubarray([...whole, ...whole], { minLength: 8 }), {
      numRuns: 2,
      seed: 7,
    });
    for (const texts of order) {
      for (const text of texts) await applied(text);
      expect([await shown(), (await netWorth()).value]).toEqual(expected);
      for (const { id, state } of (await me.call('imports')).body.data)
        if (state === 'applied') await undo(id);
      expect(await shown()).toEqual([]);
    }
  });

  test('P6 · a closing balance that the transactions do not lead to is red with its reason', async () => {
    const { id, state } = await started(EPF[0]!.replace('12,800', '12,900'));
    expect(state).toBe('needs_attention');
    expect((await preview(id)).folios.map(({ status, reasons }) => [status, reasons])).toEqual([
      ['red', ['closing']],
      ['green', []],
      ['green', []],
    ]);
  });

  test('P6 · withdrawals from NPS and EPF are no capital gains, and no gap of the report', async () => {
    await applied(NPS[1]!);
    await applied(EPF[1]!.replace('17,900', '17,901'));
    const { body } = await me.call('capitalGains', { query: { year: '2026-27' } });
    expect(body.data).toMatchObject({
      reasons: ['year_running'],
      import_gaps: [],
      lots: [],
      years: ['2026-27'],
    });
  });

  test('P8 · NPS and EPF earn coins once each', async () => {
    for (const text of [...NPS, ...EPF]) await applied(text);
    expect((await me.call('coins', {})).body.data.total_coins).toBe(50);
  });

  describe('an account that was recorded by hand', () => {
    const record = async (type: 'nps' | 'epf') => {
      const { body } = await me.call('createOtherAsset', {
        body: {
          ...{ type, name: 'My account', rate_percentage: type === 'epf' ? 8.25 : null, compounding: null },
          ...{
            matures_on: null,
            grams: null,
            entries: [{ on: '2026-11-01', kind: 'value', amount: 90_000 }],
          },
        },
      });
      return body.data.id;
    };
    const answer = (id: string, recorded: { id: string; same: boolean }[]) =>
      me.call('answerImport', { params: { id }, body: { recorded } });

    test('P6 · is asked for and counts once when it is the same', async () => {
      const asset = await record('nps');
      const { id, state } = await started(NPS[1]!);
      expect(state).toBe('needs_attention');
      expect((await preview(id)).recorded).toEqual([
        { id: asset, type: 'nps', name: 'My account', value: 90_000, same: null },
      ]);
      const refused = await me.call('applyImport', { params: { id } });
      expect([refused.http, refused.body.code]).toEqual([422, 'import_unanswered']);
      const answered = await answer(id, [{ id: asset, same: true }]);
      expect(answered.body.data).toMatchObject({
        import: { state: 'reconciled' },
        recorded: [{ same: true }],
      });
      await me.call('applyImport', { params: { id } });
      expect((await netWorth()).value).toBe(83_976.25);
      expect((await me.call('otherAssets')).body.data.assets).toEqual([]);
      // The other year of the account has no question, and the recorded asset is back when both are undone.
      const other = await applied(NPS[0]!);
      await undo(id);
      expect((await netWorth()).value).toBe(64_000);
      await undo(other.id);
      expect((await netWorth()).value).toBe(90_000);
    });

    test('P6 · stays beside the import when it is another one', async () => {
      const asset = await record('epf');
      const { id } = await started(EPF[0]!);
      await answer(id, [{ id: asset, same: false }]);
      await me.call('applyImport', { params: { id } });
      expect((await me.call('otherAssets')).body.data.assets).toHaveLength(1);
      expect((await netWorth()).value).toBe(90_000 + 22_900);
    });
  });
});
