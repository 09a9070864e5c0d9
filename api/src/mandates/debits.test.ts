import { randomUUID } from 'node:crypto';
import { balanceOf, cashInTransit, proveBalanced } from '../ledger/index.ts';
import { PERSONAS } from '../personas/index.ts';
import { endQuietly, newsOf, sendNews } from '../testing/partners/fakeGateway.ts';
import { MandateBench } from '../testing/partners/mandateBench.ts';
import { announceDebit, chargeMandate, wakeMandates } from './index.ts';

const HOUR = 3_600_000;
const { asha } = PERSONAS;

describe('debits of a mandate', () => {
  let bench: MandateBench;
  let mandateId: string;
  let subjectId: string;
  beforeAll(async () => {
    bench = await MandateBench.open();
  });
  beforeEach(async () => {
    await bench.start();
    mandateId = await bench.active();
    subjectId = randomUUID();
  });
  afterEach(() => proveBalanced(bench.api.db));
  afterAll(() => bench.close());

  const notice = (over: object = {}) => ({
    mandateId,
    subjectId,
    amount: '5000.00',
    about: 'Fund X',
    ...over,
  });
  const announce = (over: object = {}) =>
    bench.api.db.tx((tx) => announceDebit(bench.api.ctx, tx, notice(over)));
  const charge = (over: object = {}) =>
    bench.api.db.tx((tx) =>
      chargeMandate(bench.api.ctx, tx, {
        ...notice(),
        orderIds: [subjectId],
        portfolioId: asha.portfolioId,
        investorId: asha.userId,
        ...over,
      }),
    );
  const debit = async () => (await bench.read(mandateId)).debits[0]!;
  const asked = () =>
    [...bench.gateway.payments.values()].filter(({ mandate_ref }) => mandate_ref === `mref-${mandateId}`);
  const pay = async (id: string, end: object) => {
    endQuietly(bench.gateway, id, end);
    await sendNews(bench.api, newsOf(bench.gateway, id));
  };
  const paid = () => ({ status: 'successful' as const, paid_at: bench.api.clock.now().toISOString() });

  test('I4 · the investor is notified a day before, and only then the bank is debited, once', async () => {
    await announce();
    expect((await bench.call('notices')).body.data[0]).toMatchObject({
      title: '₹5,000 will be debited on 21 Nov 2026',
      path: '/mandates',
    });
    const payment = await charge();
    expect([payment.status, payment.method, payment.purpose]).toEqual(['created', 'mandate', 'instalment']);
    bench.api.clock.advance(24 * HOUR - 1);
    await bench.api.runJobs();
    expect(asked()).toEqual([]);
    bench.api.clock.advance(1);
    await wakeMandates(bench.api.ctx);
    await bench.api.runJobs();
    await wakeMandates(bench.api.ctx);
    await bench.api.runJobs();
    expect(asked()).toMatchObject([{ id: payment.id, amount: '5000.00', method: 'mandate' }]);
    await bench.signIn();
    expect((await debit()).status).toBe('due');
    const before = await balanceOf(bench.api.db, cashInTransit(), 'INR', asha.portfolioId);
    await pay(payment.id, paid());
    await sendNews(bench.api, newsOf(bench.gateway, payment.id));
    expect(bench.heard.map(([end, row]) => [end, row.subject_id, row.order_ids])).toEqual([
      ['paid', subjectId, [subjectId]],
    ]);
    expect((await debit()).status).toBe('taken');
    const after = await balanceOf(bench.api.db, cashInTransit(), 'INR', asha.portfolioId);
    expect(Number(after) - Number(before)).toBe(5000);
  });

  test('I4 · charged again it is the same payment, also after it was paid', async () => {
    const [first, second] = await Promise.all([charge(), charge()]);
    expect(second.id).toBe(first.id);
    bench.api.clock.advance(24 * HOUR);
    await bench.api.runJobs();
    await pay(first.id, paid());
    expect((await charge()).id).toBe(first.id);
    expect(asked()).toHaveLength(1);
  });

  test('I4 · the bank’s refusal reaches the instalment with its reason', async () => {
    const { id } = await charge();
    bench.api.clock.advance(24 * HOUR);
    await bench.api.runJobs();
    await pay(id, { status: 'failed', reason: 'declined' });
    expect(bench.heard).toMatchObject([
      ['ended', { id, status: 'failed', reason: expect.stringMatching(/^Your bank declined/) }],
    ]);
    await bench.signIn();
    expect((await debit()).status).toBe('failed');
  });

  test('I4 · a debit can be called off until it is due', async () => {
    const { id } = await charge();
    const off = (debitId: string) => bench.call('skipDebit', { params: { id: mandateId, debit: debitId } });
    const answer = await off((await debit()).id);
    expect(answer.body.data.debits).toMatchObject([
      {
        status: 'called_off',
        reason: 'You cancelled this debit. Nothing was charged.',
        opt_out_before: null,
      },
    ]);
    expect(bench.heard).toMatchObject([['ended', { id, status: 'failed' }]]);
    bench.api.clock.advance(25 * HOUR);
    await wakeMandates(bench.api.ctx);
    await bench.api.runJobs();
    expect(asked()).toEqual([]);
    await expect(charge()).rejects.toMatchObject({ code: 'debit_called_off' });
    await bench.signIn();
    subjectId = randomUUID();
    await announce();
    bench.api.clock.advance(24 * HOUR);
    await bench.signIn();
    const late = await off(
      (await bench.read(mandateId)).debits.find(({ status }) => status === 'announced')!.id,
    );
    expect([late.http, late.body.code]).toEqual([409, 'debit_too_late']);
    expect((await off(randomUUID())).http).toBe(404);
  });

  test('I4 · too much, paused, ended or over: refused with words, and nothing is kept', async () => {
    await expect(charge({ amount: '25000.01' })).rejects.toMatchObject({
      code: 'mandate_too_small',
      message: 'The amount is above the mandate limit of ₹25,000.',
    });
    await bench.act('pauseMandate', mandateId);
    await expect(charge()).rejects.toMatchObject({ code: 'mandate_not_active' });
    await bench.act('resumeMandate', mandateId);
    bench.api.clock.set('2036-11-21T00:00:00+05:30');
    await expect(charge()).rejects.toMatchObject({
      code: 'mandate_expired',
      message: 'The mandate has ended.',
    });
    await expect(charge({ mandateId: randomUUID() })).rejects.toMatchObject({ code: 'mandate_missing' });
    expect(
      await bench.api.db.query('SELECT 1 FROM mandate_debits WHERE mandate_id = $1', [mandateId]),
    ).toEqual([]);
  });

  test('I4 · a mandate paused after the notice is not debited, and the instalment gets the reason', async () => {
    const { id } = await charge();
    await bench.act('pauseMandate', mandateId);
    bench.api.clock.advance(24 * HOUR);
    await bench.api.runJobs();
    expect(asked()).toEqual([]);
    expect(bench.heard).toMatchObject([['ended', { id, reason: "The mandate isn't active." }]]);
  });

  test('I4 · a later hour than the notice requires is kept', async () => {
    await announce({ notBefore: new Date(bench.api.clock.now().getTime() + 30 * HOUR) });
    expect((await debit()).opt_out_before).toBe('2026-11-21T10:30:00.000Z');
    await announce({ amount: '1.00' });
    expect((await debit()).amount).toBe(5000);
  });
});
