import type { MandateStatus } from '@sanchay/contracts';
import { processComingOfAge } from '../minors/comeOfAge.ts';
import { wakeMandates } from '../mandates/index.ts';
import type { TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { BIRTHDAY, CHILD, EVE, HandOverBench } from '../testing/people/handOverBench.ts';
import { sendMandateNews } from '../testing/partners/fakeGateway.ts';
import { giveBank } from '../testing/people/holder.ts';

describe('mandates and tasks at the 18th birthday', () => {
  const at = new HandOverBench();
  const { rows, grownUp, start, offered, accept, offerOf, kinds, child } = at;
  let me: TestInvestor;
  let heir: TestInvestor;
  let id: string;
  beforeAll(at.open);
  beforeEach(async () => {
    ({ me, heir, id } = await at.begin());
    await giveBank(at.orders.api, { userId: me.userId, portfolioId: id } as TestInvestor);
    await me.call('switchPortfolio', { params: { id } });
  });
  afterAll(at.close);

  const mandate = async (): Promise<string> => {
    const bank_id = (await me.call('mandateTerms')).body.data.banks[0]!.id;
    const body = { type: 'xsip', bank_id, limit: 25_000, until: '2036-11-20' } as never;
    return (await me.call('createMandate', { body })).body.data.id;
  };
  const news = (of: string, status: string) =>
    sendMandateNews(at.orders.api, { mandate_id: of, status, reason: null, reference: null });
  const statusOf = async (of: string) =>
    (
      await rows<{ status: MandateStatus; reason: string | null }>('SELECT * FROM mandates WHERE id = $1', of)
    )[0];
  const birthday = async () => {
    await me.moveTo(BIRTHDAY);
    await heir.moveTo(BIRTHDAY);
    await processComingOfAge(at.orders.api.ctx);
    await at.orders.api.runJobs();
  };
  const tasks = async (of: TestInvestor) => (await of.call('tasks')).body.data.tasks;

  test.each<[string, (of: string) => Promise<unknown>]>([
    ['that is being set up', async () => undefined],
    ['that the bank is checking', (of) => news(of, 'with_bank')],
    ['that is active', (of) => news(of, 'active')],
    [
      'that is paused',
      async (of) => {
        await news(of, 'active');
        await rows(`UPDATE mandates SET status = 'paused' WHERE id = $1`, of);
      },
    ],
  ])('P7 · a mandate %s ends on the birthday, here and at the bank, once', async (_, make) => {
    await me.moveTo(EVE);
    await me.call('switchPortfolio', { params: { id } });
    const of = await mandate();
    await make(of);
    await processComingOfAge(at.orders.api.ctx);
    await wakeMandates(at.orders.api.ctx);
    await at.orders.api.runJobs();
    expect((await statusOf(of))!.reason).toBeNull();
    await birthday();
    await birthday();
    expect(at.orders.gateway.mandates.get(`mref-${of}`)!.status).toBe('revoked');
    expect((await kinds(me)).filter((kind) => kind === 'mandate_of_age')).toHaveLength(1);
    expect(await kinds(me)).not.toContain('mandate_ended');
    // What the bank reports late starts nothing again.
    await news(of, 'active');
    expect(await statusOf(of)).toMatchObject({
      status: 'revoked',
      reason: 'Ended because the account holder turned 18.',
    });
  });

  test('P7 · while the bank cannot be reached the mandate blocks the hand-over; within the hour it has ended', async () => {
    const of = await mandate();
    await news(of, 'active');
    await grownUp();
    at.orders.gateway.mode = 'broken';
    await processComingOfAge(at.orders.api.ctx);
    expect((await statusOf(of))!.status).toBe('active');
    const offer = (await start()).body.data.id;
    expect(await offerOf(offer)).toMatchObject({ hurdle: 'in_progress' });
    expect((await accept(offer)).body.code).toBe('hand_over_refused');
    at.orders.gateway.mode = 'well';
    await wakeMandates(at.orders.api.ctx);
    await at.orders.api.runJobs();
    expect((await statusOf(of))!.status).toBe('revoked');
    expect((await accept(offer)).http).toBe(200);
    expect(await kinds(heir)).toContain('taken_over');
  });

  test('P7 · a mandate of another account of the guardian goes on', async () => {
    await me.call('switchPortfolio', { params: { id: me.portfolioId } });
    await giveBank(at.orders.api, me);
    const own = await mandate();
    await news(own, 'active');
    await birthday();
    await wakeMandates(at.orders.api.ctx);
    await at.orders.api.runJobs();
    expect((await statusOf(own))!.status).toBe('active');
  });

  test('P1 · the guardian reads of the birthday 30 days before, hands over from the day on, and follows it', async () => {
    await me.moveTo('2026-12-15T10:00:00.000+05:30');
    expect(await tasks(me)).not.toContainEqual(expect.objectContaining({ kind: 'child_turns_adult' }));
    await me.moveTo('2026-12-16T10:00:00.000+05:30');
    const near = { kind: 'child_turns_adult', state: 'later', name: CHILD.name, date: '2027-01-15' };
    expect(await tasks(me)).toContainEqual(expect.objectContaining(near));
    await me.call('switchPortfolio', { params: { id } });
    expect(await tasks(me)).toContainEqual(expect.objectContaining(near));
    await birthday();
    const [grown] = await tasks(me);
    expect(grown).toMatchObject({
      ...{ kind: 'child_of_age', state: 'open', name: CHILD.name },
      actions: [{ action: 'hand_over', href: '/family' }],
    });
    await start();
    expect(await tasks(me)).toContainEqual(
      expect.objectContaining({ kind: 'hand_over_sent', state: 'waiting', date: '2027-01-29' }),
    );
    await me.call('cancelHandOver', child());
    expect((await tasks(me))[0]).toMatchObject({ kind: 'child_of_age' });
  });

  test('P1 · the frozen account of the child lists only its hand-over, and no nominees before', async () => {
    expect((await tasks(me)).map(({ kind }) => kind)).not.toContain('nominee_missing');
    await me.call('createOrder', { body: { code: FUNDS.equity, type: 'buy', amount: 5_000 } as never });
    await birthday();
    await me.call('switchPortfolio', { params: { id } });
    expect((await tasks(me)).map(({ kind }) => kind)).toEqual(['child_of_age']);
  });

  test('P1 · the new owner reads of the offer, and then of KYC in the own name', async () => {
    const offer = await offered();
    const [first] = await tasks(heir);
    expect(first).toMatchObject({
      ...{ kind: 'account_offered', name: 'Test Investor', date: '2027-01-29' },
      actions: [{ action: 'take_over', href: `/family/hand-over/${offer}` }],
    });
    await rows('UPDATE users SET state = 1 WHERE id = $1', heir.userId);
    expect((await tasks(heir)).map(({ kind }) => kind)).not.toContain('account_offered');
    await rows('UPDATE users SET state = 2 WHERE id = $1', heir.userId);
    expect((await accept(offer)).http).toBe(200);
    const left = await tasks(heir);
    expect(left.map(({ kind, actions }) => [kind, actions[0]?.href])).toEqual([
      ['registry_not_asked', '/kyc'],
      ['risk_missing', '/kyc-risk-profile'],
      ['nominee_missing', '/profile/nominees'],
    ]);
    expect((await tasks(me)).map(({ kind }) => kind)).not.toContain('hand_over_sent');
  });
});
