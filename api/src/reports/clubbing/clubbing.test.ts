import readExcelFile from 'read-excel-file/node';
import { FUNDS, publishNav } from '../../testing/orderMarket.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { pdfText } from '../../testing/pdfText.ts';
import { giveBank, giveUnits } from '../../testing/people/holder.ts';
import { stepUp } from '../../testing/people/stepUp.ts';
import { publicId } from '../../testing/people/publicId.ts';

const NAME = 'Anaya Rao';
const YEAR = '2026-27';

/** Two children of one name: the first sells at a gain of ₹2,50,000, the second earns interest and sells at ₹5,000. */
describe('children of one name in the reports of their parent', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let [first, second] = ['', ''];
  beforeAll(async () => {
    bench = await orderBench();
    me = await bench.newInvestor();
    first = await addChild('2012-03-15');
    second = await addChild('2014-07-01');
    await sell(first, '250000.00', 10_000);
    await recordDeposit(second);
    await sell(second, '5000.00', 200);
    await me.moveTo('2026-11-20T14:30:00.000+05:30');
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await me.moveTo('2026-11-20T23:00:00.000+05:30');
    await bench.api.runJobs();
    await me.call('switchPortfolio', { params: { id: me.portfolioId } });
  });
  afterAll(() => bench.close());

  async function addChild(born: string): Promise<string> {
    const body = {
      name: NAME,
      date_of_birth: born,
      relation: 'mother' as const,
      clubbed: true,
      consent: true,
    };
    const number = (await me.call('addMinor', { body })).body.data.portfolio_id;
    bench.api.clock.advance(1_000);
    const [row] = await bench.api.db.query<{ id: string }>(
      'UPDATE portfolios SET onboarding_state = 13 WHERE number = $1 RETURNING id',
      [number],
    );
    return row!.id;
  }
  async function sell(id: string, cost: string, units: number) {
    await me.call('switchPortfolio', { params: { id } });
    const child = { userId: me.userId, portfolioId: id } as TestInvestor;
    await giveBank(bench.api, child);
    const lot = { on: '2024-11-18', units: String(units), amount: cost };
    const folio_no = await giveUnits(bench.api, child, FUNDS.equity, [lot]);
    const body = { code: FUNDS.equity, folio_no, by: 'units' as const, units };
    const { consent } = (await me.call('previewRedemption', { body })).body.data;
    const step_up = await stepUp(bench.api, me.token, 'redeem', consent.hash);
    await me.call('createRedemption', { body: { ...body, consent_hash: consent.hash, step_up } });
  }
  async function recordDeposit(id: string) {
    await me.call('switchPortfolio', { params: { id } });
    const body = {
      ...{ type: 'bank_deposit' as const, name: 'FD', rate_percentage: 7, compounding: 4 as const },
      ...{ grams: null, matures_on: '2028-06-01' },
      entries: [{ on: '2026-04-01', kind: 'paid_in' as const, amount: 20_000 }],
    };
    expect((await me.call('createOtherAsset', { body })).http).toBe(200);
  }
  const gains = async () => (await me.call('capitalGains', { query: { year: YEAR } })).body.data;
  const income = async () => (await me.call('incomeReport', { query: { year: YEAR } })).body.data;
  const file = async (report: string, name: string) => {
    const reply = await bench.api.app.inject({
      url: `/api/v3/reports/${report}/${name}?year=${YEAR}`,
      headers: { authorization: `Bearer ${me.token}` },
    });
    expect(reply.statusCode).toBe(200);
    return reply.rawPayload;
  };

  test('P4 · each child has the own gains and income, by the number of the account', async () => {
    const { clubbed, lots } = await gains();
    const earned = (await income()).clubbed!;
    expect(clubbed).toMatchObject([
      { portfolio_id: await publicId(bench.api, 'portfolios', first), name: NAME, gain: 250_000, income: 0 },
      { portfolio_id: await publicId(bench.api, 'portfolios', second), name: NAME, gain: 5_000 },
    ]);
    expect(lots.map(({ gain }) => gain).toSorted((a, b) => a - b)).toEqual([5_000, 250_000]);
    expect(earned.map(({ income: amount }) => amount)).toEqual(clubbed!.map((child) => child.income));
    expect(earned[0]!.income).toBe(0);
    expect(earned[1]!.income).toBeGreaterThan(800);
    expect(earned[1]!.income).toBeLessThan(1_000);
  });

  test('P4 · the old regime exempts ₹1,500 a child, interest before gains; the new regime nothing', async () => {
    const { clubbed, old_regime: old, tax } = await gains();
    const report = await income();
    const interest = report.clubbed![1]!.income;
    expect(clubbed!.map(({ exemption }) => exemption)).toMatchObject([
      { limit: 1_500, rule_id: 'minor-exemption-2026', used: 1_500, used_income: 0 },
      { used: expect.closeTo(1_500 - interest, 2), used_income: interest },
    ]);
    const exempt = 3_000 - interest;
    expect(old!.exempt).toBeCloseTo(exempt, 2);
    // ₹2,55,000 less ₹1,25,000 at 12.5 %, and in the old regime less what is exempt.
    expect(tax).toBe(16_250);
    expect(old!.tax).toBeCloseTo((130_000 - exempt) * 0.125, 1);
    expect(report.old_regime).toEqual({ exempt: interest, taxable: 0 });
    expect(report.totals.taxable_interest).toBe(interest);
  });

  test('P4 · CSV, XLSX and PDF of the gains state the figures of the screen, to the paisa', async () => {
    const { clubbed, old_regime: old, tax } = await gains();
    const rows = clubbed!.map(({ name, income: earned, gain, exemption, rule_id: rule }) => {
      const { used, used_income: ofIncome, rule_id: exemptBy } = exemption!;
      const all = Math.round((earned + gain) * 100) / 100;
      const added = Math.round((all - used - ofIncome) * 100) / 100;
      return [name, earned, gain, ofIncome, used, added, all, `${rule}, ${exemptBy}`];
    });
    const csv = (await file('capital-gains', 'children.csv')).toString().trim().split(/\r?\n/).slice(1);
    expect(csv).toEqual(
      rows.map((row) => row.map((cell) => (String(cell).includes(',') ? `"${cell}"` : cell)).join(',')),
    );
    const sheets = await readExcelFile(await file('capital-gains', 'capital-gains.xlsx'));
    expect(sheets.find(({ sheet }) => sheet === 'Children')!.data.slice(1)).toEqual(rows);
    const other = Object.fromEntries(sheets.find(({ sheet }) => sheet === 'Other figures')!.data as never);
    expect(other).toMatchObject({
      'Tax under the new regime': tax,
      'Gains of children exempt under the old regime': old!.exempt,
      'Tax under the old regime': old!.tax,
    });
    const pdf = pdfText(await file('capital-gains', 'capital-gains.pdf'));
    const amount = (value: number) => value.toLocaleString('en-IN', { minimumFractionDigits: 2 });
    for (const value of rows.flat().filter((cell) => typeof cell === 'number'))
      expect(pdf).toContain(amount(value));
    expect(pdf).toContain(`Taxundertheoldregime${amount(old!.tax)}`);
  });

  test('P4 · CSV, XLSX and PDF of the income state the figures of the screen, to the paisa', async () => {
    const { clubbed, old_regime: old } = await income();
    const rows = clubbed!.map(({ name, income: earned, exemption, rule_id: rule }) => {
      const { used, rule_id: exemptBy } = exemption!;
      return [name, earned, used, Math.round((earned - used) * 100) / 100, earned, `${rule}, ${exemptBy}`];
    });
    const csv = (await file('income', 'children.csv')).toString().trim().split(/\r?\n/).slice(1);
    expect(csv).toEqual(
      rows.map((row) => row.map((cell) => (String(cell).includes(',') ? `"${cell}"` : cell)).join(',')),
    );
    const sheets = await readExcelFile(await file('income', 'income.xlsx'));
    expect(sheets.find(({ sheet }) => sheet === 'Children')!.data.slice(1)).toEqual(rows);
    expect(sheets.flatMap(({ data }) => data)).toContainEqual([
      'Income of children exempt under the old regime',
      old!.exempt,
    ]);
    const pdf = pdfText(await file('income', 'income.pdf'));
    expect(pdf).toContain('Taxableincomeundertheoldregime');
  });

  test('P4 · a child with a new name keeps the own figures', async () => {
    const before = (await gains()).clubbed!;
    await bench.api.db.query('UPDATE portfolio_applicants SET name = $2 WHERE portfolio_id = $1', [
      second,
      'Kabir Rao',
    ]);
    const { clubbed, lots } = await gains();
    expect(clubbed).toEqual([before[0], { ...before[1]!, name: 'Kabir Rao' }]);
    expect(lots.map(({ holder }) => holder).toSorted()).toEqual([NAME, 'Kabir Rao']);
    expect((await income()).interest).toMatchObject([{ holder: 'Kabir Rao' }]);
  });
});
