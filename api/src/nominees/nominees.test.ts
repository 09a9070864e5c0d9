import { confirmsOf } from '@sanchay/contracts';
import { PERSONAS } from '../personas/index.ts';
import { changeRule } from '../testing/changeRule.ts';
import { signIn } from '../testing/people/personas.ts';
import { rightNominee } from '../testing/people/setUp.ts';
import { stepUp } from '../testing/people/stepUp.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

describe('nominees', () => {
  let api: TestApi;
  let token: string;
  beforeEach(async () => {
    api = await testApi();
    ({ token } = await signIn(api, 'asha'));
  });
  afterEach(() => api.close());

  const { asha } = PERSONAS;
  const shown = async () => (await api.call('nominees', { token })).body.data;
  const replace = (body: object) => api.call('replaceNominees', { token, body });
  /** The token of an OTP for this change. */
  const otpFor = (body: object) => stepUp(api, token, 'nominee', confirmsOf('replaceNominees', { body }));
  const confirmed = async (body: object) => replace({ ...body, step_up: await otpFor(body) });
  const two = [
    { ...rightNominee, name: 'Ramesh Kulkarni', relation: 'father', share: '60.00' },
    { ...rightNominee, name: 'Sunita Kulkarni', share: '40.00', id_kind: 'pan', id_number: 'ABCPK9999L' },
  ];

  test('O3 · the nominees that count, masked, and the day from which a change counts', async () => {
    expect(await shown()).toEqual({
      current: {
        id: expect.any(String),
        choice: 'named',
        nominees: [
          {
            ...{ name: 'Leela Kamat', relation: 'mother', date_of_birth: '1958-06-12', share: '100.00' },
            ...{ id_kind: 'aadhaar', id_number: '0042' },
          },
        ],
        made_at: '2026-11-01T03:30:00.000Z',
        applies_from: '2026-01-01',
      },
      history: [],
      // 20 November 2026 is a Friday.
      change_applies_from: '2026-11-23',
      required: true,
    });
  });

  test('O3 · a lower limit, recorded as a dated rule, refuses more nominees from its day on', async () => {
    await changeRule(api, 'nominee_limit', { from: '2026-11-20', value: 1 });
    const before = (await shown()).current!;
    const refused = await confirmed({ choice: 'named', nominees: two, replaces: before.id });
    expect([refused.http, refused.body.code, Object.keys(refused.body.errors!)]).toEqual([
      422,
      'nominees_invalid',
      ['nominees'],
    ]);
    expect((await shown()).current!.id).toBe(before.id);
  });

  test('O3 · a change takes the place of all before, with a code, for folios of the next business day', async () => {
    const before = (await shown()).current!;
    const changed = await confirmed({ choice: 'named', nominees: two, replaces: before.id });
    expect(changed.body.data).toMatchObject({
      applies_from: '2026-11-23',
      nominees: [
        { name: 'Ramesh Kulkarni', share: '60.00', id_number: '4242' },
        { name: 'Sunita Kulkarni', share: '40.00', id_number: '••••••999L' },
      ],
    });
    const after = await shown();
    expect(after.current).toEqual(changed.body.data);
    expect(after.history).toEqual([before]);
    const rows = await api.db.query<{ sealed: Buffer }>('SELECT sealed FROM nominees');
    expect(rows.some(({ sealed }) => sealed.includes('ABCPK9999L') || sealed.includes('Sunita'))).toBe(false);
    expect(await api.db.query(`SELECT detail FROM audit_log WHERE action = 'nominees.named'`)).toEqual([
      { detail: { set: after.current!.id, count: 2 } },
    ]);
  });

  test('O3 · of a full Aadhaar number four digits are stored', async () => {
    const { id } = (await shown()).current!;
    const full = { ...rightNominee, id_kind: 'aadhaar', id_number: '2345 6789 1234' };
    const changed = await confirmed({ choice: 'named', nominees: [full], replaces: id });
    expect(changed.body.data.nominees).toMatchObject([{ id_kind: 'aadhaar', id_number: '1234' }]);
  });

  test('O3 · an identifier that came back masked is kept', async () => {
    const first = await confirmed({
      ...{ choice: 'named', nominees: two, replaces: (await shown()).current!.id },
    });
    const [father, mother] = first.body.data.nominees;
    const second = await confirmed({
      choice: 'named',
      nominees: [
        { ...mother, share: '50.00' },
        { ...father, share: '50.00' },
      ],
      replaces: first.body.data.id,
    });
    expect(second.http).toBe(200);
    const own = await confirmed({
      choice: 'named',
      nominees: [{ ...mother, share: '100.00', id_number: '••••••000X' }],
      replaces: second.body.data.id,
    });
    expect(own.body.errors).toEqual({
      'nominees.0.id_number': ['Enter a valid PAN, such as ABCPE1234F.'],
    });
  });

  test('O3 · without a code nothing changes, and a code counts once', async () => {
    const { id } = (await shown()).current!;
    expect(await replace({ choice: 'named', nominees: two, replaces: id })).toMatchObject({
      http: 403,
      body: { code: 'step_up_required' },
    });
    const body = { choice: 'named', nominees: two, replaces: id };
    const step_up = await otpFor(body);
    const first = await replace({ ...body, step_up });
    expect(first.http).toBe(200);
    const again = await replace({ ...body, replaces: first.body.data.id, step_up });
    expect(again).toMatchObject({ http: 403, body: { code: 'step_up_invalid' } });
    expect((await shown()).history).toHaveLength(1);
  });

  test('O3 · a form that started from another list is refused', async () => {
    const { id } = (await shown()).current!;
    const first = await confirmed({ choice: 'named', nominees: two, replaces: id });
    expect(first.http).toBe(200);
    const stale = await confirmed({ choice: 'named', nominees: two, replaces: id });
    expect(stale).toMatchObject({ http: 409, body: { code: 'nominees_changed' } });
    expect((await shown()).current!.id).toBe(first.body.data.id);
  });

  test('O3 · who opts out has no nominees any more, and the declaration is kept', async () => {
    const { id } = (await shown()).current!;
    const out = await confirmed({ choice: 'opted_out', nominees: two, replaces: id });
    expect(out.body.data).toMatchObject({ choice: 'opted_out', nominees: [] });
    expect(await api.db.query('SELECT declaration, about FROM declarations')).toEqual([
      { declaration: 'nominee-opt-out-2026-1', about: `set:${out.body.data.id}` },
    ]);
  });

  test('O3 · wrong shares and holders are refused at the field, before the code is spent', async () => {
    const { id } = (await shown()).current!;
    const step_up = await otpFor({ choice: 'named', nominees: two, replaces: id });
    const wrong = await replace({
      choice: 'named',
      nominees: [{ ...two[0], name: asha.name, share: '60.01' }, two[1]],
      replaces: id,
      step_up,
    });
    expect(wrong).toMatchObject({ http: 422, body: { code: 'nominees_invalid' } });
    expect(wrong.body.errors).toEqual({
      'nominees.0.name': ["An account holder can't be the nominee."],
      shares: ['Shares must add up to exactly 100%.'],
    });
    expect((await replace({ choice: 'named', nominees: two, replaces: id, step_up })).http).toBe(200);
  });

  test('O3 · the database itself refuses shares that are not whole', async () => {
    const { id } = (await shown()).current!;
    await expect(api.db.query('UPDATE nominees SET share = 99.99 WHERE set_id = $1', [id])).rejects.toThrow(
      'add up to 99.99',
    );
  });
});
