import { ShareBench } from '../../testing/partners/shareBench.ts';

describe('I6 · cash for stocks', () => {
  let bench: ShareBench;

  beforeEach(async () => {
    bench = await ShareBench.open();
  });
  afterEach(() => bench.close());
  const sum = (numbers: readonly number[]) => Math.round(numbers.reduce((a, b) => a + b, 0) * 100) / 100;

  const withdraw = async (amount: number) => {
    bench.api.clock.advance(1_000);
    const bank_id = (await bench.cash()).accounts[0]!.id;
    const body = { amount, bank_id };
    const step_up = await bench.confirmed('withdrawTradingCash', { params: {}, body });
    return bench.api.call('withdrawTradingCash', { token: bench.token, body: { ...body, step_up } });
  };

  test('I6 · available cash is withdrawn with an OTP, what is set aside is not', async () => {
    await bench.addCash();
    const { net } = await bench.traded();
    const free = sum([100_000, -net]);
    expect((await withdraw(sum([free, 0.01]))).body.code).toBe('withdraw_most');
    expect((await withdraw(free)).body.data).toMatchObject({ available: 0, reserved: net });
    expect((await withdraw(0)).body.code).toBe('withdraw_least');
    expect((await bench.cash()).movements.map(({ kind }) => kind)).toEqual(['withdrawn', 'added']);
    await bench.sound();
  });

  test("I4 · cash for stocks is collected at the broker's verified handle", async () => {
    const { body } = await bench.api.call('addTradingCash', {
      token: bench.token,
      body: { amount: 5_000, method: 'upi' },
    });
    const page = await (await fetch(body.data.redirect_url!)).text();
    expect(page).toContain('It pays <strong>sanchay.brk@validhdfc</strong>');
  });

  test('I6 · a payment that adds cash is listed while it is under way', async () => {
    const { body } = await bench.api.call('addTradingCash', {
      token: bench.token,
      body: { amount: 5_000, method: 'netbanking' },
    });
    const { id } = body.data;
    expect((await bench.cash()).live_payment_ids).toEqual([id]);
    await bench.api.call('cancelPayment', { token: bench.token, params: { id }, body: {} });
    expect((await bench.cash()).live_payment_ids).toEqual([]);
  });

  test('I6 · idle cash is paid out on the first Friday of the quarter, once', async () => {
    await bench.addCash();
    expect((await bench.cash()).next_payout_on).toBe('2027-01-01');
    await bench.moveTo('2026-12-31T12:00:00.000+05:30');
    expect((await bench.cash()).available).toBe(100_000);
    await bench.moveTo('2027-01-01T12:00:00.000+05:30');
    expect(await bench.cash()).toMatchObject({ available: 0, next_payout_on: '2027-04-02' });
    expect((await bench.cash()).movements[0]).toMatchObject({ kind: 'paid_out', amount: -100_000 });
    await bench.addCash(5_000);
    await bench.moveTo('2027-01-02T12:00:00.000+05:30');
    expect((await bench.cash()).available).toBe(5_000);
    await bench.sound();
  });

  test.each([
    [99.99, 'add_least'],
    [100.001, 'amount_paise'],
    [1_00_00_001, 'add_most'],
  ])('I6 · adding ₹%s is refused', async (amount, code) => {
    const { http, body } = await bench.api.call('addTradingCash', {
      token: bench.token,
      body: { amount, method: 'upi' },
    });
    expect([http, body.code]).toEqual([422, code]);
  });
});
