import { PERSONAS } from '../personas/index.ts';
import { sendMandateNews } from '../testing/partners/fakeGateway.ts';
import { MandateBench } from '../testing/partners/mandateBench.ts';
import { signIn } from '../testing/people/personas.ts';
import { hasLiveMandate, mandateCovering, wakeMandates } from './index.ts';

const { asha } = PERSONAS;

describe('mandates', () => {
  let bench: MandateBench;
  beforeAll(async () => {
    bench = await MandateBench.open();
  });
  beforeEach(() => bench.start());
  afterAll(() => bench.close());

  const titles = async () =>
    (await bench.call('notices')).body.data
      .filter(({ group }) => group === 'mandates')
      .map(({ title }) => title);

  test('I4 · terms name each kind with its title, limits and time', async () => {
    const { data } = (await bench.call('mandateTerms')).body;
    expect(data.types).toEqual([
      { type: 'isip', title: 'BillPay', least: 500, most: 100_000, takes: '2 to 3 working days' },
      { type: 'esip', title: 'E-NACH', least: 500, most: 10_000_000, takes: '2 to 10 working days' },
      { type: 'xsip', title: 'OneClick', least: 500, most: 100_000, takes: 'A few minutes' },
      { type: 'net', title: 'OneClick', least: 500, most: 100_000, takes: 'A few minutes' },
    ]);
    expect([data.first_day, data.last_day, data.no_code_up_to, data.notice_hours, data.rule_ids]).toEqual([
      '2026-11-21',
      '2056-11-20',
      100_000,
      24,
      ['e-mandate-2026'],
    ]);
  });

  test('I4 · a mandate is authorised on the bank’s page and becomes active by the bank’s word', async () => {
    const answer = await bench.create();
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
    expect(answer.body.data.redirect_url).toBe(`${bench.gateway.origin}/mandate/mref-${id}`);
    expect(bench.gateway.mandates.get(`mref-${id}`)).toMatchObject({
      limit: '25000.00',
      return_url: `http://localhost:4000/mandates?mandate=${id}`,
    });
    await bench.news(id, 'with_bank');
    expect(await bench.read(id)).toMatchObject({ status: 'bank_pending', redirect_url: null });
    await bench.news(id, 'active', { reference: 'SNDB0000000000000001' });
    expect(await bench.read(id)).toMatchObject({
      status: 'active',
      reference: 'SNDB0000000000000001',
      active_since: '2026-11-20T04:30:00.000Z',
    });
    expect(await titles()).toEqual(['OneClick mandate is active']);
    expect(await hasLiveMandate(bench.api.db, bench.bankId)).toBe(true);
  });

  test('I4 · news twice, out of order or forged moves nothing back', async () => {
    const id = await bench.active();
    for (const status of ['with_bank', 'active', 'rejected', 'waiting'])
      expect((await bench.news(id, status)).http).toBe(200);
    expect((await bench.read(id)).status).toBe('active');
    const event = { event_id: 'the-same-event-01' };
    await bench.news(id, 'revoked', event);
    await bench.news(id, 'revoked', event);
    expect((await bench.read(id)).status).toBe('revoked');
    expect(await titles()).toEqual(['OneClick mandate has ended', 'OneClick mandate is active']);
    const forged = await sendMandateNews(
      bench.api,
      { mandate_id: id, status: 'active', reason: null, reference: null },
      'a-wrong-secret-a-wrong-secret-123',
    );
    expect(forged).toEqual({ http: 403, code: 'signature_invalid' });
  });

  test('I4 · a closed window proves nothing: the bank is queried, and lost reports are found', async () => {
    const id = await bench.made();
    bench.gateway.mandates.get(`mref-${id}`)!.status = 'active';
    expect((await bench.read(id)).status).toBe('active');
  });

  test('I4 · what is not finished in 15 minutes is not set up, and another can be', async () => {
    const id = await bench.made();
    expect((await bench.create()).body.code).toBe('mandate_starting');
    bench.api.clock.advance(15 * 60_000 - 1);
    expect((await bench.read(id)).status).toBe('initiated');
    bench.api.clock.advance(1);
    expect(await bench.read(id)).toMatchObject({
      status: 'rejected',
      reason: "Not completed on the bank's page in time. Nothing is debited.",
    });
    expect((await bench.create()).http).toBe(200);
  });

  test('I4 · asking twice with one key makes one mandate', async () => {
    const [first, second] = await Promise.all([
      bench.create({}, 'mandate-key-1'),
      bench.create({}, 'mandate-key-1'),
    ]);
    expect(first.body.data.id).toBe(second.body.data.id);
    expect((await bench.call('mandates')).body.data).toHaveLength(1);
  });

  test.each([
    [{ limit: 499 }, 'limit', 'The minimum limit is ₹500.'],
    [{ limit: 100_001 }, 'limit', 'The maximum limit for this mandate type is ₹1,00,000.'],
    [{ limit: 1000.5 }, 'limit', 'Enter whole rupees.'],
    [{ until: '2026-11-20' }, 'until', 'Choose a date after today.'],
    [{ until: '2056-11-21' }, 'until', 'A mandate can be valid until 20 Nov 2056 at the latest.'],
    [
      { bank_id: '00000000-0000-4000-8000-000000000000' },
      'bank_id',
      'Choose one of your verified bank accounts.',
    ],
  ])('I4 · %j is refused at its field', async (over, field, message) => {
    const answer = await bench.create(over);
    expect([answer.http, answer.body.errors]).toEqual([422, { [field]: [message] }]);
    expect((await bench.call('mandates')).body.data).toEqual([]);
  });

  test('I4 · pause, resume and end require an OTP, reach the bank, and end for good', async () => {
    const id = await bench.active();
    const bare = await bench.call('pauseMandate', { params: { id }, body: {} });
    expect([bare.http, bare.body.code]).toEqual([403, 'step_up_required']);
    expect((await bench.act('pauseMandate', id)).body.data.status).toBe('paused');
    expect(await mandateCovering(bench.api.db, asha.portfolioId, 1000)).toBeNull();
    expect((await bench.act('pauseMandate', id)).body.code).toBe('cannot_pause_mandate');
    expect((await bench.act('resumeMandate', id)).body.data.status).toBe('active');
    expect((await bench.act('revokeMandate', id)).body.data).toMatchObject({
      status: 'revoked',
      reason: 'Cancelled by you.',
    });
    expect((await bench.act('revokeMandate', id)).body.code).toBe('cannot_revoke_mandate');
    expect(bench.gateway.mandates.get(`mref-${id}`)!.status).toBe('revoked');
    expect(await hasLiveMandate(bench.api.db, bench.bankId)).toBe(false);
  });

  test('I4 · a bank out of reach changes nothing', async () => {
    const id = await bench.active();
    bench.gateway.mode = 'broken';
    expect((await bench.create({ type: 'net' })).body.code).toBe('gateway_unreachable');
    expect((await bench.act('revokeMandate', id)).http).toBe(503);
    expect((await bench.read(id)).status).toBe('active');
  });

  test('I4 · the mandate of another user is not found', async () => {
    const id = await bench.active();
    const other = (await signIn(bench.api, 'meera')).token;
    expect((await bench.api.call('mandate', { token: other, params: { id } })).http).toBe(404);
    expect(
      (await bench.api.call('revokeMandate', { token: other, params: { id }, body: { step_up: 'x' } })).http,
    ).toBe(404);
  });

  test('I4 · the smallest limit that is enough covers an amount, to the rupee', async () => {
    const big = await bench.active({ limit: 50_000 });
    const small = await bench.active({ type: 'net', limit: 10_000 });
    const covering = async (amount: string | number, day?: string) =>
      (await mandateCovering(bench.api.db, asha.portfolioId, amount, day))?.id ?? null;
    expect([await covering(10_000), await covering('10000.01'), await covering(50_000)]).toEqual([
      small,
      big,
      big,
    ]);
    expect(await covering('50000.01')).toBeNull();
    expect([await covering(500, '2036-11-20'), await covering(500, '2036-11-21')]).toEqual([small, null]);
  });

  test('I4 · near its end a mandate is announced once, and after its last day it is over', async () => {
    const id = await bench.active({ until: '2026-12-25' });
    const wake = async () => {
      await wakeMandates(bench.api.ctx);
      await bench.api.runJobs();
      return titles();
    };
    expect(await wake()).toHaveLength(1);
    bench.api.clock.set('2026-11-25T09:00:00+05:30');
    await bench.signIn();
    expect(await wake()).toEqual(['OneClick mandate ends on 25 Dec 2026', 'OneClick mandate is active']);
    expect(await wake()).toHaveLength(2);
    bench.api.clock.set('2026-12-25T23:59:59+05:30');
    await bench.signIn();
    await wake();
    expect((await bench.read(id)).status).toBe('active');
    bench.api.clock.set('2026-12-26T00:00:00+05:30');
    await wake();
    expect(await bench.read(id)).toMatchObject({ status: 'expired', reason: 'Expired.' });
  });
});
