import { randomUUID } from 'node:crypto';
import { casText, type CasScheme } from '../testing/casText.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { activateHarvesting } from '../testing/people/harvester.ts';

const PAN = 'AAAPE1111A';
const ISIN = 'INF000Z01018';
const YEAR = { from: '2025-04-01', to: '2026-03-31' };
const line = (on: string, units: string, amount: string, what = 'Purchase') => ({
  ...{ on, units, amount, what },
  nav: '50.0000',
});
const scheme: CasScheme = {
  ...{ folio: '777001 / 0', pan: PAN, name: 'Zed Equity Fund - Direct Plan - Growth', isin: ISIN },
  lines: [
    line('2025-05-02', '100.000', '5,000.00'),
    line('2025-08-04', '60.000', '3,000.00', 'Systematic Investment (1)'),
    line('2025-11-03', '-40.000', '(2,000.00)', 'Redemption'),
    line('2026-02-02', '20.000', '1,000.00'),
  ],
};

describe('imports of statements', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
    await bench.api.db.query('UPDATE schemes SET isin = $2 WHERE code = $1', [FUNDS.equity, ISIN]);
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await givePan(me, PAN);
  });
  afterAll(() => bench.close());

  async function givePan(who: TestInvestor, pan: string, position = 1) {
    const { db, ctx } = bench.api;
    const id = randomUUID();
    await db.query(
      `INSERT INTO kyc_records (id, investor_id, portfolio_id, position, name, residence_status, pan_sealed, pan_index,
         pan_masked, registry_status, created_at, updated_at)
       VALUES ($1, $2, $3, $4, 'Test Investor', 'resident', $5, $6, '••••••111A', 'validated', now(), now())`,
      [
        ...[id, who.userId, who.portfolioId, position],
        ...[await ctx.vault.seal(`kyc:${id}`, pan), ctx.vault.blindIndex('pan', pan)],
      ],
    );
  }
  async function upload(text: string | Uint8Array<ArrayBuffer>, who = me, key?: string) {
    const form = new FormData();
    form.append('file', new Blob([text]), 'statement.txt');
    return who.call('startImport', { body: form, ...(key && { key }) });
  }
  const started = async (text: string, who = me) => {
    const reply = await upload(text, who);
    expect([reply.http, reply.body.message]).toEqual([200, undefined]);
    return reply.body.data;
  };
  const preview = (id: string, who = me) => who.call('importPreview', { params: { id } });
  const apply = (id: string, who = me) => who.call('applyImport', { params: { id } });
  const undo = (id: string, who = me) => who.call('undoImport', { params: { id } });
  const applied = async (text: string) => (await apply((await started(text)).id)).body.data;
  const held = async (who = me) => (await who.call('importedHoldings')).body.data;

  test('P6 · a statement is previewed, applied and undone as a whole', async () => {
    const { id, state } = await started(casText([scheme], YEAR));
    expect(state).toBe('reconciled');
    const shown = (await preview(id)).body.data;
    expect(shown).toMatchObject({
      counts: { accepted: 4, known: 0, conflict: 0, rejected: 0 },
      unread_lines: 0,
      folios: [
        {
          ...{ match: 'isin', status: 'green', reasons: [], taken: true, opening: 0, units: 140 },
          scheme: { code: FUNDS.equity },
          pan_masked: '••••••111A',
        },
      ],
    });
    expect((await held()).holdings).toEqual([]);
    expect((await apply(id)).body.data).toMatchObject({ state: 'applied', added: 4, folios: 1 });
    const { holdings, totals } = await held();
    // 140 units at 49.5; 60 left of the first 100 at 50, 60 and 20 at 50.
    expect(holdings[0]).toMatchObject({
      ...{
        units: 140,
        current_value: 6930,
        total_invested: 7000,
        gain: -70,
        status: 'green',
        source: 'imported',
      },
      nav: { nav: 49.5, date: '2026-11-19' },
    });
    expect(totals).toEqual({ current_value: 6930, one_day_change: 0, total_invested: 7000 });
    const rows = await bench.api.db.query('SELECT statement_sealed FROM imports WHERE id = $1', [id]);
    expect(rows).toEqual([{ statement_sealed: null }]);
    expect((await undo(id)).body.data.state).toBe('undone');
    expect((await held()).holdings).toEqual([]);
    const left = await bench.api.db.query('SELECT 1 FROM imported_folios WHERE portfolio_id = $1', [
      me.portfolioId,
    ]);
    expect(left).toEqual([]);
    expect((await undo(id)).body.data.state).toBe('undone');
  });

  test('P8 · the first import of funds earns coins, and neither a repeat nor an import that adds nothing does', async () => {
    const coins = async () => (await me.call('coins', {})).body.data.total_coins;
    const text = casText([scheme], YEAR);
    await started(text);
    expect(await coins()).toBe(0);
    const { id } = await applied(text);
    expect(await coins()).toBe(25);
    await apply(id);
    await undo(id);
    await applied(text);
    await applied(text);
    expect(await coins()).toBe(25);
  });

  test('P5 · imported units are listed in the harvesting plan with their gains, and are not redeemed', async () => {
    await applied(casText([scheme], YEAR));
    await activateHarvesting(bench.api, me);
    const plan = (await me.call('taxHarvestingPlan')).body.data;
    expect(plan.legs).toEqual([]);
    // 120 long-term units at 49.5, bought at 50, and 20 short-term ones.
    expect(plan.elsewhere).toMatchObject([
      {
        folio_no: expect.stringContaining('777001'),
        units: 140,
        value: 6_930,
        long_gain: -60,
        short_gain: -10,
      },
    ]);
  });

  test('P6 · the transactions of a folio are shown with their line and outcome', async () => {
    const { id } = await started(casText([scheme], YEAR));
    const rows = (await me.call('importRows', { params: { id }, query: { folio: 0 } })).body.data;
    expect(
      rows.map(({ date, kind, units, amount, balance, outcome }) => [
        date,
        kind,
        units,
        amount,
        balance,
        outcome,
      ]),
    ).toEqual([
      ['2025-05-02', 'purchase', 100, 5000, 100, 'accepted'],
      ['2025-08-04', 'sip', 60, 3000, 160, 'accepted'],
      ['2025-11-03', 'redemption', -40, -2000, 120, 'accepted'],
      ['2026-02-02', 'purchase', 20, 1000, 140, 'accepted'],
    ]);
    expect((await me.call('importRows', { params: { id }, query: { folio: 1 } })).http).toBe(404);
  });

  test('P6 · importing again adds nothing, and undoing one of two imports leaves what the other states', async () => {
    const first = await applied(casText([scheme], YEAR));
    const again = await started(casText([scheme], YEAR));
    expect((await preview(again.id)).body.data).toMatchObject({
      counts: { accepted: 0, known: 4, conflict: 0, rejected: 0 },
      news: 'none',
    });
    expect((await apply(again.id)).body.data.added).toBe(0);
    const before = (await held()).holdings;
    expect((await apply(again.id)).body.data.added).toBe(0);
    await undo(first.id);
    expect((await held()).holdings).toEqual(before);
    await undo(again.id);
    expect((await held()).holdings).toEqual([]);
  });

  test('P6 · a preview states whether it adds transactions, only a period, or nothing', async () => {
    const newsOf = async (text: string) => (await preview((await started(text)).id)).body.data.news;
    expect(await newsOf(casText([scheme], YEAR))).toBe('transactions');
    await applied(casText([scheme], YEAR));
    expect(await newsOf(casText([scheme], YEAR))).toBe('none');
    expect(await newsOf(casText([scheme], { ...YEAR, to: '2026-04-30' }))).toBe('period');
    const further = {
      on: '2026-04-06',
      what: 'Purchase',
      amount: '1,000.00',
      units: '20.000',
      nav: '50.0000',
    };
    const more = { ...scheme, lines: [...scheme.lines, further] };
    expect(await newsOf(casText([more], { ...YEAR, to: '2026-04-30' }))).toBe('transactions');
    expect(await newsOf(casText([{ ...scheme, folio: '777009 / 0' }, scheme], YEAR))).toBe('transactions');
  });

  test('P6 · overlapping statements in any order give the same holdings as the whole', async () => {
    await applied(casText([scheme], YEAR));
    const whole = (await held()).holdings.map(({ id: _id, ...rest }) => rest);
    for (const { id } of (await me.call('imports')).body.data) await undo(id);
    const parts = [
      { from: '2025-10-01', to: '2026-03-31' },
      { from: '2025-04-01', to: '2025-09-30' },
      { from: '2025-07-01', to: '2025-12-31' },
    ];
    for (const part of parts) await applied(casText([scheme], part));
    expect((await held()).holdings.map(({ id: _id, ...rest }) => rest)).toEqual(whole);
  });

  test('P6 · a gap between two statements makes the folio red until the missing one is imported', async () => {
    await applied(casText([scheme], { from: '2025-04-01', to: '2025-07-31' }));
    await applied(casText([scheme], { from: '2025-12-01', to: '2026-03-31' }));
    expect((await held()).holdings[0]).toMatchObject({
      status: 'red',
      reasons: ['gap'],
      units: 140,
      gain: null,
    });
    await applied(casText([scheme], { from: '2025-08-01', to: '2025-11-30' }));
    expect((await held()).holdings[0]).toMatchObject({ status: 'green', reasons: [], units: 140 });
  });

  test('P6 · a statement without the purchases is amber, with no invented cost or return', async () => {
    await applied(casText([{ ...scheme, opening: '10' }], YEAR));
    expect((await held()).holdings[0]).toMatchObject({
      // The 40 units sold are the 10 of unknown cost and 30 of the first purchase.
      ...{ status: 'amber', reasons: ['history'], units: 150, total_invested: 7500 },
      ...{ gain: null, xirr_percentage: null },
    });
  });

  test('P6 · a wrong figure makes its folio red and its row rejected', async () => {
    const text = casText([scheme], YEAR).replace('\t\t60.000\t\t', '\t\t66.000\t\t');
    const { id, state } = await started(text);
    expect(state).toBe('needs_attention');
    const shown = (await preview(id)).body.data;
    expect(shown.counts).toEqual({ accepted: 3, known: 0, conflict: 0, rejected: 1 });
    expect(shown.folios[0]).toMatchObject({ status: 'red', units: 140 });
    expect(shown.folios[0]!.reasons).toContain('balance');
  });

  test('P6 · an unknown scheme is asked for, and its answer serves the next statement', async () => {
    const unnamed = { ...scheme, isin: null };
    const { id } = await started(casText([unnamed], YEAR));
    expect((await preview(id)).body.data.folios[0]).toMatchObject({ match: 'unknown', scheme: null });
    expect((await apply(id)).body.code).toBe('import_unanswered');
    const answer = (answered: string) =>
      me.call('answerImport', { params: { id }, body: { answers: [{ folio: 0, scheme: answered }] } });
    expect((await answer('NONE-GR')).body.code).toBe('import_no_such_scheme');
    expect((await answer(FUNDS.equity)).body.data.folios[0]).toMatchObject({
      match: 'answer',
      status: 'green',
    });
    expect((await apply(id)).body.data.added).toBe(4);
    const next = await started(casText([unnamed], YEAR));
    expect((await preview(next.id)).body.data.folios[0]).toMatchObject({ match: 'alias' });
    expect((await preview(next.id)).body.data.counts.known).toBe(4);
    await me.call('discardImport', { params: { id: next.id } });

    const wrong = await started(casText([{ ...unnamed, folio: '999003' }], YEAR));
    const correct = (answered: string) =>
      me.call('answerImport', {
        params: { id: wrong.id },
        body: { answers: [{ folio: 0, scheme: answered }] },
      });
    expect((await correct('NONE-GR')).body.code).toBe('import_no_such_scheme');
    expect((await correct('unlisted')).body.data.folios[0]).toMatchObject({ match: 'unlisted' });
    expect((await correct('skipped')).body.data.folios[0]).toMatchObject({ match: 'skipped', taken: false });
    expect((await correct(FUNDS.other)).body.data.folios[0]).toMatchObject({
      match: 'answer',
      scheme: { code: FUNDS.other },
    });
    await apply(wrong.id);
    const later = await started(casText([{ ...unnamed, folio: '999004' }], YEAR));
    expect((await preview(later.id)).body.data.folios[0]).toMatchObject({
      match: 'alias',
      scheme: { code: FUNDS.other },
    });
  });

  test('P6 · a folio with an ISIN of ours stays in its scheme, and another answer is refused', async () => {
    const { id } = await started(casText([scheme], YEAR));
    const body = { answers: [{ folio: 0, scheme: FUNDS.other }] };
    expect(await me.call('answerImport', { params: { id }, body })).toMatchObject({
      http: 422,
      body: { code: 'import_no_such_scheme' },
    });
    expect((await preview(id)).body.data.folios[0]).toMatchObject({ match: 'isin' });
  });

  test('P6 · a scheme that is not listed is valued as the statement states it', async () => {
    const { id } = await started(casText([{ ...scheme, isin: null, name: 'Old Closed Fund' }], YEAR));
    await me.call('answerImport', { params: { id }, body: { answers: [{ folio: 0, scheme: 'unlisted' }] } });
    await apply(id);
    expect((await held()).holdings[0]).toMatchObject({
      ...{ status: 'amber', reasons: ['unlisted'], current_value: 7000, scheme: null },
      nav: { nav: 50, date: '2026-03-31' },
    });
  });

  test('P6 · a scheme that was answered as not listed is not asked for again in its folio', async () => {
    const old = { ...scheme, isin: null, name: 'Older Closed Fund' };
    const { id } = await started(casText([old], YEAR));
    await me.call('answerImport', { params: { id }, body: { answers: [{ folio: 0, scheme: 'unlisted' }] } });
    await apply(id);
    const again = await started(casText([old, { ...old, folio: '999' }], YEAR));
    const { folios } = (await preview(again.id)).body.data;
    expect(folios.map(({ match }) => match)).toEqual(['unlisted', 'unknown']);
    const alone = await started(casText([old], YEAR));
    expect((await apply(alone.id)).body.data).toMatchObject({ state: 'applied', added: 0 });
  });

  test('P6 · folios of another PAN are left out, and a statement of only such folios is refused', async () => {
    const other = { ...scheme, folio: '888', pan: 'AAAPE2222B' };
    const { id } = await started(casText([scheme, other], YEAR));
    expect((await preview(id)).body.data.folios[1]).toMatchObject({
      taken: false,
      status: 'red',
      reasons: ['other_pan'],
    });
    expect((await apply(id)).body.data).toMatchObject({ added: 4, folios: 1 });
    const refused = await upload(casText([other], YEAR));
    expect([refused.http, refused.body.code]).toEqual([422, 'import_other_pan']);
    await givePan(me, 'AAAPE2222B', 2);
    expect((await applied(casText([other], YEAR))).added).toBe(4);
  });

  test('P6 · a statement needs the PAN of the account', async () => {
    const stranger = await bench.newInvestor();
    const reply = await upload(casText([scheme], YEAR), stranger);
    expect([reply.http, reply.body.code]).toEqual([422, 'import_no_pan']);
  });

  test.each([
    ['no statement', 'a shopping list\n27-Apr-2021 milk 20.00', 'import_unknown_format'],
    ['bytes of a picture', new Uint8Array([0xff, 0xd8, 0, 1, 2, 0]), 'import_unknown_format'],
    ['a statement without a folio', 'Opening Unit Balance: 1.000\nFolio No', 'import_unread'],
    ['an empty file', '', 'import_no_file'],
  ])('P6 · %s is refused with a reason', async (_what, content, code) => {
    const reply = await upload(content as string);
    expect([reply.http, reply.body.code, Object.keys(reply.body.errors ?? {})]).toEqual([
      422,
      code,
      ['file'],
    ]);
  });

  test('P6 · another investor finds nothing of an import', async () => {
    const { id } = await started(casText([scheme], YEAR));
    const other = await bench.newInvestor();
    const body = { answers: [{ folio: 0, scheme: 'skipped' }] };
    for (const reply of [
      await preview(id, other),
      await apply(id, other),
      await undo(id, other),
      await other.call('importRows', { params: { id }, query: { folio: 0 } }),
      await other.call('answerImport', { params: { id }, body }),
      await other.call('discardImport', { params: { id } }),
    ])
      expect(reply.http).toBe(404);
    expect((await other.call('imports')).body.data).toEqual([]);
    await apply(id);
    expect((await held(other)).holdings).toEqual([]);
  });

  test('P6 · a preview is discarded with its statement, and an applied import is not', async () => {
    const { id } = await started(casText([scheme], YEAR));
    expect((await undo(id)).body.code).toBe('import_not_applied');
    expect((await me.call('discardImport', { params: { id } })).http).toBe(200);
    expect((await preview(id)).http).toBe(404);
    const { id: done } = await applied(casText([scheme], YEAR));
    expect((await me.call('discardImport', { params: { id: done } })).body.code).toBe('import_not_a_preview');
    expect((await preview(done)).body).toMatchObject({
      code: 'import_not_a_preview',
      message: 'This import was already applied.',
    });
    await undo(done);
    expect((await apply(done)).body).toMatchObject({
      code: 'import_not_a_preview',
      message: 'This import was undone. Upload the statement again.',
    });
  });

  test('P6 · only the newest previews are stored, and none for longer than a week', async () => {
    const ids = [];
    for (let count = 0; count < 6; count += 1) ids.push((await started(casText([scheme], YEAR))).id);
    expect((await me.call('imports')).body.data).toHaveLength(5);
    bench.api.clock.advance(8 * 86_400_000);
    await me.moveTo(bench.api.clock.now().toISOString());
    await started(casText([scheme], YEAR));
    expect((await me.call('imports')).body.data).toHaveLength(1);
  });

  test('P6 · the same upload with the same key is one import', async () => {
    const text = casText([scheme], YEAR);
    const key = 'k'.repeat(32);
    const [first, second] = [await upload(text, me, key), await upload(text, me, key)];
    expect(second.body.data.id).toBe(first.body.data.id);
    expect((await me.call('imports')).body.data).toHaveLength(1);
  });

  test('P6 · a statement is stored sealed, and its PAN and folios are in no row in the clear', async () => {
    const { id } = await started(casText([scheme], YEAR));
    const [row] = await bench.api.db.query<{ text: string }>(
      "SELECT row_to_json(i)::text || encode(statement_sealed, 'escape') AS text FROM imports i WHERE id = $1",
      [id],
    );
    expect(row!.text).not.toContain(PAN);
    expect(row!.text).not.toContain('777001');
  });
});
