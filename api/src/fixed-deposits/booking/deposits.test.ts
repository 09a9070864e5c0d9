import { PERSONAS } from '../../personas/index.ts';
import {
  DEPOSIT_PLAN,
  DepositBench,
  pressPay,
  type DepositBody,
} from '../../testing/partners/depositBench.ts';

describe('I8 · booking a fixed deposit', () => {
  let bench: DepositBench;

  beforeEach(async () => {
    bench = await DepositBench.open();
  });
  afterEach(() => bench.close());

  const news = (report: object, secret?: string) => bench.notify('deposits', JSON.stringify(report), secret);

  test('I8 · the preview shows terms, schedule, tax and insurance for the account', async () => {
    const { data } = (await bench.preview()).body;
    expect(data).toMatchObject({
      plan_id: DEPOSIT_PLAN,
      issuer: { slug: 'axis-bank', kind: 'bank' },
      principal: 100_000,
      payout: 'maturity',
      compounding: 'quarterly',
      months: 12,
      senior: false,
      opens_on: '2026-11-20',
      matures_on: '2027-11-20',
      tds: 0,
      tax: { financial_year: '2026-27', threshold: 50_000, rate: 10, interest_booked: 0 },
      tax_form: 'form_15g',
      insured_up_to: 500_000,
      refusal: null,
    });
    expect(data.postings.map(({ on }) => on)).toEqual([
      '2027-02-20',
      '2027-05-20',
      '2027-08-20',
      '2027-11-20',
    ]);
    expect(data.postings.at(-1)!.balance).toBe(data.maturity_amount);
    expect(data.interest).toBeCloseTo(data.maturity_amount - 100_000, 2);
  });

  test('I4 · the money of a deposit goes to the handle of its issuer, which the preview shows', async () => {
    expect((await bench.preview()).body.data.payee_upi_id).toBe('axis-bank.fd@hdfcbank');
    const { payment } = (await bench.place()).body.data;
    const page = await (await fetch(payment!.redirect_url!)).text();
    expect(page).toContain('It pays <strong>axis-bank.fd@hdfcbank</strong>');
  });

  test('I8 · paid and accepted, the deposit is active with a certificate, and the books are sound', async () => {
    const id = await bench.book();
    const data = await bench.deposit(id);
    expect(data).toMatchObject({
      state: 'active',
      opens_on: '2026-11-20',
      matures_on: '2027-11-20',
      balance: 100_000,
      value: 100_000,
      certificate_no: 'FD/26-27/000001',
      query: null,
    });
    expect(data.timeline.map(({ step }) => step)).toEqual(['placed', 'paid', 'sent', 'accepted']);
    await bench.booksAreSound();
    const file = await bench.api.app.inject({
      url: `/fixed_deposit/api/v1/deposits/${id}/certificate.pdf`,
      headers: { authorization: `Bearer ${bench.token}` },
    });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('I8 · the same request with its key is one deposit and one payment', async () => {
    const key = 'deposit-once-1';
    const whole = await bench.request();
    const step_up = await bench.confirmed('createDeposit', 'purchase', { params: {}, body: whole });
    const send = () =>
      bench.api.call('createDeposit', { token: bench.token, key, body: { ...whole, step_up } });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.body.data.id).toBe(second.body.data.id);
    expect(await bench.api.db.query('SELECT count(*)::int AS count FROM deposits')).toEqual([{ count: 1 }]);
  });

  test.each<[string, Partial<DepositBody>, string]>([
    ['below the minimum', { amount: 4_999 }, 'amount_below'],
    ['above the maximum', { amount: 20_000_001 }, 'amount_above'],
    ['a tenure that the plan does not have', { months: 11 }, 'tenure_outside'],
    ['a part of a rupee', { amount: 100_000.5 }, 'amount_whole'],
    ['a rate that is not offered any more', { rate: 9.99 }, 'rate_changed'],
    ['an account of somebody else', { bank_id: '5a9c4a1e-0009-4000-8000-000000000001' }, 'bank_unknown'],
    ['Form 15H at 38', { tax_form: 'form_15h' }, 'form_15h'],
  ])('I8 · %s is refused, and nothing is stored', async (_what, over, code) => {
    const answer = await bench.place(over);
    expect([answer.http, answer.body.code]).toEqual([422, code]);
    expect(await bench.api.db.query('SELECT 1 FROM deposits')).toEqual([]);
    expect(await bench.api.db.query("SELECT 1 FROM payments WHERE purpose = 'fixed_deposit'")).toEqual([]);
  });

  test('I8 · the rate of seniors starts on the 60th birthday, not at 59', async () => {
    const bornOn = async (day: string) => {
      const { portfolioId } = PERSONAS.asha;
      await bench.api.db.query(
        'UPDATE portfolio_applicants SET birth_sealed = $2 WHERE portfolio_id = $1 AND position = 1',
        [portfolioId, await bench.api.ctx.vault.seal(`applicant:${portfolioId}:1`, day)],
      );
      return (await bench.preview()).body.data;
    };
    const younger = await bornOn('1966-11-21');
    const senior = await bornOn('1966-11-20');
    expect([younger.senior, senior.senior]).toEqual([false, true]);
    expect(senior.rate).toBeGreaterThan(younger.rate);
    expect([senior.tax_form, senior.tax.threshold]).toEqual(['form_15h', 100_000]);
  });

  test('I8 · a payment that fails books nothing and names the reason', async () => {
    const { id, payment } = (await bench.place()).body.data;
    await pressPay(payment!.redirect_url!, 'fail');
    await bench.readPayment(payment!.id);
    expect(await bench.deposit(id)).toMatchObject({ state: 'not_paid', balance: 0, certificate_no: null });
    await bench.api.runJobs();
    expect(await bench.api.db.query('SELECT 1 FROM partners_sandbox.decisions')).toEqual([]);
    await bench.booksAreSound();
  });

  test('I8 · a rejected booking is refunded in full with the reason of the issuer', async () => {
    const id = await bench.book({ amount: 100_001 });
    expect(await bench.deposit(id)).toMatchObject({ state: 'rejected', balance: 0 });
    const [refund] = await bench.api.db.query<{ amount: string }>(
      'SELECT amount FROM payment_refunds WHERE subject_id = $1',
      [id],
    );
    expect(refund).toEqual({ amount: '100001.00' });
    await bench.booksAreSound();
  });

  test('I8 · a question of the issuer waits for the answer, which is sent once', async () => {
    const id = await bench.book({ amount: 100_002 });
    expect(await bench.deposit(id)).toMatchObject({
      state: 'queried',
      query: 'Please confirm your current address.',
    });
    const answer = (text: string) =>
      bench.api.call('answerDepositQuery', { token: bench.token, params: { id }, body: { answer: text } });
    expect((await answer('   ')).body.code).toBe('answer_needed');
    expect((await answer('12 Park Street, Pune')).body.data.state).toBe('booking');
    expect((await answer('again')).body.code).toBe('not_queried');
    bench.api.clock.advance(60_000);
    await bench.api.runJobs();
    expect(await bench.deposit(id)).toMatchObject({ state: 'active', query: null });
    await bench.booksAreSound();
  });

  test('I8 · an issuer that is down after the payment is tried again, and books once', async () => {
    const { id, payment } = (await bench.place({ amount: 100_004 })).body.data;
    await pressPay(payment!.redirect_url!);
    await bench.readPayment(payment!.id);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(bench.api.runJobs()).rejects.toThrow('partners');
      await bench.api.ctx.jobs.send(bench.api.db, 'deposit-book', { id });
    }
    await bench.letIssuerDecide();
    expect((await bench.deposit(id)).state).toBe('active');
    await bench.booksAreSound();
  });

  test('I8 · notifications that repeat, come late or are forged change nothing', async () => {
    const id = await bench.book({ amount: 100_005 });
    const [row] = await bench.api.db.query<{ issuer_ref: string }>(
      'SELECT issuer_ref FROM deposits WHERE id = $1',
      [id],
    );
    const report = { id, ref: row!.issuer_ref, note: null };
    for (const status of ['accepted', 'rejected', 'queried', 'received'])
      expect((await news({ ...report, status })).statusCode).toBe(200);
    expect((await news({ ...report, status: 'rejected' }, 'x'.repeat(40))).statusCode).toBe(403);
    const data = await bench.deposit(id);
    expect(data.state).toBe('active');
    expect(data.timeline.filter(({ step }) => step === 'accepted')).toHaveLength(1);
    await bench.booksAreSound();
  });
});
