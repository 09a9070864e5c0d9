import readExcelFile from 'read-excel-file/node';
import type { CallQuery } from '@sanchay/contracts';
import { lotRupees } from '@sanchay/finance';
import { UsOrderBench } from '../testing/partners/usOrderBench.ts';
import { pdfText } from '../testing/pdfText.ts';

const NEXT = '2026-11-25T21:00:00.000+05:30';
const NEXT_SETTLED = '2026-12-02T06:00:00.000+05:30';

describe('transactions of US shares', () => {
  let bench: UsOrderBench;
  beforeEach(async () => {
    bench = await UsOrderBench.open();
  });
  afterEach(() => bench.close());

  const report = async (query: CallQuery<'transactionReport'> = {}) =>
    (await bench.api.call('transactionReport', { token: bench.token, query })).body.data;
  const download = async (file: string, language = 'en') =>
    (
      await bench.api.app.inject({
        url: `/api/v3/reports/transactions/${file}?asset=us_stock`,
        headers: { authorization: `Bearer ${bench.token}`, 'accept-language': language },
      })
    ).rawPayload;
  const inRupees = (usd: number) => Number(lotRupees({ cost: String(usd), rate: '90' }).toFixed(2));

  test('P4 · settled orders of US shares are listed in rupees and dollars, and unsettled ones are not', async () => {
    const before = await report();
    const bought = await bench.settled({ amount: 200 });
    await bench.moveTo(NEXT);
    const { id } = await bench.traded({ side: 'sell', quantity: 0.5 });
    expect((await report({ asset: 'us_stock' })).transactions).toHaveLength(1);
    await bench.moveTo(NEXT_SETTLED);
    const sold = await bench.order(id);
    const after = await report({ asset: 'us_stock' });
    expect(after.transactions).toMatchObject([
      {
        ...{ date: '2026-11-25', type: 'sale', order_id: id, units: -0.5, money: 'out', stamp_duty: 0 },
        ...{ amount: inRupees(sold.net), dollars: { amount: sold.net, rate: 90 } },
      },
      {
        ...{ date: '2026-11-20', type: 'purchase', order_id: bought.id, units: bought.filled, money: 'in' },
        ...{ amount: inRupees(bought.net), code: bench.share.symbol, source: 'sanchay' },
      },
    ]);
    expect([after.money_in, after.money_out]).toEqual([inRupees(bought.net), inRupees(sold.net)]);
    expect(after.all).toBe(before.all + 2);
  });

  test('P4 · a dividend is listed in rupees and dollars with the tax withheld, and a split with its shares', async () => {
    await bench.settled({ quantity: 3 });
    await bench.announce({ kind: 'dividend', per_share: '0.2500', ex_date: '2026-11-25' });
    await bench.announce({ kind: 'split', old_shares: '1', new_shares: '4', ex_date: '2026-11-27' });
    await bench.moveTo('2026-12-09T23:30:00.000Z');
    const rate = (await report({ type: 'dividend' })).transactions[0]!.dollars!.rate;
    const rupees = (usd: number) => Number(lotRupees({ cost: String(usd), rate: String(rate) }).toFixed(2));
    const { transactions } = await report({ asset: 'us_stock' });
    expect(transactions.slice(0, 2)).toMatchObject([
      {
        ...{ date: '2026-12-09', type: 'dividend', code: bench.share.symbol, units: 0, money: 'out' },
        ...{ amount: rupees(0.56), charges: rupees(0.19), dollars: { price: 0.25, amount: 0.56 } },
      },
      { date: '2026-11-27', type: 'split', units: 9, amount: 0, money: 'none', dollars: null },
    ]);
    expect(rate).toBeGreaterThan(0);
  });

  test('P4 · name, symbol, order and confirmation number find an order, and filters leave it out', async () => {
    const bought = await bench.settled({ amount: 200 });
    const [{ note_no: note }] = (await bench.api.db.query<{ note_no: string }>(
      'SELECT note_no FROM us_orders',
    )) as [{ note_no: string }];
    for (const search of [bench.share.symbol.toLowerCase(), bought.id, note])
      expect((await report({ search })).transactions).toMatchObject([{ order_id: bought.id }]);
    expect((await report({ asset: 'stock' })).total).toBe(0);
    expect((await report({ asset: 'us_stock', type: 'sale' })).total).toBe(0);
    expect((await report({ asset: 'us_stock', to: '2026-11-19' })).total).toBe(0);
  });

  test('P4 · each file has the row of the screen with its dollars', async () => {
    await bench.settled({ amount: 200 });
    const [row] = (await report({ asset: 'us_stock' })).transactions;
    const figures = [row!.units, row!.amount, row!.charges, row!.dollars!.price, row!.dollars!.amount, 90];
    const [head, line, ...rest] = (await download('transactions.csv')).toString('utf8').trim().split('\r\n');
    expect(rest).toEqual([]);
    expect(head).toContain('Price in US dollars,Amount in US dollars,Rupees for a dollar');
    for (const figure of figures) expect(line!.split(',')).toContain(String(figure));
    const [, sheet] = await readExcelFile(await download('transactions.xlsx'));
    expect(sheet!.data[1]).toEqual(expect.arrayContaining(figures));
    expect(await pdfText(await download('transactions.pdf', 'hi'))).toContain(row!.name.replaceAll(' ', ''));
  });
});
