import { bankBench, type NewAccount } from '../testing/partners/bankBench.ts';
import { TEST_MASTERS } from '../testing/masters.ts';
import { signIn } from '../testing/people/personas.ts';
import type { TestApi } from '../testing/testApi.ts';
import { rotate } from '../vault/rotate.ts';
import { defaultBank, hasBank } from './index.ts';

describe('a bank account that is added', () => {
  const bench = bankBench();
  const { form, add, addMore, list, actions } = bench;
  let api: TestApi;
  let token: string;
  let portfolioId: string;
  let consents: NewAccount['consents'];
  beforeEach(() => {
    ({ api, token, portfolioId, consents } = bench.now());
  });

  test('O6 · a code names its bank, branch and city; capitals and spaces do not matter', async () => {
    const answer = await api.call('bankBranch', { token, params: { ifsc: 'shyd 0000102' } });
    expect(answer.body.data).toEqual({
      ifsc: 'SHYD0000102',
      bank_name: 'Sahyadri Bank',
      branch: 'Kothrud',
      city: 'Pune',
      state: 'Maharashtra',
      invented: true,
    });
  });

  test('O6 · a code without a branch is reported, and a malformed code shows the right format', async () => {
    const unknown = await api.call('bankBranch', { token, params: { ifsc: 'SHYD0000999' } });
    expect([unknown.http, unknown.body.code]).toEqual([404, 'ifsc_unknown']);
    const wrong = await api.call('bankBranch', { token, params: { ifsc: 'SHYD1000101' } });
    expect([wrong.http, wrong.body.code]).toEqual([422, 'ifsc_invalid']);
    const hindi = await api.call('bankBranch', {
      token,
      params: { ifsc: 'SHYD0000999' },
      headers: { 'accept-language': 'hi' },
    });
    expect(hindi.body.message).toContain('इस IFSC की कोई ब्रांच नहीं मिली।');
  });

  test('O6 · the first account is confirmed by the bank, becomes the default one, and shows its name', async () => {
    const answer = await add('5010 0099 8877');
    expect(answer.http).toBe(200);
    expect(answer.body.data).toMatchObject({
      masked_account_no: '••••••••8877',
      bank_name: 'Sahyadri Bank',
      branch: 'Fort',
      type: 'savings',
      status: 'verified',
      is_default: true,
      holder_name: 'RAVI PRASAD NAIR',
      failure: null,
      name_match: { score: 100, only_ours: [], only_theirs: [] },
      verified_at: '2026-11-20T04:30:00.000Z',
    });
    expect(await actions()).toEqual(['bank.added', 'bank.verified']);
    expect(await hasBank(api.db, portfolioId)).toBe(true);
    expect(await defaultBank(api.db, portfolioId)).toEqual({
      id: answer.body.data.id,
      masked_account_no: '••••••••8877',
      ifsc: 'SHYD0000101',
      bank_name: 'Sahyadri Bank',
      holder_name: 'RAVI PRASAD NAIR',
      type: 'savings',
    });
  });

  test('O6 · the number is nowhere but sealed', async () => {
    await add('987654321012');
    const [row] = await api.db.query<{ text: string }>(
      `SELECT (SELECT string_agg(b::text, ' ') FROM bank_accounts b) ||
              (SELECT string_agg(a::text, ' ') FROM audit_log a) ||
              coalesce((SELECT string_agg(i::text, ' ') FROM idempotency_keys i), '') AS text`,
    );
    expect(row!.text).not.toContain('987654321012');
    const [{ id, account_sealed: sealed }] = (await api.db.query<{ id: string; account_sealed: Buffer }>(
      'SELECT id, account_sealed FROM bank_accounts WHERE portfolio_id = $1',
      [portfolioId],
    )) as [{ id: string; account_sealed: Buffer }];
    expect((await api.ctx.vault.open(`bank:${id}`, sealed)).toString()).toBe('987654321012');
  });

  test('X3 · the stored reply is sealed: nothing of it is readable, and a repeat still gets it whole', async () => {
    const repeat = () => add('501000998892', {}, 'a-key-of-an-account');
    const first = await repeat();
    expect(first.body.data).toMatchObject({ status: 'name_differs', holder_name: 'S••• B••• P•••' });
    const [row] = await api.db.query<{ reply: unknown; reply_sealed: Buffer }>(
      `SELECT * FROM idempotency_keys WHERE key = 'a-key-of-an-account'`,
    );
    expect(row!.reply).toBeNull();
    expect(row!.reply_sealed.toString('latin1')).not.toMatch(/nair|SHYD|8892|holder_name/i);
    expect(JSON.stringify(row)).not.toMatch(/nair|SHYD|8892/i);
    expect((await repeat()).body).toEqual(first.body);
    await rotate(api.db, TEST_MASTERS);
    expect((await repeat()).body).toEqual(first.body);
  });

  test.each([
    ['91', 'verified', 'R••• P••• NAIR', 83],
    ['92', 'name_differs', 'S••• B••• P•••', 0],
  ])(
    'O6 · an account ending in %s is %s: of the bank’s name %s is shown',
    async (end, status, name, score) => {
      const { data } = (await add(`5010009988${end}`)).body;
      expect(data).toMatchObject({ status, holder_name: name, is_default: status === 'verified' });
      expect(data.name_match!.score).toBe(score);
      expect(data.name_match).toMatchObject({ ours: 'RAVI PRASAD NAIR', theirs: name });
      expect(JSON.stringify([data, await list()])).not.toMatch(/SURESH|BABU|PILLAI/);
      expect(await hasBank(api.db, portfolioId)).toBe(status === 'verified');
    },
  );

  test.each([
    ['93', 'closed'],
    ['94', 'not_found'],
  ])(
    'O6 · an account ending in %s is not added: %s; it takes no place and can be tried again',
    async (end, failure) => {
      const number = `5010009988${end}`;
      const { data } = (await add(number)).body;
      expect(data).toMatchObject({ status: 'failed', failure, is_default: false, holder_name: null });
      expect((await add(number)).http).toBe(200);
      const changes = await api.db.query<{ action: string }>(
        'SELECT action FROM consent_changes ORDER BY id',
      );
      expect(changes.map(({ action }) => action)).toEqual([
        ...['given', 'given', 'withdrawn', 'withdrawn'],
        ...['given', 'given', 'withdrawn', 'withdrawn'],
      ]);
      expect((await api.call('removeBankAccount', { token, params: { id: data.id }, body: {} })).http).toBe(
        200,
      );
      expect((await list()).data).toHaveLength(1);
    },
  );

  test('O6 · while the bank is down the account waits, is retried, and is added once the bank is up', async () => {
    const { data } = (await add('501000998896')).body;
    expect(data).toMatchObject({ status: 'pending', verified_at: null, is_default: false });
    expect(await api.runJobs()).toEqual([]);
    api.clock.advance(30_000);
    expect(await api.runJobs()).toEqual(['banks-verify']);
    expect((await list()).data[0]).toMatchObject({ status: 'pending' });
    api.clock.advance(239_999);
    expect(await api.runJobs()).toEqual([]);
    api.clock.advance(1);
    expect(await api.runJobs()).toEqual(['banks-verify']);
    expect((await list()).data[0]).toMatchObject({ status: 'verified', is_default: true });
    expect(await api.runJobs()).toEqual([]);
  });

  test.each([
    ['77', 'bank_confirmed', 'Sahyadri Bank ••••8877 is verified'],
    ['92', 'bank_name_differs', 'Name mismatch: Sahyadri Bank ••••8892'],
    ['93', 'bank_not_added', "Sahyadri Bank ••••8893 couldn't be added"],
  ])(
    'O6 · a late bank response about an account ending in %s notifies the user: %s',
    async (end, kind, title) => {
      const notices = async () => (await api.call('notices', { token })).body.data;
      await add('501000998811');
      expect(await notices()).toEqual([]);
      const { partnersOrigin } = api.ctx.settings;
      api.ctx.settings.partnersOrigin = 'http://127.0.0.1:1';
      expect((await addMore(`5010009988${end}`)).body.data.status).toBe('pending');
      api.clock.advance(30_000);
      await api.runJobs();
      expect(await notices()).toEqual([]);
      api.ctx.settings.partnersOrigin = partnersOrigin;
      api.clock.advance(240_000);
      expect(await api.runJobs()).toEqual(['banks-verify']);
      expect(await notices()).toMatchObject([{ kind, title, path: '/profile/bank', read: false }]);
    },
  );

  test('O6 · a user can retry a waiting bank at once, but not one that has answered', async () => {
    const { id } = (await add('501000998896')).body.data;
    const again = () => api.call('retryBankAccount', { token, params: { id }, body: {} });
    expect((await again()).body.data.status).toBe('pending');
    expect((await again()).body.data.status).toBe('verified');
    const refused = await again();
    expect([refused.http, refused.body.code]).toEqual([422, 'bank_not_waiting']);
  });

  test('O6 · a bank that cannot be reached at all leaves the account waiting', async () => {
    const { partnersOrigin } = api.ctx.settings;
    api.ctx.settings.partnersOrigin = 'http://127.0.0.1:1';
    const answer = await add('501000998877');
    api.ctx.settings.partnersOrigin = partnersOrigin;
    expect([answer.http, answer.body.data.status]).toEqual([200, 'pending']);
  });

  test.each<[string, Partial<NewAccount>, Record<string, string>]>([
    [
      'an unknown code',
      { ifsc: 'SHYD0000999' },
      { ifsc: 'No branch found for this IFSC. Check it in your cheque book, passbook or bank app.' },
    ],
    ['eight digits', { account_no: '12345678' }, { account_no: 'Enter 9 to 18 digits.' }],
    ['letters', { account_no: '12345678AB' }, { account_no: 'Use digits only.' }],
    ['zeros', { account_no: '000000000' }, { account_no: 'Enter a valid account number.' }],
    ['nothing', { account_no: ' ' }, { account_no: 'Enter the account number.' }],
    [
      'two numbers that differ',
      { account_no: '123456789012', account_no_again: '123456789021' },
      {
        account_no_again: "Account numbers don't match. Enter it again as in your passbook.",
      },
    ],
  ])('O6 · %s is refused at its field, and nothing is stored', async (_what, over, errors) => {
    const answer = await add('123456789012', over);
    expect([answer.http, answer.body.code]).toEqual([422, 'bank_invalid']);
    expect(answer.body.errors).toEqual(
      Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]])),
    );
    expect((await list()).data).toEqual([]);
  });

  test('O6 · all invalid fields are reported at once', async () => {
    const answer = await add('1', { ifsc: 'x', consents: {} });
    expect(Object.keys(answer.body.errors!).sort()).toEqual(['account_no', 'ifsc']);
  });

  test('O6 · the same number in Devanagari digits and with spaces is the same number', async () => {
    const answer = await add('123456789012', { account_no: '१२३४ ५६७८ ९०१२' });
    expect(answer.body.data.masked_account_no).toBe('••••••••9012');
    const again = await add('123456789012');
    expect([again.http, again.body.code]).toEqual([422, 'bank_added_already']);
  });

  test('O6 · who lives abroad needs an NRE or NRO account, who lives here a savings or current one', async () => {
    const arjun = (await signIn(api, 'arjun')).token;
    const meta = (await api.call('bankAccounts', { token: arjun })).body.meta;
    expect(meta).toEqual({ most: 5, types: ['nre', 'nro'], holders: ['Arjun Singh Dhillon'] });
    const refused = await api.call('addBankAccount', { token: arjun, body: form('123456789012') });
    expect(refused.body.errors).toEqual({
      type: ['As a non-resident, you need an NRE or NRO account.'],
    });
    const asha = (await signIn(api, 'asha')).token;
    const other = await api.call('addBankAccount', {
      token: asha,
      body: form('123456789012', { type: 'nre' }),
    });
    expect(other.body.errors).toEqual({
      type: ['NRE and NRO accounts are for non-residents. Select savings or current.'],
    });
  });

  test('O6 · both consents are needed, each by the words that were shown, and are kept with their hash', async () => {
    const missing = await add('123456789012', { consents: { bank_verify: consents.bank_verify! } });
    expect([missing.http, missing.body.code]).toEqual([422, 'consent_missing']);
    expect(missing.body.errors).toEqual({ bank_use: ['Read and agree to continue.'] });
    const forged = await add('123456789012', { consents: { ...consents, bank_use: 'f'.repeat(64) } });
    expect(forged.body.errors).toEqual({ bank_use: ['Read and agree to continue.'] });
    expect((await list()).data).toEqual([]);
    await add('123456789012');
    const rows = await api.db.query(
      'SELECT kind, about, action, language, text_hash FROM consent_changes ORDER BY id',
    );
    expect(rows).toEqual(
      (['bank_verify', 'bank_use'] as const).map((kind) => ({
        kind,
        about: 'Sahyadri Bank ••••9012',
        action: 'given',
        language: 'en',
        text_hash: consents[kind],
      })),
    );
  });
});
