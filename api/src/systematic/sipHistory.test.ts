import { PERSONAS } from '../personas/index.ts';
import { endQuietly, newsOf, sendMandateNews, sendNews } from '../testing/partners/fakeGateway.ts';
import { FRIDAY_MORNING, orderBench, type OrderBench } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { signIn } from '../testing/people/personas.ts';
import { stepUp } from '../testing/people/stepUp.ts';

const { asha } = PERSONAS;

describe('the history of SIPs of a fund', () => {
  let bench: OrderBench;
  let token: string;
  beforeAll(async () => {
    bench = await orderBench();
  });
  afterAll(() => bench.close());

  const call: OrderBench['api']['call'] = (name, options = {}) => bench.api.call(name, { token, ...options });
  const goTo = async (instant: string) => {
    bench.api.clock.set(instant);
    token = (await signIn(bench.api, 'asha')).token;
    await bench.api.runJobs();
  };
  const years = async (language = 'en') =>
    (
      await call('sipHistory', {
        params: { code: FUNDS.equity },
        headers: { 'accept-language': language },
      } as never)
    ).body.data.years;

  test('I5 · instalments stand by year with what was paid, and a failed one with its reason', async () => {
    await goTo(FRIDAY_MORNING);
    expect(await years()).toEqual([]);
    const bank_id = (await call('mandateTerms')).body.data.banks[0]!.id;
    const made = { type: 'xsip', bank_id, limit: 25_000, until: '2036-11-20' } as never;
    const mandate_id = (await call('createMandate', { body: made })).body.data.id;
    await sendMandateNews(bench.api, { mandate_id, status: 'active', reason: null, reference: null });
    const terms = {
      ...{ kind: 'sip', code: FUNDS.equity, amount: 1000, frequency: 'monthly', start_date: '2026-12-05' },
    };
    const { consent } = (await call('previewSystematic', { query: terms as never })).body.data;
    const step_up_code = await stepUp(bench.api, token, 'systematic', consent.hash);
    await call('createSystematic', { body: { ...terms, consent_hash: consent.hash, step_up_code } as never });
    for (const [before, day, end] of [
      ['2026-12-06T07:00:00.000+05:30', '2026-12-07T08:00:00.000+05:30', 'successful'],
      ['2027-01-04T07:00:00.000+05:30', '2027-01-05T08:00:00.000+05:30', 'failed'],
    ] as const) {
      await goTo(before);
      await goTo(day);
      const debit = [...bench.gateway.payments.values()].at(-1)!;
      const paid_at = bench.api.clock.now().toISOString();
      endQuietly(
        bench.gateway,
        debit.id,
        end === 'failed' ? { status: end, reason: 'declined' } : { status: end, paid_at },
      );
      await sendNews(bench.api, newsOf(bench.gateway, debit.id, {}));
      await bench.api.runJobs();
    }
    expect(await years()).toMatchObject([
      {
        ...{ year: 2027, paid: 0, failed: 1, amount: 0 },
        instalments: [
          {
            ...{ due_date: '2027-01-05', amount: 1000, status: 'failed', units: null },
            reason: 'Your bank declined the debit. No money was taken.',
          },
        ],
      },
      {
        ...{ year: 2026, paid: 1, failed: 0, amount: 1000 },
        instalments: [{ due_date: '2026-12-05', status: 'paid', reason: null }],
      },
    ]);
    const [paid] = await bench.api.db.query<{ payment_id: string }>(
      `SELECT payment_id FROM orders WHERE portfolio_id = $1 AND payment_id IS NOT NULL AND status <> 'failed'`,
      [asha.portfolioId],
    );
    await sendNews(bench.api, newsOf(bench.gateway, paid!.payment_id, { status: 'charged_back' }));
    expect((await years())[1]).toMatchObject({
      ...{ paid: 0, failed: 1, amount: 0 },
      instalments: [{ status: 'failed', reason: expect.stringContaining('reversed') }],
    });
  });

  test('P2 · another account sees none of it', async () => {
    await goTo('2027-01-06T08:00:00.000+05:30');
    const { token: other } = await signIn(bench.api, 'meera');
    const { body } = await call('sipHistory', { token: other, params: { code: FUNDS.equity } });
    expect(body.data.years).toEqual([]);
  });
});
