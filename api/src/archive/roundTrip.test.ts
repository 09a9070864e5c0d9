import { randomUUID } from 'node:crypto';
import { givePan, uploadStatement } from '../testing/people/importer.ts';
import { cashInTransit, gatewayClearing, post, taxPayable, unitsHeld, unitsIssued } from '../ledger/index.ts';
import { casText, type CasScheme } from '../testing/casText.ts';
import { giveBank, giveUnits, stepUp, type LotInput } from '../testing/people/holder.ts';
import { EPF_YEARS, epfText, NPS_YEARS, npsCsv } from '../testing/retirementText.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';
import { uploadArchive, zippedArchive } from '../testing/archiveFile.ts';
import { portableArchive } from './portable.ts';

const PAN = 'AAAPE1111A';
const DAY = '2026-11-20';
const OTHER_FOLIO: CasScheme = {
  ...{ folio: '900/1', pan: PAN, name: 'Zed Regular Fund', isin: 'INF000Z01018' },
  lines: [
    { on: '2024-05-02', what: 'Purchase', units: '100.000', amount: '4,000.00', nav: '40.0000' },
    { on: '2026-05-02', what: 'Redemption', units: '-30.500', amount: '(1,342.00)', nav: '44.0000' },
  ],
};
const DIVIDEND = '15-Jun-2026\t\tIDCW Payout\t\t2,000.00\n15-Jun-2026\t\t*** TDS on Above ***\t\t200.00';
const YEARS = ['2023-24', '2024-25', '2025-26', '2026-27'];

