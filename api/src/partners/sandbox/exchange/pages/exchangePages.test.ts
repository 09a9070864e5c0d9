import { randomUUID } from 'node:crypto';
import { ShareBench } from '../../../../testing/partners/shareBench.ts';
import { annulTrade } from '../annul.ts';
import { takeOrder } from '../desk.ts';
import { exchangeSettings, USUAL_SETTINGS } from '../settings.ts';
import { bookOf, exchangeOutbox, latestTrades } from '../store.ts';

const USUAL_FORM = { delay: '0', copies: '1', annuls: '' };

describe('I6 · the pages of the exchange', () => {
  let bench: ShareBench;
  const page = (path: string, form?: Record<string, string>) =>
    fetch(`${bench.api.ctx.settings.exchangeOrigin}${path}`, {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      redirect: 'manual',
    });

  beforeEach(async () => {
    bench = await ShareBench.open();
    await bench.addCash();
  });
  afterEach(() => bench.close());

  test('I6 · the exchange answers at an origin of its own, the other partners do not serve it', async () => {
    const { exchangeOrigin, partnersOrigin } = bench.api.ctx.settings;
    expect(exchangeOrigin).not.toBe(partnersOrigin);
    expect((await fetch(`${partnersOrigin}/exchange`)).status).toBe(404);
    for (const path of ['/exchange', '/exchange/trades', '/exchange/settings', '/exchange/corporate-actions'])
      expect([path, (await page(path)).status]).toEqual([path, 200]);
    expect((await page('/pay/style.css')).headers.get('content-type')).toContain('text/css');
  });

  test('I6 · order books name the share and separate orders of investors; a halt is listed', async () => {
    await bench.traded({ kind: 'limit', price: Math.floor(bench.share.price * 0.95), quantity: 7 });
    await page('/exchange', { share: bench.share.symbol, action: 'halt' });
    const text = await (await page('/exchange')).text();
    expect(text).toContain(`<h3>${bench.share.symbol}: ₹`);
    expect(text).toContain(`Halted: ${bench.share.symbol}`);
  });

  test.each([
    [{ rejects: 'on' }, { state: 'rejected', filled: 0 }],
    [{ lost: 'on' }, { state: 'filled', filled: 10 }],
    [
      { reversed: 'on', copies: '3' },
      { state: 'filled', filled: 10 },
    ],
    [{ thin: 'on' }, { state: 'partly_filled', filled: 5 }],
  ] as const)('I6 · %j changes what becomes of an order', async (form, expected) => {
    expect((await page('/exchange/settings', { ...USUAL_FORM, ...form })).status).toBe(303);
    expect(await bench.traded()).toMatchObject(expected);
    await bench.sound();
  });

  test('I6 · a delay and an annulment of the settings count from the order on', async () => {
    await page('/exchange/settings', { delay: '30', copies: '1', annuls: '20' });
    const { id } = await bench.traded();
    bench.api.clock.advance(21_000);
    await bench.advance();
    expect((await bench.order(id)).trades).toMatchObject([{ annulled: true }]);
    await bench.sound();
  });

  test.each<Record<string, string>>([
    { delay: '601', copies: '1' },
    { delay: '-1', copies: '1' },
    { delay: '', copies: '1' },
    { delay: '0', copies: '0' },
    { delay: '0', copies: '6' },
    { delay: '0', copies: '1', annuls: 'soon' },
  ])('I6 · settings %j are refused and change nothing', async (form) => {
    const refused = await page('/exchange/settings', form);
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('role="alert"')]);
    expect(await exchangeSettings(bench.api.db)).toEqual(USUAL_SETTINGS);
  });

  test('I6 · one button returns to the usual settings', async () => {
    await page('/exchange/settings', { ...USUAL_FORM, rejects: 'on' });
    await page('/exchange/settings', { usual: 'on' });
    expect(await exchangeSettings(bench.api.db)).toEqual(USUAL_SETTINGS);
  });

  test('I6 · a trade is listed and annulled once, a second press changes nothing', async () => {
    const { id } = await bench.traded();
    const [trade] = await latestTrades(bench.api.db);
    expect(await (await page('/exchange/trades')).text()).toContain(trade!.trade_id);
    for (let press = 0; press < 2; press += 1)
      expect((await page('/exchange/trades', { trade: trade!.trade_id })).status).toBe(303);
    expect((await page('/exchange/trades', { trade: 'no-such-trade' })).status).toBe(303);
    const messages = await exchangeOutbox.after(bench.api.db, 0, 500);
    expect(messages.filter(({ type }) => type === 'annulled')).toHaveLength(1);
    await bench.advance();
    expect((await bench.order(id)).trades).toMatchObject([{ annulled: true }]);
    expect(await (await page('/exchange/trades')).text()).toContain('Annulled');
    await bench.sound();
  });

  test('I6 · a trade between two of our orders is annulled for both', async () => {
    await bench.traded();
    const gateway = bench.gateway();
    const { db } = gateway;
    const stored = (await bookOf(db, bench.share.isin))!;
    const price = stored.book.bids[0]!.price! + stored.book.tick;
    const order = {
      isin: bench.share.isin,
      quantity: 3,
      price,
      trigger: null,
      validity: 'day' as const,
      notify_url: 'http://127.0.0.1:1/api/v3/webhooks/exchange',
      entered_at: await bench.api.ctx.business.now(),
      annul_at: null,
    };
    const [seller, buyer]: string[] = [randomUUID(), randomUUID()];
    await takeOrder(gateway, { ...order, id: seller!, side: 'sell' });
    await takeOrder(gateway, { ...order, id: buyer!, side: 'buy' });
    const of = async (type: string) =>
      (await exchangeOutbox.after(db, 0, 500))
        .filter((message) => message.type === type && [seller!, buyer!].includes(message.order_id))
        .map(({ order_id }) => order_id)
        .toSorted();
    expect(await of('traded')).toEqual([seller, buyer].toSorted());
    const [trade] = await latestTrades(db);
    await db.tx((tx) => annulTrade(gateway, tx, trade!.trade_id, order.entered_at));
    expect(await of('annulled')).toEqual([seller, buyer].toSorted());
  });
});
