import readExcelFile from 'read-excel-file/node';
import type { CallQuery } from '@sanchay/contracts';
import { ShareBench } from '../testing/partners/shareBench.ts';
import { pdfText } from '../testing/pdfText.ts';

const WEDNESDAY = '2026-11-25';

describe('P4 · corporate actions in the transactions report', () => {
  let bench: ShareBench;
  beforeEach(async () => {
    bench = await ShareBench.open();
    await bench.addCash();
    await bench.traded({ quantity: 15 });
    await bench.moveTo('2026-11-23T16:00:00.000+05:30');
  });
  afterEach(() => bench.close());

  const report = async (query: CallQuery<'transactionReport'> = {}) =>
    (await bench.api.call('transactionReport', { token: bench.token, query: { asset: 'stock', ...query } }))
      .body.data;
  const download = async (file: string, language: string) =>
    (
      await bench.api.app.inject({
        url: `/api/v3/reports/transactions/${file}?asset=stock&type=dividend`,
        headers: { authorization: `Bearer ${bench.token}`, 'accept-language': language },
      })
    ).rawPayload;

  test('P4 · a dividend is listed on the day of payment after tax, with its filter, and counts as received', async () => {
    await bench.announce({ kind: 'dividend', per_share: '1000', ex_date: WEDNESDAY });
    await bench.moveTo(`${WEDNESDAY}T16:00:00.000+05:30`);
    expect((await report({ type: 'dividend' })).total).toBe(0);
    await bench.moveTo('2026-12-09T16:00:00.000+05:30');
    const { transactions, money_out } = await report({ type: 'dividend' });
    expect(transactions).toMatchObject([
      {
        ...{
          date: '2026-12-09',
          type: 'dividend',
          code: bench.share.isin,
          units: 0,
          nav: 1_000,
          order_id: null,
        },
        ...{ amount: 13_500, charges: 1_500, money: 'out', source: 'sanchay' },
      },
    ]);
    expect(money_out).toBe(13_500);
    expect((await report({ type: 'purchase' })).total).toBe(1);
    const csv = (await download('transactions.csv', 'en')).toString();
    expect(csv).toContain('Dividend');
    expect(csv).toMatch(/Dividend,.*,13500,,13500,0,1500,/);
    expect(await pdfText(await download('transactions.pdf', 'en'))).toContain('Dividend');
    const sheets = await readExcelFile(await download('transactions.xlsx', 'hi'));
    expect(JSON.stringify(sheets)).toContain('डिविडेंड');
  });

  test('P4 · a bonus, a split, a demerger and a merger are listed, so that units add up to what is held', async () => {
    const [other] = await bench.api.db.query<{ symbol: string; isin: string }>(
      `SELECT symbol, isin FROM stocks WHERE price BETWEEN 5 AND 20 AND isin <> $1 ORDER BY market_cap DESC LIMIT 1`,
      [bench.share.isin],
    );
    const { symbol, isin } = other!;
    await bench.announce({ kind: 'bonus', new_shares: '1', old_shares: '2', ex_date: WEDNESDAY });
    await bench.announce({ kind: 'split', new_shares: '2', old_shares: '1', ex_date: '2026-11-26' });
    await bench.announce({
      ...{ kind: 'demerger', new_shares: '1', old_shares: '4', cost_percent: '5', other: symbol },
      ex_date: '2026-11-27',
    });
    await bench.moveTo('2026-11-27T16:00:00.000+05:30');
    const rows = (await report()).transactions;
    expect(rows.map(({ type, code, units, money }) => [type, code, units, money])).toEqual([
      ['demerger', isin, 11, 'none'],
      ['split', bench.share.isin, 22, 'none'],
      ['bonus_issue', bench.share.isin, 7, 'out'],
      ['purchase', bench.share.isin, 15, 'in'],
    ]);
    await bench.announce({
      kind: 'merger',
      new_shares: '1',
      old_shares: '3',
      other: symbol,
      ex_date: '2026-11-30',
    });
    await bench.moveTo('2026-11-30T16:00:00.000+05:30');
    const merged = (await report({ type: 'merger' })).transactions;
    expect(merged.map(({ code, units }) => [code, units]).toSorted()).toEqual(
      [
        [isin, 14],
        [bench.share.isin, -44],
      ].toSorted(),
    );
    const held = Map.groupBy((await report()).transactions, ({ code }) => code);
    const sum = (code: string) => held.get(code)!.reduce((total, { units }) => total + units, 0);
    expect([sum(bench.share.isin), sum(isin)]).toEqual([0, 25]);
  });
});
