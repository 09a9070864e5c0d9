import { PERSONAS, type PersonaName } from '../personas/index.ts';
import {
  endQuietly,
  fakeGateway,
  newsOf,
  sendMandateNews,
  sendNews,
  type FakeGateway,
} from '../testing/partners/fakeGateway.ts';
import { FRIDAY_MORNING } from '../testing/orderBench.ts';
import { FUNDS, orderMarket } from '../testing/orderMarket.ts';
import { signIn } from '../testing/people/personas.ts';
import { stepUp } from '../testing/people/stepUp.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

const { asha, farah, nikhil } = PERSONAS;

/** Each case is brought about in storage or over HTTP, and then taken away again. */
describe('the list of tasks', () => {
  let api: TestApi;
  let gateway: FakeGateway;
  let token: string;
  beforeEach(async () => {
    gateway = await fakeGateway();
    api = await testApi({ partnersOrigin: gateway.origin });
    gateway.now = api.clock.now;
    await orderMarket(api.db);
    await goTo(FRIDAY_MORNING);
  });
  afterEach(async () => {
    await api.close();
    await gateway.close();
  });

  async function goTo(instant: string, who: PersonaName = 'asha'): Promise<void> {
    api.clock.set(instant);
    token = (await signIn(api, who)).token;
    await api.runJobs();
  }
  const call: TestApi['call'] = (name, options = {}) => api.call(name, { token, ...options });
  const list = async () => (await call('tasks')).body.data.tasks;
  const kinds = async () => (await list()).map(({ kind }) => kind);
  const one = async (kind: string) => (await list()).find((task) => task.kind === kind);
  const hrefs = (task: Awaited<ReturnType<typeof one>>) => task!.actions.map(({ href }) => href);

  async function sip(over: Record<string, unknown> = {}) {
    const terms = {
      ...{ kind: 'sip', code: FUNDS.equity, amount: 1000, frequency: 'monthly', start_date: '2026-12-05' },
      ...over,
    };
    const { consent } = (await call('previewSystematic', { query: terms as never })).body.data;
    const step_up_code = await stepUp(api, token, 'systematic', consent.hash);
    const body = { ...terms, consent_hash: consent.hash, step_up_code } as never;
    return (await call('createSystematic', { body })).body.data;
  }
  async function mandate(over: Record<string, unknown> = {}): Promise<string> {
    const bank_id = (await call('mandateTerms')).body.data.banks[0]!.id;
    const body = { type: 'xsip', bank_id, limit: 25_000, until: '2036-11-20', ...over } as never;
    return (await call('createMandate', { body })).body.data.id;
  }
  const news = (id: string, status: string) =>
    sendMandateNews(api, { mandate_id: id, status, reason: null, reference: null });
  async function active(over: Record<string, unknown> = {}): Promise<string> {
    const id = await mandate(over);
    await news(id, 'active');
    return id;
  }

  test.each(['asha', 'meera', 'arjun', 'farah'] as const)(
    'P1 · %s, who is ready and owes nothing, has no task',
    async (who) => {
      await goTo(FRIDAY_MORNING, who);
      expect((await call('tasks')).body.data).toEqual({ tasks: [], setup: null });
    },
  );

  test('P1 · a stranger has no list', async () => {
    expect((await api.call('tasks')).http).toBe(401);
  });

  test('P1 · a new account has its setup, each step with its own page once it can be opened', async () => {
    await goTo(FRIDAY_MORNING, 'ravi');
    const { tasks, setup } = (await call('tasks')).body.data;
    expect(tasks.map(({ kind, state, actions }) => [kind, state, actions.map(({ href }) => href)])).toEqual([
      ['setup_open', 'open', ['/solo-setup']],
      ['risk_missing', 'later', []],
      ['bank_missing', 'later', []],
    ]);
    expect(setup).toEqual({ done: 0, of: 7 });
    await goTo(FRIDAY_MORNING, 'lata');
    expect(hrefs(await one('setup_open'))).toEqual(['/joint-setup']);
  });

  test('O8 · while KYC is being verified only missing information is requested, and a rejection leads to the form', async () => {
    await goTo(FRIDAY_MORNING, 'nikhil');
    const about = (row: string) =>
      api.db.query(`UPDATE kyc_records SET ${row} WHERE portfolio_id = $1`, [nikhil.portfolioId]);
    expect(await list()).toMatchObject([{ kind: 'form_under_check', state: 'waiting', actions: [] }]);
    await api.db.query('DELETE FROM risk_profiles WHERE portfolio_id = $1', [nikhil.portfolioId]);
    await api.db.query('DELETE FROM bank_accounts WHERE portfolio_id = $1', [nikhil.portfolioId]);
    expect((await list()).map(({ kind, state, actions }) => [kind, state, actions[0]?.href])).toEqual([
      ['risk_missing', 'open', '/kyc-risk-profile'],
      ['bank_missing', 'open', '/bank-solo-setup'],
      ['form_under_check', 'waiting', undefined],
    ]);
    await about(`form_status = 6, esign_status = 'signed'`);
    expect(hrefs(await one('form_rejected'))[0]).toMatch(/^\/upload-pan-card\?id=/);
    await about(`form_status = 4, esign_status = 'rejected'`);
    expect(hrefs(await one('signature_rejected'))[0]).toMatch(/^\/do-esign\?id=/);
    await about(`form_status = 2, esign_status = 'pending'`);
    expect(hrefs(await one('form_not_signed'))[0]).toMatch(/^\/do-esign\?id=/);
    await about('form_status = 3');
    expect(hrefs(await one('form_sent_back'))[0]).toMatch(/^\/upload-pan-card\?id=/);
    await about('form_status = 7');
    expect(await kinds()).toEqual(['risk_missing', 'bank_missing']);
  });

  test('O8 · KYC that fell back after the account was ready is a task again', async () => {
    const about = (row: string) =>
      api.db.query(`UPDATE kyc_records SET ${row} WHERE portfolio_id = $1`, [asha.portfolioId]);
    await about(`pan_kyc_status = 0, registry_status = 'rejected'`);
    expect((await call('tasks')).body.data.setup).toBeNull();
    expect(await kinds()).toEqual(['pan_not_verified']);
    await about(`pan_kyc_status = 1, registry_status = 'validated'`);
    expect(await kinds()).toEqual([]);
  });

  test('P1 · the cart is to pay, to confirm, or its payment is under way', async () => {
    const { id } = (await call('createOrder', { body: { code: FUNDS.equity, type: 'buy', amount: 5000 } }))
      .body.data;
    expect(await list()).toMatchObject([{ kind: 'pay_cart', amount: 5000, count: 1 }]);
    expect(hrefs(await one('pay_cart'))).toEqual(['/cart']);
    const { id: cart_id, revision, confirms } = (await call('cart')).body.data;
    const step_up = await stepUp(api, token, 'purchase', confirms!);
    const paying = { cart_id, revision, method: 'upi', consents: [], step_up };
    const payment = (await call('pay', { body: paying as never })).body.data.id;
    expect(await list()).toMatchObject([{ kind: 'payment_pending', state: 'waiting', amount: 5000 }]);
    api.clock.set('2026-11-20T10:12:00.000+05:30');
    expect(await kinds()).toEqual(['payment_delayed']);
    endQuietly(gateway, payment, { status: 'failed', reason: 'Declined.' });
    await sendNews(api, newsOf(gateway, payment, {}));
    expect(await kinds()).toEqual(['pay_cart']);
    await call('cancelOrder', { params: { id } });
    expect(await kinds()).toEqual([]);
  });

  test('P1 · the cart of an account that is not ready is saved for later', async () => {
    await goTo(FRIDAY_MORNING, 'nikhil');
    await call('createOrder', { body: { code: FUNDS.equity, type: 'buy', amount: 5000 } });
    expect((await list()).map(({ kind, state }) => [kind, state])).toEqual([
      ['form_under_check', 'waiting'],
      ['saved_cart', 'later'],
    ]);
  });

  test('I4 · an amount due after a chargeback is the first task until it is paid or in payment', async () => {
    const [bank] = await api.db.query<{ id: string }>('SELECT gen_random_uuid() AS id');
    const { id: order } = (
      await call('createOrder', { body: { code: FUNDS.equity, type: 'buy', amount: 5000 } })
    ).body.data;
    const { id: cart_id, revision, confirms } = (await call('cart')).body.data;
    const step_up = await stepUp(api, token, 'purchase', confirms!);
    const body = { cart_id, revision, method: 'upi', consents: [], step_up } as never;
    const payment = (await call('pay', { body })).body.data.id;
    endQuietly(gateway, payment, { status: 'successful', paid_at: api.clock.now().toISOString() });
    await sendNews(api, newsOf(gateway, payment));
    expect(await kinds()).toEqual([]);
    await api.db.query(
      `INSERT INTO chargebacks (investor_id, id, portfolio_id, payment_id, disputes, amount, recovered, due, settled, at)
       VALUES ($1, $2, $3, $4, '{}', 5000, 3000, 2000, 0, now())`,
      [asha.userId, bank!.id, asha.portfolioId, payment],
    );
    await call('createOrder', { body: { code: FUNDS.debt, type: 'buy', amount: 3000 } });
    expect(order).toBeTruthy();
    expect(await list()).toMatchObject([
      { kind: 'amount_due', amount: 2000, actions: [{ action: 'pay_due', href: '/orders' }] },
      { kind: 'pay_cart' },
    ]);
    await api.db.query('UPDATE chargebacks SET settled = 2000, settled_at = now()');
    expect(await kinds()).toEqual(['pay_cart']);
  });

  test('I5 · a SIP without an active mandate leads to the mandate, and at no time to two things at once', async () => {
    const { id: plan } = await sip();
    expect(await list()).toMatchObject([{ kind: 'sip_without_mandate', count: 1 }]);
    expect(hrefs(await one('sip_without_mandate'))).toEqual(['/mandates']);
    const first = await mandate();
    expect(await kinds()).toEqual(['mandate_to_authorise']);
    await news(first, 'with_bank');
    expect(await list()).toMatchObject([{ kind: 'mandate_with_bank', state: 'waiting' }]);
    await news(first, 'rejected');
    expect(await list()).toMatchObject([
      { kind: 'mandate_rejected', reason: 'Declined by you or your bank. Nothing is debited.', count: 1 },
    ]);
    await active();
    expect(await kinds()).toEqual(['autopay_off']);
    expect(hrefs(await one('autopay_off'))).toEqual([`/systematic/${plan}`]);
    await api.db.query(
      'UPDATE systematic_plans SET mandate_id = (SELECT id FROM mandates WHERE status = $1)',
      ['active'],
    );
    expect(await kinds()).toEqual([]);
  });

  test('I5 · a mandate that is too small, or that the bank ended, does not count', async () => {
    const small = await active({ limit: 500 });
    await sip();
    expect(await kinds()).toEqual(['sip_without_mandate']);
    await news(small, 'revoked');
    expect(await kinds()).toEqual(['sip_without_mandate']);
    await api.db.query(`UPDATE systematic_plans SET status = 'paused'`);
    expect(await kinds()).toEqual([]);
  });

  test('I4 · a paused mandate and one that ends within 30 days are tasks; a later one that takes its place ends that', async () => {
    const id = await active();
    await sip();
    expect(await kinds()).toEqual([]);
    await api.db.query(`UPDATE mandates SET status = 'paused'`);
    expect(await list()).toMatchObject([{ kind: 'mandate_paused', count: 1 }]);
    await api.db.query(`UPDATE mandates SET status = 'active', valid_until = '2026-12-21'`);
    expect(await kinds()).toEqual([]);
    await api.db.query(`UPDATE mandates SET valid_until = '2026-12-20'`);
    expect(await list()).toMatchObject([{ kind: 'mandate_expiring', count: 1, date: '2026-12-20' }]);
    const next = await active({ limit: 30_000 });
    expect(await kinds()).toEqual(['mandate_expiring']);
    await api.db.query('UPDATE systematic_plans SET mandate_id = $1 WHERE mandate_id = $2', [next, id]);
    expect(await kinds()).toEqual([]);
  });

  test('I5 · a failed debit shows why, what happens next and how to pay; a purchase or the next instalment ends it', async () => {
    await active();
    const plan = await sip();
    await goTo('2026-12-06T07:00:00.000+05:30');
    await goTo('2026-12-07T08:00:00.000+05:30');
    const [debit] = [...gateway.payments.values()];
    endQuietly(gateway, debit!.id, { status: 'failed', reason: 'declined' });
    await sendNews(api, newsOf(gateway, debit!.id, {}));
    await api.runJobs();
    const failed = await one('instalment_failed');
    expect(failed).toMatchObject({
      ...{ amount: 1000, count: 1, limit: 3, date: '2026-12-05', next_date: '2027-01-05' },
      ...{ name: 'Zed Equity', reason: 'Your bank declined the debit. No money was taken.' },
    });
    expect(hrefs(failed)).toEqual([
      `/mutual-funds/fund/${FUNDS.equity.toLowerCase()}?type=buy&amount=1000`,
      `/systematic/${plan.id}`,
    ]);
    const { id } = (await call('createOrder', { body: { code: FUNDS.equity, type: 'buy', amount: 1000 } }))
      .body.data;
    expect(await kinds()).toEqual(['pay_cart']);
    await call('cancelOrder', { params: { id } });
    expect(await kinds()).toEqual(['instalment_failed']);
    await api.db.query('UPDATE systematic_plans SET failures = 0');
    expect(await kinds()).toEqual([]);
  });

  test('O7 · a bank account that is not verified is a task until it is, or a later one takes its place', async () => {
    const other = (status: string, place: number | null, added: string) =>
      api.db.query(
        `INSERT INTO bank_accounts (id, investor_id, portfolio_id, place, ifsc, account_sealed, account_index,
           masked_account_no, type, status, added_at)
         SELECT gen_random_uuid(), investor_id, portfolio_id, $1, ifsc, account_sealed, decode(md5($2), 'hex'),
           '••••9999', type, $3, $4 FROM bank_accounts WHERE portfolio_id = $5 LIMIT 1`,
        [place, added, status, added, asha.portfolioId],
      );
    await other('pending', 4, '2026-11-19');
    expect(await list()).toMatchObject([{ kind: 'bank_checking', state: 'waiting' }]);
    await api.db.query(`UPDATE bank_accounts SET status = 'name_differs' WHERE place = 4`);
    expect(hrefs(await one('bank_name_differs'))).toEqual(['/profile/bank']);
    await api.db.query(
      `UPDATE bank_accounts SET status = 'failed', failure = 'closed', place = NULL WHERE place = 4`,
    );
    expect(await kinds()).toEqual(['bank_failed']);
    await other('pending', 5, '2026-11-20');
    expect(await kinds()).toEqual(['bank_checking']);
    await api.db.query(`UPDATE bank_accounts SET status = 'verified', verified_at = now() WHERE place = 5`);
    expect(await kinds()).toEqual([]);
  });

  test('O5 · a sole holder who neither named nominees nor opted out is prompted to; a joint account is not', async () => {
    const choice = (portfolio: string) =>
      api.db.query(`UPDATE nominee_sets SET replaced_at = now() WHERE portfolio_id = $1`, [portfolio]);
    await choice(asha.portfolioId);
    expect(await list()).toMatchObject([
      { kind: 'nominee_missing', actions: [{ action: 'add_nominee', href: '/profile/nominees' }] },
    ]);
    await choice(PERSONAS.meera.portfolioId);
    await goTo(FRIDAY_MORNING, 'meera');
    expect(await kinds()).toEqual([]);
  });

  test('S4 · a manager sees what is open in the account, without actions and without the nominees', async () => {
    await sip();
    await api.db.query(`UPDATE nominee_sets SET replaced_at = now() WHERE portfolio_id = $1`, [
      asha.portfolioId,
    ]);
    expect(await kinds()).toEqual(['sip_without_mandate', 'nominee_missing']);
    token = (await signIn(api, 'farah')).token;
    await call('switchPortfolio', { params: { id: asha.portfolioId } });
    expect(await list()).toMatchObject([{ kind: 'sip_without_mandate', count: 1, actions: [] }]);
    await call('switchPortfolio', { params: { id: farah.portfolioId } });
    expect(await kinds()).toEqual([]);
  });
});
