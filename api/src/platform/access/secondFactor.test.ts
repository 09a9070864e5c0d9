import { confirmsOf, requestText, type Call, type CallName, type StepUpPurpose } from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';
import { createHash } from 'node:crypto';
import { PERSONAS } from '../../personas/index.ts';
import { signIn } from '../../testing/people/personas.ts';
import { confirmedOtp, stepUp } from '../../testing/people/stepUp.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import type { Actor } from '../context.ts';
import { spendStepUp } from '../../users/index.ts';
import { bindOtp, noteExemption, noteOtp, secondFactors } from './secondFactor.ts';
import { write } from '../writes/write.ts';

const table = Object.entries(calls) as [CallName, Call][];
const writes = table.filter(
  ([, call]) => call.method !== 'GET' && call.audience !== 'anyone' && !call.personal,
);
const rules = Object.entries(secondFactors);
const withOtp = rules.flatMap(([name, rule]) => ('otp' in rule ? [[name as CallName, rule] as const] : []));

describe('which calls need an OTP', () => {
  let api: TestApi;
  let actor: Actor;
  let token: string;
  beforeAll(async () => {
    api = await testApi();
    ({ token } = await signIn(api, 'asha'));
    actor = (await api.ctx.authenticate(token))!;
  });
  afterAll(() => api.close());

  const commit = (call: CallName, settle: (tx: Parameters<typeof noteOtp>[0]) => void = () => undefined) =>
    write(api.ctx, { headers: {}, id: 'r', params: {}, body: {} } as never, actor, call, async (scope) => {
      await scope.audit({ action: 'tried', subject: call });
      settle(scope.tx);
      return 'done';
    });
  const tried = async () => (await api.db.query(`SELECT 1 FROM audit_log WHERE action = 'tried'`)).length;

  test('I3 · every call that changes an account is classified, with a reason where it needs none', () => {
    expect(rules.map(([name]) => name).sort()).toEqual(writes.map(([name]) => name).sort());
    for (const [name, rule] of rules) {
      const reasons = 'none' in rule ? [rule.none] : Object.values(rule.unless);
      for (const reason of reasons) expect([name, reason]).toEqual([name, expect.stringMatching(/^.{15,}$/)]);
    }
  });

  test('I3 · purchases, sales, switches, gold and systematic plans need one; so do payouts and mandates', () => {
    expect(Object.fromEntries(withOtp.map(([name, { otp }]) => [name, otp]))).toEqual({
      pay: 'purchase',
      payChargeback: 'purchase',
      closeDeposit: 'redeem',
      createDeposit: 'purchase',
      createStockOrder: 'redeem',
      createGttOrder: 'redeem',
      changeGttOrder: 'redeem',
      withdrawTradingCash: 'redeem',
      createGoldOrder: 'purchase',
      createRemittance: 'purchase',
      createUsOrder: 'redeem',
      createUsWithdrawal: 'redeem',
      createSubscription: 'purchase',
      createRedemption: 'redeem',
      createSwitch: 'redeem',
      confirmPreparedSale: 'redeem',
      startHarvest: 'redeem',
      createSystematic: 'systematic',
      updateSystematic: 'systematic',
      pauseMandate: 'mandate',
      resumeMandate: 'mandate',
      revokeMandate: 'mandate',
      addBankAccount: 'bank',
      setDefaultBankAccount: 'bank',
      removeBankAccount: 'bank',
      replaceNominees: 'nominee',
      changeDetails: 'profile',
    });
  });

  test.each(withOtp)('I3 · %s commits nothing that was not confirmed', async (name, { otp, unless }) => {
    const before = await tried();
    await expect(commit(name)).rejects.toThrow(`${name} took no OTP for "${otp}"`);
    await expect(commit(name, (tx) => noteOtp(tx, 'closure'))).rejects.toThrow('took no OTP');
    await expect(commit(name, (tx) => noteExemption(tx, 'unheard of'))).rejects.toThrow('took no OTP');
    expect(await tried()).toBe(before);
    expect(await commit(name, (tx) => noteOtp(tx, otp))).toBe('done');
    for (const exemption of Object.keys(unless))
      expect(await commit(name, (tx) => noteExemption(tx, exemption))).toBe('done');
    expect(await tried()).toBe(before + 1 + Object.keys(unless).length);
  });

  interface Terms {
    params: object;
    body: object;
  }
  const terms: Terms = {
    params: { id: 'one' },
    body: { consent_hash: 'a'.repeat(64), block_id: 'b', amount: 500, to: { folio: '1', day: 5 } },
  };
  /** The same with one value changed. */
  const others: Terms[] = [
    { ...terms, params: { id: 'another' } },
    { ...terms, body: { ...terms.body, consent_hash: 'b'.repeat(64) } },
    { ...terms, body: { ...terms.body, amount: 501 } },
    { ...terms, body: { ...terms.body, to: { folio: '2', day: 5 } } },
  ];
  /** What the code is requested with. For a call that binds contents, these stand for what the request names. */
  const confirmsFor = (call: CallName, asked: Terms) =>
    call === 'pay'
      ? createHash('sha256').update(requestText(call, asked)).digest('hex')
      : confirmsOf(call, asked);
  const spend = (call: CallName, otp: StepUpPurpose, asked: Terms, given: string) =>
    write(api.ctx, { headers: {}, id: 'r', ...asked } as never, actor, call, async ({ tx, audit }) => {
      await audit({ action: 'confirmed', subject: call });
      await spendStepUp(api.ctx, tx, actor, otp, given, confirmsFor(call, asked));
      return 'done';
    });
  const refused = { httpStatus: 403, code: 'step_up_invalid' };

  test.each(withOtp)(
    'I3 · %s takes no OTP that was issued for other terms, nor for none',
    async (call, { otp }) => {
      const mine = confirmsFor(call, terms);
      const different = others.filter((one) => confirmsFor(call, one) !== mine);
      expect(different.length).toBeGreaterThan(0);
      for (const other of different) {
        const given = await confirmedOtp(api, token, otp, confirmsFor(call, other));
        await expect(spend(call, otp, terms, given)).rejects.toMatchObject(refused);
        // It was not used up, and is good for what it was issued for.
        expect(await spend(call, otp, other, given)).toBe('done');
      }
      const unbound = await confirmedOtp(api, token, otp, null);
      await expect(spend(call, otp, terms, unbound)).rejects.toMatchObject(refused);
    },
  );

  test.each(withOtp)('I3 · %s takes an OTP once, and not that of another call', async (call, { otp }) => {
    const given = await confirmedOtp(api, token, otp, confirmsFor(call, terms));
    for (const [other, rule] of withOtp) {
      if (confirmsFor(other, terms) === confirmsFor(call, terms)) continue;
      await expect(spend(other, rule.otp, terms, given)).rejects.toMatchObject(refused);
    }
    expect(await spend(call, otp, terms, given)).toBe('done');
    await expect(spend(call, otp, terms, given)).rejects.toMatchObject(refused);
  });

  test('I3 · an OTP for one account is not valid in another account of the same user', async () => {
    const given = await confirmedOtp(api, token, 'bank', confirmsOf('addBankAccount', terms));
    const elsewhere = { ...actor, portfolioId: PERSONAS.ravi.portfolioId };
    const tried = api.ctx.db.tx(async (tx) => {
      bindOtp(tx, 'addBankAccount', () => confirmsOf('addBankAccount', terms));
      return spendStepUp(api.ctx, tx, elsewhere, 'bank', given);
    });
    await expect(tried).rejects.toMatchObject(refused);
  });

  test('I3 · of a request with an account number or a PAN only a keyed hash is stored', async () => {
    const body = { account_no: '501000998877', nominees: [{ id_number: 'ABCPK9999L' }] };
    await stepUp(api, token, 'bank', confirmsOf('addBankAccount', { body }));
    for (const table of ['codes', 'step_ups']) {
      const rows = await api.db.query<{ row: string }>(`SELECT t::text AS row FROM ${table} t`);
      expect(rows.filter(({ row }) => /501000998877|ABCPK9999L/.test(row))).toEqual([]);
    }
  });
});
