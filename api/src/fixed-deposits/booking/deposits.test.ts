import { confirmsOf, type CallBody, type CallName } from '@sanchay/contracts';
import { proveBooks } from '../../ledger/index.ts';
import { PERSONAS } from '../../personas/index.ts';
import { signedHeaders } from '../../partners/signature.ts';
import { runClockHooks } from '../../sandbox/clockMoved.ts';
import { sandboxPartners } from '../../testing/partners/sandboxPartners.ts';
import { testSecret } from '../../testing/partners/partnerSecrets.ts';
import { signIn } from '../../testing/people/personas.ts';
import { confirmedOtp } from '../../testing/people/stepUp.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

type Body = CallBody<'createDeposit'>;

const PLAN = 'axis-bank-12';

describe('I8 · booking a fixed deposit', () => {
  let api: TestApi;
  let partners: { close(): Promise<void> };
  let token: string;
  let bank: string;

  beforeEach(async () => {
    api = await testApi();
    partners = await sandboxPartners(api);
    ({ token } = await signIn(api, 'asha'));
    bank = (await preview()).body.data.accounts[0]!.id;
  });
  afterEach(async () => {
    await partners.close();
    await api.close();
  });

  const preview = (query: object = {}, plan = PLAN) =>
    api.call('previewDeposit', { token, params: { plan_id: plan }, query: { amount: 100_000, ...query } });
  const confirmed = async (call: CallName, purpose: 'purchase' | 'redeem', request: object) =>
    confirmedOtp(api, token, purpose, confirmsOf(call, request));
  const place = async (over: Partial<Body> = {}, key?: string) => {
    const body = {
      plan_id: PLAN,
      amount: 100_000,
      payout: 'maturity' as const,
      rate: (await preview()).body.data.rate,
      maturity_instruction: 'pay_out' as const,
      tax_form: 'none' as const,
      bank_id: bank,
      accepted: true as const,
      method: 'upi' as const,
      ...over,
    };
    const step_up = await confirmed('createDeposit', 'purchase', { params: {}, body });
    return api.call('createDeposit', { token, body: { ...body, step_up }, ...(key && { key }) });
  };
  const pressPay = async (page: string, action = 'pay') =>
    fetch(page, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
  /** Places, pays and lets the issuer decide. @returns the id */
  const book = async (over: Partial<Body> = {}) => {
    const placed = await place(over);
    expect([placed.http, placed.body.message]).toEqual([200, undefined]);
    const { id, payment } = placed.body.data;
    await pressPay(payment!.redirect_url!);
    await api.call('payment', { token, params: { id: payment!.id } });
    await api.runJobs();
    api.clock.advance(40_000);
    await api.runJobs();
    return id;
  };
  const deposit = async (id: string) => (await api.call('deposit', { token, params: { id } })).body.data;
  const moveTo = async (day: string) => {
    const from = api.clock.now();
    api.clock.set(`${day}T10:00:00.000+05:30`);
    ({ token } = await signIn(api, 'asha'));
    await runClockHooks(api.ctx, { from, to: api.clock.now() });
  };
  const notifyApi = (partner: 'deposits' | 'payments', payload: string, secret = testSecret(partner)) => {
    const url = `/api/v3/webhooks/${partner}`;
    return api.app.inject({
      ...{ method: 'POST', url, payload },
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(secret, { method: 'POST', path: url, body: payload }, api.clock.now()),
      },
    });
  };
  const news = (report: object, secret?: string) => notifyApi('deposits', JSON.stringify(report), secret);
  const sound = async () => expect((await proveBooks(api.db)).findings).toEqual([]);

  test('I8 · the preview shows terms, schedule, tax and insurance for the account', async () => {
    const { data } = (await preview()).body;
    expect(data).toMatchObject({
      plan_id: PLAN,
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

  test('I8 · paid and accepted, the deposit is active with a certificate, and the books are sound', async () => {
    const id = await book();
    const data = await deposit(id);
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
    await sound();
    const file = await api.app.inject({
      url: `/fixed_deposit/api/v1/deposits/${id}/certificate.pdf`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('I8 · the same request with its key is one deposit and one payment', async () => {
    const key = 'deposit-once-1';
    const body = {
      plan_id: PLAN,
      amount: 100_000,
      payout: 'maturity',
      rate: (await preview()).body.data.rate,
    };
    const whole = {
      ...body,
      ...{ maturity_instruction: 'pay_out', tax_form: 'none', bank_id: bank, accepted: true, method: 'upi' },
    };
    const step_up = await confirmed('createDeposit', 'purchase', { params: {}, body: whole });
    const send = () => api.call('createDeposit', { token, key, body: { ...whole, step_up } });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.body.data.id).toBe(second.body.data.id);
    expect(await api.db.query('SELECT count(*)::int AS count FROM deposits')).toEqual([{ count: 1 }]);
  });

  test.each<[string, Partial<Body>, string]>([
    ['below the minimum', { amount: 4_999 }, 'amount_below'],
    ['above the maximum', { amount: 20_000_001 }, 'amount_above'],
    ['a tenure that the plan does not have', { months: 11 }, 'tenure_outside'],
    ['a part of a rupee', { amount: 100_000.5 }, 'amount_whole'],
    ['a rate that is not offered any more', { rate: 9.99 }, 'rate_changed'],
    ['an account of somebody else', { bank_id: '5a9c4a1e-0009-4000-8000-000000000001' }, 'bank_unknown'],
    ['Form 15H at 38', { tax_form: 'form_15h' }, 'form_15h'],
  ])('I8 · %s is refused, and nothing is stored', async (_what, over, code) => {
    const answer = await place(over);
    expect([answer.http, answer.body.code]).toEqual([422, code]);
    expect(await api.db.query('SELECT 1 FROM deposits')).toEqual([]);
    expect(await api.db.query("SELECT 1 FROM payments WHERE purpose = 'fixed_deposit'")).toEqual([]);
  });

  test('I8 · the rate of seniors starts on the 60th birthday, not at 59', async () => {
    const bornOn = async (day: string) => {
      const { portfolioId } = PERSONAS.asha;
      await api.db.query(
        'UPDATE portfolio_applicants SET birth_sealed = $2 WHERE portfolio_id = $1 AND position = 1',
        [portfolioId, await api.ctx.vault.seal(`applicant:${portfolioId}:1`, day)],
      );
      return (await preview()).body.data;
    };
    const younger = await bornOn('1966-11-21');
    const senior = await bornOn('1966-11-20');
    expect([younger.senior, senior.senior]).toEqual([false, true]);
    expect(senior.rate).toBeGreaterThan(younger.rate);
    expect([senior.tax_form, senior.tax.threshold]).toEqual(['form_15h', 100_000]);
  });

  test('I8 · a payment that fails books nothing and names the reason', async () => {
    const { id, payment } = (await place()).body.data;
    await pressPay(payment!.redirect_url!, 'fail');
    await api.call('payment', { token, params: { id: payment!.id } });
    expect(await deposit(id)).toMatchObject({ state: 'not_paid', balance: 0, certificate_no: null });
    await api.runJobs();
    expect(await api.db.query('SELECT 1 FROM partners_sandbox.deposits')).toEqual([]);
    await sound();
  });

  test('I8 · a rejected booking is refunded in full with the reason of the issuer', async () => {
    const id = await book({ amount: 100_001 });
    expect(await deposit(id)).toMatchObject({ state: 'rejected', balance: 0 });
    const [refund] = await api.db.query<{ amount: string }>(
      'SELECT amount FROM payment_refunds WHERE subject_id = $1',
      [id],
    );
    expect(refund).toEqual({ amount: '100001.00' });
    await sound();
  });

  test('I8 · a question of the issuer waits for the answer, which is sent once', async () => {
    const id = await book({ amount: 100_002 });
    expect(await deposit(id)).toMatchObject({
      state: 'queried',
      query: 'Please confirm your current address.',
    });
    const answer = (text: string) =>
      api.call('answerDepositQuery', { token, params: { id }, body: { answer: text } });
    expect((await answer('   ')).body.code).toBe('answer_needed');
    expect((await answer('12 Park Street, Pune')).body.data.state).toBe('booking');
    expect((await answer('again')).body.code).toBe('not_queried');
    api.clock.advance(60_000);
    await api.runJobs();
    expect(await deposit(id)).toMatchObject({ state: 'active', query: null });
    await sound();
  });

  test('I8 · an issuer that is down after the payment is tried again, and books once', async () => {
    const { id, payment } = (await place({ amount: 100_004 })).body.data;
    await pressPay(payment!.redirect_url!);
    await api.call('payment', { token, params: { id: payment!.id } });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(api.runJobs()).rejects.toThrow('partners');
      await api.ctx.jobs.send(api.db, 'deposit-book', { id });
    }
    await api.runJobs();
    api.clock.advance(40_000);
    await api.runJobs();
    expect((await deposit(id)).state).toBe('active');
    await sound();
  });

  test('I8 · notifications that repeat, come late or are forged change nothing', async () => {
    const id = await book({ amount: 100_005 });
    const [row] = await api.db.query<{ issuer_ref: string }>(
      'SELECT issuer_ref FROM deposits WHERE id = $1',
      [id],
    );
    const report = { id, ref: row!.issuer_ref, note: null };
    for (const status of ['accepted', 'rejected', 'queried', 'received'])
      expect((await news({ ...report, status })).statusCode).toBe(200);
    expect((await news({ ...report, status: 'rejected' }, 'x'.repeat(40))).statusCode).toBe(403);
    const data = await deposit(id);
    expect(data.state).toBe('active');
    expect(data.timeline.filter(({ step }) => step === 'accepted')).toHaveLength(1);
    await sound();
  });

  test('I8 · interest is added on its days, once, and pays out at maturity', async () => {
    const id = await book();
    const { postings, maturity_amount } = await deposit(id);
    await moveTo('2027-06-01');
    await runClockHooks(api.ctx, { from: api.clock.now(), to: api.clock.now() });
    const half = await deposit(id);
    expect(half.postings.filter(({ booked }) => booked)).toHaveLength(2);
    expect(half.balance).toBe(postings[1]!.balance);
    expect(half.value).toBeGreaterThan(half.balance);
    await sound();
    await moveTo('2027-12-01');
    expect(await deposit(id)).toMatchObject({
      state: 'matured',
      balance: 0,
      value: 0,
      paid_on_end: maturity_amount,
      ended_on: '2027-11-20',
    });
    await sound();
  });

  test('I8 · tax is deducted once the interest of the year with the issuer crosses the threshold', async () => {
    const method = 'netbanking';
    await book({ amount: 3_000_000, method });
    const second = await book({
      amount: 3_000_000,
      method,
      payout: 'yearly',
      rate: (await preview({ payout: 'yearly' })).body.data.rate,
    });
    await moveTo('2027-02-21');
    const [first] = await api.db.query<{ tds: string }>(
      'SELECT tds FROM deposit_postings ORDER BY day LIMIT 1',
    );
    // A quarter of interest is below ₹50,000.
    expect(first).toEqual({ tds: '0.00' });
    await moveTo('2027-11-21');
    const data = await deposit(second);
    expect(data.tds).toBeGreaterThan(0);
    const [sum] = await api.db.query<{ interest: string; tds: string }>(
      `SELECT sum(interest)::text AS interest, sum(tds)::text AS tds FROM deposit_postings WHERE day >= '2027-04-01'`,
    );
    expect(Number(sum!.tds)).toBeCloseTo(Number(sum!.interest) / 10, 1);
    await sound();
  });

  test('I8 · renewal at maturity opens a deposit of principal and interest at the rates of that day', async () => {
    const id = await book({ maturity_instruction: 'renew_all' });
    const { maturity_amount } = await deposit(id);
    await moveTo('2027-11-22');
    const old = await deposit(id);
    expect(old.state).toBe('renewed');
    const next = await deposit(old.renewed_as!);
    expect(next).toMatchObject({
      state: 'active',
      opens_on: '2027-11-20',
      principal: Math.floor(maturity_amount),
      certificate_no: 'FD/27-28/000001',
    });
    expect(old.paid_on_end).toBeCloseTo(maturity_amount - Math.floor(maturity_amount), 2);
    await sound();
  });

  test('I8 · where the tenure is not offered any more, a renewal is paid out instead', async () => {
    const id = await book({ maturity_instruction: 'renew_principal' });
    await api.db.query('DELETE FROM fixed_deposit_payouts WHERE deposit_id = $1', [PLAN]);
    await api.db.query('DELETE FROM fixed_deposits WHERE id = $1', [PLAN]);
    await moveTo('2027-11-20');
    expect((await deposit(id)).state).toBe('matured');
    await sound();
  });

  describe('I8 · premature withdrawal', () => {
    const closure = (id: string) => api.call('previewDepositClosure', { token, params: { id } });
    const close = async (id: string, amount: number) => {
      const body = { amount };
      const step_up = await confirmed('closeDeposit', 'redeem', { params: { id }, body });
      return api.call('closeDeposit', { token, params: { id }, body: { ...body, step_up } });
    };

    test('I8 · pays what the preview shows, once, also from two tabs', async () => {
      const id = await book();
      await moveTo('2027-06-20');
      const { data } = (await closure(id)).body;
      expect(data).toMatchObject({ allowed: true, refusal: null });
      expect(data.amount).toBeLessThan((await deposit(id)).value);
      const answers = await Promise.all([close(id, data.amount), close(id, data.amount)]);
      expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
      expect(await deposit(id)).toMatchObject({ state: 'withdrawn', paid_on_end: data.amount, balance: 0 });
      await sound();
    });

    test('I8 · refuses an amount that is not the one of today, and a deposit of another account', async () => {
      const id = await book();
      await moveTo('2027-06-20');
      expect((await close(id, 1)).body.code).toBe('amount_changed');
      const other = (await signIn(api, 'meera')).token;
      const asked = await api.call('previewDepositClosure', { token: other, params: { id } });
      expect(asked.http).toBe(404);
      expect((await api.call('deposit', { token: other, params: { id } })).http).toBe(404);
      expect((await api.call('deposits', { token: other })).body.data).toEqual([]);
    });
  });

  test('P2 · an active deposit is in net worth, its class, the maturities and the flows', async () => {
    const id = await book();
    await moveTo('2027-06-01');
    const { value, maturity_amount } = await deposit(id);
    const worth = (await api.call('netWorth', { token })).body.data;
    expect(worth.maturities).toContainEqual(
      expect.objectContaining({ id, asset: 'fixed_deposit', on: '2027-11-20', value: maturity_amount }),
    );
    const { assets } = (await api.call('ownedAssets', { token, query: { class: 'fixed_deposits' } })).body
      .data;
    expect(assets).toContainEqual(
      expect.objectContaining({ id, value, invested: 100_000, source: 'sanchay' }),
    );
    const income = (await api.call('incomeReport', { token, query: { year: '2027-28' } })).body.data;
    expect(income.interest).toEqual([
      expect.objectContaining({ source: 'fixed_deposit', date: '2027-05-20', taxed: 'slab', tds: 0 }),
    ]);
    await moveTo('2027-12-01');
    const after = (await api.call('ownedAssets', { token, query: { class: 'fixed_deposits' } })).body.data;
    expect(after.assets.some((asset) => asset.id === id)).toBe(false);
  });

  test('I8 · a chargeback ends an active deposit without interest', async () => {
    const id = await book();
    const { payment } = await deposit(id);
    const [row] = await api.db.query<{ gateway_ref: string }>(
      'SELECT gateway_ref FROM payments WHERE id = $1',
      [payment!.id],
    );
    await moveTo('2027-03-01');
    await pressPay(`${api.ctx.settings.partnersOrigin}/pay/${row!.gateway_ref}`, 'charge_back');
    const [event] = await api.db.query<{ body: string }>(
      "SELECT body FROM partners_sandbox.events WHERE body LIKE '%charged_back%'",
    );
    expect((await notifyApi('payments', event!.body)).statusCode).toBe(200);
    expect(await deposit(id)).toMatchObject({ state: 'reversed', balance: 0 });
    await sound();
  });

  test('I8 · an account with a deposit cannot be closed', async () => {
    await book();
    const { data } = (await api.call('closure', { token })).body;
    expect(data.blockers).toContainEqual({ kind: 'deposits', count: 1 });
  });
});
