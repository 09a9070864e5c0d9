import { randomUUID } from 'node:crypto';
import { balanceOf, cashInTransit, proveBalanced } from '../ledger/index.ts';
import { onEnded, onPaid } from '../payments/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { PERSONAS } from '../sandbox/personas.ts';
import { endQuietly, fakeGateway, newsOf, sendMandateNews, sendNews } from '../testing/fakeGateway.ts';
import type { FakeGateway } from '../testing/fakeGateway.ts';
import { signIn } from '../testing/personas.ts';
import { stepUp } from '../testing/stepUp.ts';
import { testApi } from '../testing/testApi.ts';
import type { TestApi } from '../testing/testApi.ts';
import { announceDebit, chargeMandate, hasLiveMandate, mandateCovering, wakeMandates } from './index.ts';

const HOUR = 3_600_000;
const { asha } = PERSONAS;

describe('mandates', () => {
  let api: TestApi;
  let gateway: FakeGateway;
  let token: string;
  let bankId: string;
  let heard: [string, PaymentRow][];
  beforeAll(async () => {
    gateway = await fakeGateway();
    api = await testApi({ partnersOrigin: gateway.origin });
    gateway.now = api.clock.now;
    onPaid('instalment', async (_ctx, _tx, payment) => void heard.push(['paid', payment]));
    onEnded('instalment', async (_ctx, _tx, payment) => void heard.push(['ended', payment]));
  });
  beforeEach(async () => {
    api.clock.set('2026-11-20T10:00:00.000+05:30');
    gateway.mode = 'well';
    heard = [];
    await api.db.query('TRUNCATE mandate_debits, mandates, mandate_events, notices');
    await api.runJobs();
    token = (await signIn(api, 'asha')).token;
    bankId = (await api.call('mandateTerms', { token })).body.data.banks[0]!.id;
  });
  afterEach(() => proveBalanced(api.db));
  afterAll(async () => {
    await api.close();
    await gateway.close();
  });

  const create = (over: object = {}, key?: string) =>
    api.call('createMandate', {
      token,
      body: { type: 'xsip', bank_id: bankId, limit: 25_000, until: '2036-11-20', ...over },
      ...(key && { key }),
    });
  const made = async (over: object = {}) => (await create(over)).body.data.id;
  const read = async (id: string) => (await api.call('mandate', { token, params: { id } })).body.data;
  const news = (id: string, status: string, over: object = {}) =>
    sendMandateNews(api, { mandate_id: id, status, reason: null, reference: null, ...over });
  const active = async (over: object = {}) => {
    const id = await made(over);
    await news(id, 'active', { reference: 'SNDB0000000000000001' });
    return id;
  };
  const act = async (call: 'pauseMandate' | 'resumeMandate' | 'revokeMandate', id: string) =>
    api.call(call, { token, params: { id }, body: { step_up: await stepUp(api, token, 'mandate') } });
  const titles = async () =>
    (await api.call('notices', { token })).body.data
      .filter(({ group }) => group === 'mandates')
      .map(({ title }) => title);

  test('I4 · terms name each kind with its title, limits and time', async () => {
    const { data } = (await api.call('mandateTerms', { token })).body;
    expect(data.types).toEqual([
      { type: 'isip', title: 'BillPay', least: 500, most: 100_000, takes: '2 to 3 working days' },
      { type: 'esip', title: 'E-NACH', least: 500, most: 10_000_000, takes: '2 to 10 working days' },
      { type: 'xsip', title: 'OneClick', least: 500, most: 100_000, takes: 'A few minutes' },
      { type: 'net', title: 'OneClick', least: 500, most: 100_000, takes: 'A few minutes' },
    ]);
    expect([data.first_day, data.last_day, data.no_code_up_to, data.rule_ids]).toEqual([
      '2026-11-21',
      '2056-11-20',
      100_000,
      ['e-mandate-2026'],
    ]);
  });

  test('I4 · a mandate is authorised on the bank’s page and becomes active by the bank’s word', async () => {
    const answer = await create();
    const { id } = answer.body.data;
    expect([answer.http, answer.body.data]).toMatchObject([
      200,
      {
        title: 'OneClick',
        status: 'initiated',
        limit: 25_000,
        from: '2026-11-20',
        until: '2036-11-20',
        reference: null,
      },
    ]);
    expect(answer.body.data.redirect_url).toBe(`${gateway.origin}/mandate/mref-${id}`);
    expect(gateway.mandates.get(`mref-${id}`)).toMatchObject({
      limit: '25000.00',
      return_url: `http://localhost:4000/mandates?mandate=${id}`,
    });
    await news(id, 'with_bank');
    expect(await read(id)).toMatchObject({ status: 'bank_pending', redirect_url: null });
    await news(id, 'active', { reference: 'SNDB0000000000000001' });
    expect(await read(id)).toMatchObject({
      status: 'active',
      reference: 'SNDB0000000000000001',
      active_since: '2026-11-20T04:30:00.000Z',
    });
    expect(await titles()).toEqual(['OneClick mandate is active']);
    expect(await hasLiveMandate(api.db, bankId)).toBe(true);
  });

  test('I4 · news twice, out of order or forged moves nothing back', async () => {
    const id = await active();
    for (const status of ['with_bank', 'active', 'rejected', 'waiting'])
      expect((await news(id, status)).http).toBe(200);
    expect((await read(id)).status).toBe('active');
    const event = { event_id: 'the-same-event-01' };
    await news(id, 'revoked', event);
    await news(id, 'revoked', event);
    expect((await read(id)).status).toBe('revoked');
    expect(await titles()).toEqual(['OneClick mandate has ended', 'OneClick mandate is active']);
    const forged = await sendMandateNews(
      api,
      { mandate_id: id, status: 'active', reason: null, reference: null },
      'a-wrong-secret-a-wrong-secret-123',
    );
    expect(forged).toEqual({ http: 403, code: 'signature_invalid' });
  });

  test('I4 · a window that was closed proves nothing: the bank is asked, and lost news is found', async () => {
    const id = await made();
    gateway.mandates.get(`mref-${id}`)!.status = 'active';
    expect((await read(id)).status).toBe('active');
  });

  test('I4 · what is not finished in 15 minutes is not set up, and another can be', async () => {
    const id = await made();
    expect((await create()).body.code).toBe('mandate_starting');
    api.clock.advance(15 * 60_000 - 1);
    expect((await read(id)).status).toBe('initiated');
    api.clock.advance(1);
    expect(await read(id)).toMatchObject({
      status: 'rejected',
      reason: 'It was not finished on the bank’s page in time. Nothing is debited.',
    });
    expect((await create()).http).toBe(200);
  });

  test('I4 · asking twice with one key makes one mandate', async () => {
    const [first, second] = await Promise.all([create({}, 'mandate-key-1'), create({}, 'mandate-key-1')]);
    expect(first.body.data.id).toBe(second.body.data.id);
    expect((await api.call('mandates', { token })).body.data).toHaveLength(1);
  });

  test.each([
    [{ limit: 499 }, 'limit', 'The limit is at least ₹500.'],
    [{ limit: 100_001 }, 'limit', 'The limit is at most ₹1,00,000 for this kind of mandate.'],
    [{ limit: 1000.5 }, 'limit', 'Use whole rupees.'],
    [{ until: '2026-11-20' }, 'until', 'Choose a day after today.'],
    [{ until: '2056-11-21' }, 'until', 'A mandate can last until 20 Nov 2056 at most.'],
    [
      { bank_id: '00000000-0000-4000-8000-000000000000' },
      'bank_id',
      'Choose one of your verified bank accounts.',
    ],
  ])('I4 · %j is refused at its field', async (over, field, words) => {
    const answer = await create(over);
    expect([answer.http, answer.body.errors]).toEqual([422, { [field]: [words] }]);
    expect((await api.call('mandates', { token })).body.data).toEqual([]);
  });

  test('I4 · pause, resume and end ask for a code, reach the bank, and end for good', async () => {
    const id = await active();
    const bare = await api.call('pauseMandate', { token, params: { id }, body: {} });
    expect([bare.http, bare.body.code]).toEqual([403, 'step_up_required']);
    expect((await act('pauseMandate', id)).body.data.status).toBe('paused');
    expect(await mandateCovering(api.db, asha.portfolioId, 1000)).toBeNull();
    expect((await act('pauseMandate', id)).body.code).toBe('cannot_pause_mandate');
    expect((await act('resumeMandate', id)).body.data.status).toBe('active');
    expect((await act('revokeMandate', id)).body.data).toMatchObject({
      status: 'revoked',
      reason: 'You ended it.',
    });
    expect((await act('revokeMandate', id)).body.code).toBe('cannot_revoke_mandate');
    expect(gateway.mandates.get(`mref-${id}`)!.status).toBe('revoked');
    expect(await hasLiveMandate(api.db, bankId)).toBe(false);
  });

  test('I4 · a bank out of reach changes nothing', async () => {
    const id = await active();
    gateway.mode = 'broken';
    expect((await create({ type: 'net' })).body.code).toBe('gateway_unreachable');
    expect((await act('revokeMandate', id)).http).toBe(503);
    expect((await read(id)).status).toBe('active');
  });

  test('I4 · the mandate of somebody else is not found', async () => {
    const id = await active();
    const other = (await signIn(api, 'meera')).token;
    expect((await api.call('mandate', { token: other, params: { id } })).http).toBe(404);
    expect(
      (await api.call('revokeMandate', { token: other, params: { id }, body: { step_up: 'x' } })).http,
    ).toBe(404);
  });

  test('I4 · the smallest limit that is enough covers an amount, to the rupee', async () => {
    const big = await active({ limit: 50_000 });
    const small = await active({ type: 'net', limit: 10_000 });
    const covering = async (amount: string | number, day?: string) =>
      (await mandateCovering(api.db, asha.portfolioId, amount, day))?.id ?? null;
    expect([await covering(10_000), await covering('10000.01'), await covering(50_000)]).toEqual([
      small,
      big,
      big,
    ]);
    expect(await covering('50000.01')).toBeNull();
    expect([await covering(500, '2036-11-20'), await covering(500, '2036-11-21')]).toEqual([small, null]);
  });

  test('I4 · near its end it is told of once, and after its last day it is over', async () => {
    const id = await active({ until: '2026-12-25' });
    const wake = async () => {
      await wakeMandates(api.ctx);
      await api.runJobs();
      return titles();
    };
    expect(await wake()).toHaveLength(1);
    api.clock.set('2026-11-25T09:00:00+05:30');
    token = (await signIn(api, 'asha')).token;
    expect(await wake()).toEqual(['OneClick mandate ends on 25 Dec 2026', 'OneClick mandate is active']);
    expect(await wake()).toHaveLength(2);
    api.clock.set('2026-12-25T23:59:59+05:30');
    token = (await signIn(api, 'asha')).token;
    await wake();
    expect((await read(id)).status).toBe('active');
    api.clock.set('2026-12-26T00:00:00+05:30');
    await wake();
    expect(await read(id)).toMatchObject({ status: 'expired', reason: 'Its time is over.' });
  });

  describe('debits', () => {
    let mandateId: string;
    let subjectId: string;
    beforeEach(async () => {
      mandateId = await active();
      subjectId = randomUUID();
    });
    const notice = (over: object = {}) => ({
      mandateId,
      subjectId,
      amount: '5000.00',
      about: 'Fund X',
      ...over,
    });
    const announce = (over: object = {}) => api.db.tx((tx) => announceDebit(api.ctx, tx, notice(over)));
    const charge = (over: object = {}) =>
      api.db.tx((tx) =>
        chargeMandate(api.ctx, tx, {
          ...notice(),
          orderIds: [subjectId],
          portfolioId: asha.portfolioId,
          investorId: asha.userId,
          ...over,
        }),
      );
    const debit = async () => (await read(mandateId)).debits[0]!;
    const asked = () =>
      [...gateway.payments.values()].filter(({ mandate_ref }) => mandate_ref === `mref-${mandateId}`);
    const pay = async (id: string, end: object) => {
      endQuietly(gateway, id, end);
      await sendNews(api, newsOf(gateway, id));
    };
    const paid = () => ({ status: 'successful' as const, paid_at: api.clock.now().toISOString() });

    test('I4 · the person is told a day before, and only then the bank is asked, once', async () => {
      await announce();
      expect((await api.call('notices', { token })).body.data[0]).toMatchObject({
        title: '₹5,000 will be debited on 21 Nov 2026',
        path: '/mandates',
      });
      const payment = await charge();
      expect([payment.status, payment.method, payment.purpose]).toEqual(['created', 'mandate', 'instalment']);
      api.clock.advance(24 * HOUR - 1);
      await api.runJobs();
      expect(asked()).toEqual([]);
      api.clock.advance(1);
      await wakeMandates(api.ctx);
      await api.runJobs();
      await wakeMandates(api.ctx);
      await api.runJobs();
      expect(asked()).toMatchObject([{ id: payment.id, amount: '5000.00', method: 'mandate' }]);
      token = (await signIn(api, 'asha')).token;
      expect((await debit()).status).toBe('due');
      const before = await balanceOf(api.db, cashInTransit(), 'INR', asha.portfolioId);
      await pay(payment.id, paid());
      await sendNews(api, newsOf(gateway, payment.id));
      expect(heard.map(([end, row]) => [end, row.subject_id, row.order_ids])).toEqual([
        ['paid', subjectId, [subjectId]],
      ]);
      expect((await debit()).status).toBe('taken');
      const after = await balanceOf(api.db, cashInTransit(), 'INR', asha.portfolioId);
      expect(Number(after) - Number(before)).toBe(5000);
    });

    test('I4 · charged again it is the same payment, also after it was paid', async () => {
      const [first, second] = await Promise.all([charge(), charge()]);
      expect(second.id).toBe(first.id);
      api.clock.advance(24 * HOUR);
      await api.runJobs();
      await pay(first.id, paid());
      expect((await charge()).id).toBe(first.id);
      expect(asked()).toHaveLength(1);
    });

    test('I4 · the bank’s refusal reaches the instalment with its reason', async () => {
      const { id } = await charge();
      api.clock.advance(24 * HOUR);
      await api.runJobs();
      await pay(id, { status: 'failed', reason: 'declined' });
      expect(heard).toMatchObject([
        ['ended', { id, status: 'failed', reason: expect.stringMatching(/^The bank declined/) }],
      ]);
      token = (await signIn(api, 'asha')).token;
      expect((await debit()).status).toBe('failed');
    });

    test('I4 · a debit can be called off until it is due', async () => {
      const { id } = await charge();
      const off = (debitId: string) =>
        api.call('skipDebit', { token, params: { id: mandateId, debit: debitId } });
      const answer = await off((await debit()).id);
      expect(answer.body.data.debits).toMatchObject([
        {
          status: 'called_off',
          reason: 'You called this debit off. Nothing was charged.',
          opt_out_before: null,
        },
      ]);
      expect(heard).toMatchObject([['ended', { id, status: 'failed' }]]);
      api.clock.advance(25 * HOUR);
      await wakeMandates(api.ctx);
      await api.runJobs();
      expect(asked()).toEqual([]);
      await expect(charge()).rejects.toMatchObject({ code: 'debit_called_off' });
      token = (await signIn(api, 'asha')).token;
      subjectId = randomUUID();
      await announce();
      api.clock.advance(24 * HOUR);
      token = (await signIn(api, 'asha')).token;
      const late = await off((await read(mandateId)).debits.find(({ status }) => status === 'announced')!.id);
      expect([late.http, late.body.code]).toEqual([409, 'debit_too_late']);
      expect((await off(randomUUID())).http).toBe(404);
    });

    test('I4 · too much, paused, ended or over: refused with words, and nothing is kept', async () => {
      await expect(charge({ amount: '25000.01' })).rejects.toMatchObject({
        code: 'mandate_too_small',
        message: 'The amount is above the limit of ₹25,000 of the mandate.',
      });
      await act('pauseMandate', mandateId);
      await expect(charge()).rejects.toMatchObject({ code: 'mandate_not_active' });
      await act('resumeMandate', mandateId);
      api.clock.set('2036-11-21T00:00:00+05:30');
      await expect(charge()).rejects.toMatchObject({
        code: 'mandate_expired',
        message: 'The mandate has ended.',
      });
      await expect(charge({ mandateId: randomUUID() })).rejects.toMatchObject({ code: 'mandate_missing' });
      expect(await api.db.query('SELECT 1 FROM mandate_debits WHERE mandate_id = $1', [mandateId])).toEqual(
        [],
      );
    });

    test('I4 · a mandate paused after the notice is not debited, and the instalment hears why', async () => {
      const { id } = await charge();
      await act('pauseMandate', mandateId);
      api.clock.advance(24 * HOUR);
      await api.runJobs();
      expect(asked()).toEqual([]);
      expect(heard).toMatchObject([['ended', { id, reason: 'The mandate is not active.' }]]);
    });

    test('I4 · a later hour than the notice asks for is kept', async () => {
      await announce({ notBefore: new Date(api.clock.now().getTime() + 30 * HOUR) });
      expect((await debit()).opt_out_before).toBe('2026-11-21T10:30:00.000Z');
      await announce({ amount: '1.00' });
      expect((await debit()).amount).toBe(5000);
    });
  });
});