describe('an archive in an empty account', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
    await bench.api.db.query(`UPDATE schemes SET sub_category = 'ELSS' WHERE code = $1`, [FUNDS.other]);
    await bench.api.db.query(`UPDATE schemes SET isin = 'INF000Z01018' WHERE code = $1`, [FUNDS.regular]);
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await givePan(bench, me, PAN);
    await giveBank(bench.api, me);
  });
  afterAll(() => bench.close());

  const moveTo = async (instant: string, who = me) => {
    await who.moveTo(instant);
    await bench.api.runJobs();
  };
  const price = async (code: string, on: string, nav: string) => publishNav(bench.api.db, code, on, nav);

  async function sell(folio_no: string, units: number): Promise<void> {
    const body = { code: FUNDS.equity, folio_no, by: 'units' as const, units };
    const { consent } = (await me.call('previewRedemption', { body })).body.data;
    const step_up = await stepUp(bench.api, me, 'redeem', consent.hash);
    await me.call('createRedemption', { body: { ...body, consent_hash: consent.hash, step_up } });
  }
  async function switchAll(folio_no: string): Promise<void> {
    const body = { code: FUNDS.equity, folio_no, by: 'all' as const, to_code: FUNDS.debt };
    const { consent } = (await me.call('previewSwitch', { body })).body.data;
    const step_up = await stepUp(bench.api, me, 'redeem', consent.hash);
    await me.call('createSwitch', { body: { ...body, consent_hash: consent.hash, step_up } });
  }
  async function buyGold(): Promise<void> {
    const booking = {
      ...{ investorId: me.userId, portfolioId: me.portfolioId, subjectId: randomUUID() },
      ...{ at: new Date('2026-03-23T10:00:00+05:30'), valueDate: '2026-03-23' },
    };
    await bench.api.db.tx(async (tx) => {
      await post(tx, {
        ...{ ...booking, kind: 'payment' },
        entries: [
          { account: gatewayClearing(), commodity: 'INR', amount: '-2060.00' },
          { account: cashInTransit(), commodity: 'INR', amount: '2060.00' },
        ],
      });
      await post(tx, {
        ...{ ...booking, kind: 'gold_purchase' },
        entries: [
          { account: cashInTransit(), commodity: 'INR', amount: '-2060.00' },
          { account: taxPayable('gst'), commodity: 'INR', amount: '2060.00' },
          { account: unitsIssued(), commodity: 'GOLD', amount: '-0.1538' },
          { account: unitsHeld('GOLD'), commodity: 'GOLD', amount: '0.1538' },
        ],
      });
    });
  }

  /** Two folios of one fund, a sale over two lots, a switch, ELSS, gold, a statement, other assets and losses. */
  async function filled(): Promise<void> {
    const { api } = bench;
    const lots = [
      { on: '2023-11-20', units: '33.333', amount: '1000.00', stampDuty: '0.05' },
      { on: '2024-11-18', units: '66.667', amount: '2666.67', stampDuty: '0.13' },
      { on: '2026-03-02', units: '50', amount: '2250.00', stampDuty: '0.11' },
    ];
    // One by one: each is paid on its own day.
    const give = async (code: string, own: LotInput[]) => {
      let folioNo: string | undefined;
      for (const lot of own) folioNo = await giveUnits(api, me, code, [lot], folioNo);
      return folioNo!;
    };
    const folio = await give(FUNDS.equity, lots);
    const second = await give(FUNDS.equity, lots.slice(1));
    await give(FUNDS.other, [
      { on: '2023-11-20', units: '10.123', amount: '100.00' },
      { on: '2026-04-20', units: '400.777', amount: '4000.10' },
    ]);
    await buyGold();
    await sell(folio, 71.5);
    await switchAll(second);
    await moveTo('2026-11-20T14:30:00.000+05:30');
    await price(FUNDS.equity, DAY, '50.0000');
    await moveTo('2026-11-20T23:00:00.000+05:30');
    await price(FUNDS.debt, '2026-11-25', '20.0000');
    await moveTo('2026-11-26T09:00:00.000+05:30');
    const text = casText([OTHER_FOLIO], { from: '2024-04-01', to: '2026-10-31' });
    const statement = await uploadStatement(me, text.replace('Closing', `${DIVIDEND}\nClosing`));
    await me.call('applyImport', { params: { id: statement.body.data.id } });
    for (const name of ['=PPF “एसबीआई” 🏦', '"quoted", आवर्ती'])
      await me.call('createOtherAsset', {
        body: {
          ...{ type: 'ppf', name, rate_percentage: 7.1, compounding: null, matures_on: null, grams: null },
          entries: [{ on: '2025-04-05', kind: 'paid_in', amount: 150_000.5 }],
        },
      });
    await me.call('setCarriedLosses', {
      body: { losses: [{ financial_year: '2024-25', short: 100.25, long: 3 }] },
    });
  }

  /** Another account of the same holder. */
  async function empty(pan = PAN): Promise<TestInvestor> {
    const { api } = bench;
    const now = api.clock.now().toISOString();
    const other = await bench.newInvestor();
    await other.moveTo(now);
    for (const [code, day, nav] of [
      [FUNDS.equity, DAY, '50.0000'],
      [FUNDS.debt, '2026-11-25', '20.0000'],
    ] as const)
      await price(code, day, nav);
    await givePan(bench, other, pan);
    return other;
  }
  const archiveOf = async (who: TestInvestor) =>
    portableArchive(bench.api.db, who.userId, {
      asOf: (await who.call('netWorthFlows', { query: {} })).body.data.as_of,
      rules: bench.api.ctx.rules.book(),
    });
  const fileOf = async (who: TestInvestor) => zippedArchive(await archiveOf(who));
  async function restored(who: TestInvestor, file: Buffer): Promise<string> {
    const { body } = await uploadArchive(bench.api, who.token, file);
    expect([body.message, body.data?.refusals]).toEqual([undefined, []]);
    const applied = await who.call('applyArchive', { params: { id: body.data.id }, body: {} });
    expect(applied.body.data.state).toBe('applied');
    return body.data.id;
  }

  /** Everything that both accounts show alike, without the names of rows. */
  async function figuresOf(who: TestInvestor) {
    const gains = [];
    for (const year of YEARS) {
      const { lots, ...rest } = (await who.call('capitalGains', { query: { year } })).body.data;
      const shown = lots.map(
        ({ lot_id: _, sale_id: __, ...lot }: object & { lot_id: string; sale_id: string }) => lot,
      );
      gains.push({ ...rest, lots: sorted(shown) });
    }
    const { unlocks, investments, ...elss } = (await who.call('elssReport', { query: {} })).body.data;
    const income = (await who.call('incomeReport', { query: { year: '2026-27' } })).body.data;
    const worth = (await who.call('netWorth', { query: {} })).body.data;
    const { flows } = (await who.call('netWorthFlows', { query: {} })).body.data;
    const transactions = (await who.call('transactionReport', { query: {} })).body.data;
    return {
      gains,
      elss,
      elssLots: [unlocks, investments].map((lots) =>
        sorted(lots.map(({ lot_id: _, ...lot }: { lot_id: string }) => lot)),
      ),
      income: {
        totals: income.totals,
        interest: sorted(income.interest.map(({ id: _, ...row }: { id: string }) => row)),
        deducted: income.deducted.length,
      },
      worth: {
        value: worth.value,
        change: worth.one_day_change,
        allocation: worth.allocation,
        history: worth.history,
      },
      flows: byDay(flows),
      money: [transactions.total, transactions.money_in, transactions.money_out],
    };
  }
  /** Money of each day; our own ledger lists a sale by lots. */
  const byDay = (flows: { date: string; amount: number }[]) =>
    [...Map.groupBy(flows, ({ date }) => date)].map(([date, own]) => [
      date,
      own.reduce((sum, { amount }) => sum + amount, 0).toFixed(2),
    ]);
  const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).toSorted();

  test('P4 · shows the same holdings and figures, adds nothing the second time, and is undone as a whole', async () => {
    await filled();
    const before = await figuresOf(me);
    expect(before.gains[3]!.lots.length).toBeGreaterThan(3);
    const file = await fileOf(me);
    const other = await empty();
    const nothing = await figuresOf(other);
    const id = await restored(other, file);
    expect(await figuresOf(other)).toEqual(before);

    const again = await uploadArchive(bench.api, other.token, file);
    expect(again.body.data.sections.map(({ added }: { added: number }) => added)).toEqual(Array(10).fill(0));
    await restored(other, file);
    expect(await figuresOf(other)).toEqual(before);

    await other.call('undoArchive', { params: { id }, body: {} });
    expect(await figuresOf(other)).toEqual(nothing);
  });

  test('P4 · shares of a tradebook and accounts of NPS and EPF are as uncertain and as complete as before', async () => {
    const book = 'ISIN,Date,Type,Quantity,Price,Client Code\nINE000A01012,05-03-2026,buy,10,100,C1\n';
    for (const text of [book, npsCsv(NPS_YEARS[1]!), epfText(EPF_YEARS[1]!)]) {
      const { id } = (await uploadStatement(me, text)).body.data;
      await me.call('applyImport', { params: { id } });
    }
    const shown = async (who: TestInvestor) =>
      (await who.call('importedHoldings')).body.data.holdings.map(({ id: _, ...holding }) => holding);
    const before = await shown(me);
    expect(before.map(({ reasons }) => reasons)).toContainEqual(['unchecked', 'unlisted']);
    const other = await empty();
    await restored(other, await fileOf(me));
    expect(await shown(other)).toEqual(before);
    // Withdrawals from NPS and EPF are no orders.
    const report = (await me.call('transactionReport', { query: {} })).body.data;
    expect(report.transactions.map(({ asset }) => asset)).toEqual(['stock']);
    const archive = await archiveOf(me);
    const folios = archive.portfolios.flatMap((portfolio) => portfolio.folios ?? []);
    expect(folios.find(({ asset }) => asset === 'stock')).toMatchObject({ opening: null, closing: null });
  });

  test('P4 · adds nothing to the account that it comes from', async () => {
    await filled();
    const before = await figuresOf(me);
    const { body } = await uploadArchive(bench.api, me.token, await fileOf(me));
    const [holdings] = body.data.sections;
    expect(holdings).toEqual({ section: 'holdings', added: 0, known: 6, refused: 0 });
    await me.call('applyArchive', { params: { id: body.data.id }, body: {} });
    expect(await figuresOf(me)).toEqual(before);
  });

  test('P4 · merges with a statement of the same folio that is there already', async () => {
    await filled();
    const before = await figuresOf(me);
    const file = await fileOf(me);
    const other = await empty();
    const statement = await uploadStatement(
      other,
      casText([OTHER_FOLIO], { from: '2024-04-01', to: '2025-03-31' }),
    );
    await other.call('applyImport', { params: { id: statement.body.data.id } });
    const partly = await figuresOf(other);
    const id = await restored(other, file);
    expect(await figuresOf(other)).toEqual(before);
    await other.call('undoArchive', { params: { id }, body: {} });
    expect(await figuresOf(other)).toEqual(partly);
  });

  test('P4 · an archive of another PAN is refused, also without KYC and when the PAN changed since the preview', async () => {
    await filled();
    const file = await fileOf(me);
    const stranger = await empty('AAAPE2222B');
    const refused = await uploadArchive(bench.api, stranger.token, file);
    expect([refused.http, refused.body.code]).toEqual([422, 'archive_other_pan']);
    const unknown = await bench.newInvestor();
    const early = await uploadArchive(bench.api, unknown.token, file);
    expect([early.http, early.body.code]).toEqual([422, 'archive_no_pan']);
    const other = await empty();
    const { body } = await uploadArchive(bench.api, other.token, file);
    await bench.api.db.query(
      `UPDATE kyc_records SET pan_index = decode(repeat('ab', 32), 'hex') WHERE portfolio_id = $1`,
      [other.portfolioId],
    );
    const late = await other.call('applyArchive', { params: { id: body.data.id }, body: {} });
    expect([late.http, late.body.code]).toEqual([422, 'archive_other_pan']);
  });

  test('P4 · lots that do not follow from the transactions are refused by folio, and the rest is added', async () => {
    await filled();
    const archive = await archiveOf(me);
    const [first] = archive.portfolios[0]!.folios!;
    const part = first!.rows[0]!.exact!.parts[0]!;
    const other = await empty();
    for (const wrong of [{ units: '1.0000' }, { lot: 'no such lot' }]) {
      Object.assign(part, wrong);
      const { body } = await uploadArchive(bench.api, other.token, await zippedArchive(archive));
      expect(body.data.sections[0]).toEqual({ section: 'holdings', added: 5, known: 0, refused: 1 });
      expect(body.data.refusals).toMatchObject([{ section: 'holdings', name: first!.name }]);
    }
  });
});
