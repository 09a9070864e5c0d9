import { calls } from '@sanchay/contracts';
import type { Call, CallName } from '@sanchay/contracts';
import { signIn } from '../testing/personas.ts';
import { testApi } from '../testing/testApi.ts';
import type { TestApi } from '../testing/testApi.ts';
import type { Actor } from './context.ts';
import { noteExemption, noteOtp, secondFactors } from './secondFactor.ts';
import { write } from './write.ts';

const table = Object.entries(calls) as [CallName, Call][];
const writes = table.filter(
  ([, call]) => call.method !== 'GET' && call.audience !== 'anyone' && !call.personal,
);
const rules = Object.entries(secondFactors);
const withOtp = rules.flatMap(([name, rule]) => ('otp' in rule ? [[name as CallName, rule] as const] : []));

describe('which calls need an OTP', () => {
  let api: TestApi;
  let actor: Actor;
  beforeAll(async () => {
    api = await testApi();
    actor = (await api.ctx.authenticate((await signIn(api, 'asha')).token))!;
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
      createGoldOrder: 'purchase',
      createRedemption: 'redeem',
      createSwitch: 'redeem',
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
});
