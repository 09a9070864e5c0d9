import { confirmsOf } from '@sanchay/contracts';
import { bankBench } from '../testing/partners/bankBench.ts';
import { signIn } from '../testing/people/personas.ts';
import { confirmedOtp, stepUp } from '../testing/people/stepUp.ts';
import type { TestApi } from '../testing/testApi.ts';
import { verifiedBanks } from './index.ts';

describe('the bank accounts of a portfolio', () => {
  const bench = bankBench();
  const { form, add, addMore, list } = bench;
  let api: TestApi;
  let token: string;
  let portfolioId: string;
  beforeEach(() => {
    ({ api, token, portfolioId } = bench.now());
  });

  type Change = 'removeBankAccount' | 'setDefaultBankAccount';
  /** Removes an account or makes it the default one, with a fresh OTP for that. */
  const change = async (call: Change, id: string, who = token) => {
    const params = { id };
    const step_up = await stepUp(api, who, 'bank', confirmsOf(call, { params }));
    return api.call(call, { token: who, params, body: { step_up } });
  };

  test('O6 · every account after the first needs a fresh code', async () => {
    await add('100000000001');
    const refused = await add('100000000002');
    expect([refused.http, refused.body.code]).toEqual([403, 'step_up_required']);
    const wrong = await add('100000000002', { step_up: await stepUp(api, token, 'nominee') });
    expect([wrong.http, wrong.body.code]).toEqual([403, 'step_up_invalid']);
    const { data } = (await addMore('100000000002')).body;
    expect(data).toMatchObject({ status: 'verified', is_default: false });
  });

  test('O6 · five accounts, and the sixth is refused until one is removed', async () => {
    await add('100000000001');
    for (const end of [2, 3, 4, 5]) expect((await addMore(`10000000000${end}`)).http).toBe(200);
    const sixth = await add('100000000006');
    expect([sixth.http, sixth.body.code]).toEqual([422, 'too_many_banks']);
    expect(sixth.body.message).toBe(
      "You've added the maximum of 5 bank accounts. Remove one to add another.",
    );
    const last = (await list()).data.at(-1)!;
    const removed = await change('removeBankAccount', last.id);
    expect(removed.http).toBe(200);
    expect((await addMore('100000000006')).http).toBe(200);
    expect((await list()).data).toHaveLength(5);
  });

  test('O6 · fifty accounts added at once become five, and one of them is the default', async () => {
    const wanted = Array.from({ length: 50 }, (_, at) => form(`2000000001${String(at).padStart(2, '0')}`));
    const tokens: string[] = [];
    for (const body of wanted)
      tokens.push(await confirmedOtp(api, token, 'bank', confirmsOf('addBankAccount', { body })));
    const answers = await Promise.all(
      wanted.map((body, at) => api.call('addBankAccount', { token, body: { ...body, step_up: tokens[at] } })),
    );
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 'too_many_banks')).toHaveLength(45);
    const { data } = await list();
    expect(data.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'verified'));
    expect(data.filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  test('O6 · the database itself has five places a portfolio, each once', async () => {
    const put = (place: number, index: string) =>
      api.db.query(
        `INSERT INTO bank_accounts (id, investor_id, portfolio_id, place, ifsc, account_sealed, account_index,
           masked_account_no, type, added_at)
         SELECT gen_random_uuid(), owner_id, id, $2, 'SHYD0000101', '', $3, '', 'savings', now()
         FROM portfolios WHERE id = $1`,
        [portfolioId, place, Buffer.from(index)],
      );
    for (const place of [1, 2, 3, 4, 5]) await put(place, String(place));
    await expect(put(6, 'six')).rejects.toThrow('bank_accounts_place_check');
    await expect(put(5, 'other')).rejects.toThrow('bank_accounts_portfolio_id_place_key');
  });

  test('O6 · a request that comes twice adds one account and answers how it stands', async () => {
    const key = 'bank-add-once-1';
    const [first, second] = [await add('501000998896', {}, key), await add('501000998896', {}, key)];
    expect(first.body.data.id).toBe(second.body.data.id);
    expect((await list()).data).toHaveLength(1);
  });

  test('O6 · another account becomes the default one with a code, and an unconfirmed one cannot', async () => {
    const { id: first } = (await add('100000000001')).body.data;
    const { id: second } = (await addMore('100000000002')).body.data;
    const { id: strange } = (await addMore('100000000092')).body.data;
    const make = async (id: string, step_up?: string) =>
      api.call('setDefaultBankAccount', { token, params: { id }, body: step_up ? { step_up } : {} });
    expect((await make(second)).body.code).toBe('step_up_required');
    expect((await make(strange)).body.code).toBe('bank_not_verified');
    expect((await change('setDefaultBankAccount', second)).body.data).toMatchObject({ is_default: true });
    expect((await list()).data.map(({ id, is_default }) => [id, is_default])).toEqual([
      [second, true],
      [first, false],
      [strange, false],
    ]);
    expect((await make(second)).http).toBe(200);
    expect((await verifiedBanks(api.db, portfolioId)).map(({ id }) => id)).toEqual([second, first]);
  });

  test('O6 · the default account goes last, and not while one is ready to invest', async () => {
    const { id: first } = (await add('100000000001')).body.data;
    const { id: second } = (await addMore('100000000002')).body.data;
    const remove = (id: string, who?: string) => change('removeBankAccount', id, who);
    expect((await remove(first)).body.code).toBe('bank_is_default');
    expect((await remove(second)).http).toBe(200);
    expect((await remove(first)).http).toBe(200);
    expect((await list()).data).toEqual([]);
    expect((await remove(first)).http).toBe(404);
    const meera = (await signIn(api, 'meera')).token;
    const own = (await api.call('bankAccounts', { token: meera })).body.data;
    expect((await remove(own[0]!.id, meera)).body.code).toBe('bank_is_default');
  });

  test.each([
    ['mandate', 'bank_held_by_mandate'],
    ['payout', 'bank_held_by_payout'],
  ] as const)('O6 · a pending %s holds its account: no removal, no other default', async (reason, code) => {
    const { id: first } = (await add('100000000001')).body.data;
    const { id: second } = (await addMore('100000000002')).body.data;
    api.ctx.bankGuards[reason] = async (_tx, bankId) => bankId === first;
    const swap = await change('setDefaultBankAccount', second);
    expect([swap.http, swap.body.code]).toEqual([422, code]);
    const gone = await change('removeBankAccount', first);
    expect([gone.http, gone.body.code]).toEqual([422, code]);
    const other = await change('removeBankAccount', second);
    expect(other.http).toBe(200);
  });

  test("O6 · another user's account is not found, and a manager changes none", async () => {
    const { id } = (await add('100000000001')).body.data;
    const asha = (await signIn(api, 'asha')).token;
    const foreign = await api.call('removeBankAccount', { token: asha, params: { id }, body: {} });
    expect([foreign.http, foreign.body.code]).toEqual([404, 'not_found']);
    const farah = await signIn(api, 'farah');
    await api.call('switchPortfolio', {
      token: farah.token,
      params: { id: (await signIn(api, 'asha')).portfolioId },
    });
    const managed = await api.call('addBankAccount', { token: farah.token, body: form('123456789012') });
    expect([managed.http, managed.body.code]).toEqual([403, 'manager_read_only']);
  });

  test('O6 · an account of either holder of a joint portfolio is theirs', async () => {
    const meera = (await signIn(api, 'meera')).token;
    const { meta } = (await api.call('bankAccounts', { token: meera })).body;
    expect(meta.holders).toEqual(['Meera Iyer', 'Suresh Iyer']);
    const body = form('300000000092');
    const step_up = await stepUp(api, meera, 'bank', confirmsOf('addBankAccount', { body }));
    const answer = await api.call('addBankAccount', { token: meera, body: { ...body, step_up } });
    expect(answer.body.data).toMatchObject({
      status: 'name_differs',
      name_match: { ours: 'SURESH IYER', score: 40 },
    });
  });

  test('O6 · the people who are ready to invest have their accounts', async () => {
    const counts: Record<string, number> = {};
    for (const name of ['asha', 'meera', 'arjun', 'farah', 'kavya'] as const) {
      const who = (await signIn(api, name)).token;
      const { data } = (await api.call('bankAccounts', { token: who })).body;
      expect(data.filter(({ is_default }) => is_default)).toHaveLength(data.length > 0 ? 1 : 0);
      expect(data.every(({ status }) => status === 'verified')).toBe(true);
      counts[name] = data.length;
    }
    expect(counts).toEqual({ asha: 2, meera: 1, arjun: 1, farah: 1, kavya: 0 });
  });
});
