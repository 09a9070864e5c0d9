import type { StockOrder } from '@sanchay/contracts';
import { ShareBench } from '../../testing/partners/shareBench.ts';

describe('I6 · the charge of the depository', () => {
  let bench: ShareBench;
  beforeEach(async () => {
    bench = await ShareBench.open();
    await bench.addCash();
    await bench.settled();
    await bench.moveTo('2026-11-25T10:00:00.000+05:30');
  });
  afterEach(() => bench.close());

  const demat = ({ charges }: Pick<StockOrder, 'charges'>) =>
    charges.find(({ kind }) => kind === 'demat')?.amount ?? null;
  const preview = async () => {
    const params = { slug: bench.share.slug };
    const query = { side: 'sell', kind: 'market', quantity: 1 } as const;
    return (await bench.api.call('previewStockOrder', { token: bench.token, params, query })).body.data;
  };
  const sell = (quantity: number) => {
    bench.api.clock.advance(1_000);
    return bench.traded({ side: 'sell', quantity });
  };
  const charged = async (): Promise<string> => {
    const [row] = await bench.api.db.query<{ sum: string }>(
      `SELECT coalesce(sum(e.amount), 0)::numeric(12, 2)::text AS sum FROM ledger_entries e
       JOIN ledger_accounts a ON a.id = e.account_id WHERE a.role = 'charges_payable' AND a.reference = 'depository'`,
    );
    return row!.sum;
  };

  test('I6 · is taken once a share and day, however many sales there are, and the preview states it', async () => {
    expect(demat(await preview())).toBe(3.5);
    const first = await sell(2);
    const shown = await preview();
    expect([demat(shown), shown.demat_charged]).toEqual([null, true]);
    const second = await sell(3);
    expect([demat(first), first.demat_charged]).toEqual([3.5, false]);
    expect([demat(second), second.demat_charged]).toEqual([null, true]);
    const cash = await bench.cash();
    expect(cash.unsettled).toBeCloseTo(first.net + second.net, 6);
    await bench.moveTo('2026-11-26T16:00:00.000+05:30');
    expect(await charged()).toBe('3.50');
    expect((await bench.cash()).available).toBeCloseTo(cash.available + first.net + second.net, 6);
    expect(await bench.order(second.id)).toMatchObject({
      settled: true,
      demat_charged: true,
      net: second.net,
    });
    await bench.sound();
    const { body } = await bench.api.call('transactionReport', { token: bench.token, query: {} });
    const ofSales = body.data.transactions.filter(({ type }) => type === 'sale');
    expect(ofSales.map(({ charges }) => charges).toSorted((a, b) => a - b)).toEqual(
      [second, first].map(({ charges_total: total }) => total),
    );
  });

  test('I6 · is taken again on another day', async () => {
    await sell(2);
    await bench.moveTo('2026-11-26T10:00:00.000+05:30');
    expect((await preview()).demat_charged).toBe(false);
    expect(demat(await sell(2))).toBe(3.5);
    await bench.moveTo('2026-11-27T16:00:00.000+05:30');
    expect(await charged()).toBe('7.00');
  });

  test('I6 · passes to the next sale of the day when the trades of the first are annulled', async () => {
    const first = await sell(2);
    const second = await sell(3);
    const [cursor] = await bench.api.db.query<{ applied: number }>(
      'SELECT applied::int AS applied FROM exchange_cursor',
    );
    await bench.news(
      first.trades.map(({ id, quantity, price }, index) => ({
        seq: cursor!.applied + 1 + index,
        type: 'annulled' as const,
        order_id: first.id,
        at: '2026-11-25T04:35:00.000Z',
        trade_id: id,
        quantity,
        price: price.toFixed(2),
        reason: 'erroneous_trade',
      })),
    );
    expect(await bench.order(first.id)).toMatchObject({ state: 'annulled', charges: [] });
    expect(demat(await bench.order(second.id))).toBe(3.5);
    await bench.moveTo('2026-11-26T16:00:00.000+05:30');
    expect(await charged()).toBe('3.50');
    await bench.sound();
  });
});
