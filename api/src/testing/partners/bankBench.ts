import { confirmsOf, type CallBody } from '@sanchay/contracts';
import { signIn } from '../people/personas.ts';
import { openSandboxBank } from './sandboxBank.ts';
import { stepUp } from '../people/stepUp.ts';
import { testApi, type TestApi } from '../testApi.ts';

export type NewAccount = CallBody<'addBankAccount'>;

/** The test that runs: the API, and Ravi with his session and the consents that are shown to him. */
export interface BankTest {
  api: TestApi;
  token: string;
  portfolioId: string;
  consents: NewAccount['consents'];
}

/** An API with the sandbox's bank. Each test begins at the same time, with a user who has no bank account. */
export function bankBench() {
  let api: TestApi;
  let bank: { close(): Promise<void> };
  let now: BankTest;
  let before: number;
  beforeAll(async () => {
    api = await testApi();
    bank = await openSandboxBank(api);
  });
  afterAll(async () => {
    await bank.close();
    await api.close();
  });
  beforeEach(async () => {
    // Jobs of the test before end here.
    api.clock.advance(86_400_000);
    await api.runJobs();
    api.clock.set('2026-11-20T10:00:00+05:30');
    for (const table of ['notices', 'consent_changes', 'step_ups', 'codes', 'idempotency_keys', 'sessions'])
      await api.db.query(`DELETE FROM ${table}`);
    await api.db.query(`DELETE FROM bank_accounts WHERE id::text NOT LIKE '5a9c4a1e-0007-%'`);
    const { token, portfolioId } = await signIn(api, 'ravi');
    [{ before }] = (await api.db.query<{ before: number }>(
      'SELECT coalesce(max(id), 0) AS before FROM audit_log',
    )) as [{ before: number }];
    const { consents: texts } = (await api.call('bankConsents', { token })).body.data;
    const consents = Object.fromEntries(texts.map(({ kind, hash }) => [kind, hash]));
    now = { api, token, portfolioId, consents };
  });
  afterEach(() => {
    api.ctx.bankGuards = { mandate: async () => false, payout: async () => false };
  });

  const form = (accountNo: string, over: Partial<NewAccount> = {}): NewAccount => ({
    ifsc: 'SHYD0000101',
    account_no: accountNo,
    account_no_again: accountNo,
    type: 'savings',
    consents: now.consents,
    ...over,
  });
  const add = (accountNo: string, over: Partial<NewAccount> = {}, key?: string) =>
    api.call('addBankAccount', { token: now.token, body: form(accountNo, over), ...(key && { key }) });
  /** The token of the OTP for adding this account. */
  const otpFor = (accountNo: string) =>
    stepUp(api, now.token, 'bank', confirmsOf('addBankAccount', { body: form(accountNo) }));
  return {
    now: () => now,
    form,
    add,
    /** Adds an account after the first, with its code. */
    addMore: async (accountNo: string) => add(accountNo, { step_up: await otpFor(accountNo) }),
    otpFor,
    list: async () => (await api.call('bankAccounts', { token: now.token })).body,
    /** What this test has written to the audit log. */
    actions: async () =>
      (
        await api.db.query<{ action: string }>(
          `SELECT action FROM audit_log WHERE action LIKE 'bank.%' AND id > $1 ORDER BY id`,
          [before],
        )
      ).map(({ action }) => action),
  };
}
