import { PERSONAS } from '../personas/index.ts';
import { kycBench, type KycBench } from '../testing/partners/kycBench.ts';
import { takePan } from './panOwner.ts';
import { signIn } from '../testing/people/personas.ts';
import type { TestApi } from '../testing/testApi.ts';

describe('PAN and KYC registry', () => {
  let bench: KycBench;
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    bench = await kycBench();
    ({ api, token } = bench);
  });
  afterAll(() => bench.close());
  beforeEach(() =>
    api.db.query('DELETE FROM kyc_holding_patterns WHERE portfolio_id = $1', [PERSONAS.ravi.portfolioId]),
  );
  afterEach(async () => {
    await api.db.query('DELETE FROM kyc_holding_patterns WHERE portfolio_id = $1', [
      PERSONAS.ravi.portfolioId,
    ]);
    await api.db.query('DELETE FROM kyc_records WHERE portfolio_id = $1', [PERSONAS.ravi.portfolioId]);
    await api.db.query('DELETE FROM pan_enquiries');
  });
  const check = (pan: string, headers = {}) => bench.check(pan, headers);

  test.each([
    ['VALPN1234A', 'validated', 1, 'everywhere', 'SANDBOX KRA', '5', 'Y'],
    ['REGPN1234A', 'registered', 2, 'existing_houses', 'SANDBOX KRA', '5', 'Y'],
    ['HLDPN1234A', 'on_hold', 0, 'nowhere', 'SANDBOX KRA', '5', 'Y'],
    ['REJPN1234A', 'rejected', 0, 'nowhere', 'SANDBOX KRA', '5', 'Y'],
    ['UPRPN1234A', 'under_process', 0, 'nowhere', 'SANDBOX KRA', '5', 'Y'],
    ['NEWPN1234A', 'not_found', 0, 'nowhere', null, null, null],
  ])(
    'O4 · %s is %s, PAN status %i, may invest %s',
    async (pan, status, panStatus, allowed, source, mode, ipv) => {
      const answer = await check(pan);
      expect(answer.http).toBe(200);
      expect(answer.body.data).toMatchObject({
        ...{ registry_status: status, PAN_kyc_status: panStatus, allowed, kyc_source: source },
        ...{ kra_kyc_mode: mode, kra_ipv_flag: ipv, kyc_form_check_status: 0, esign_status: null },
        ...{ name: 'Ravi Prasad Nair', date_of_birth: '••/••/1999', pan: '••••••234A', name_match: null },
        ...{ date_of_birth_matches: true, residence_status: 'resident_individual', position: 1 },
      });
    },
  );

  test('O4 · a user checks a few PANs a day, whatever came of them, and the same one again', async () => {
    const pans = ['NEWPN1111A', 'NEWPN1112A', 'NAMPN1113A', 'NEWPN1114A', 'NEWPN1115A', 'NEWPN1116A'];
    for (const pan of pans) await check(pan);
    const refused = await check('VALPN1117A');
    expect([refused.http, refused.body.code]).toEqual([429, 'kyc_pan_limit']);
    expect((await check('NEWPN1116A')).http).toBe(200);
    expect(await api.db.query('SELECT count(*)::integer AS count FROM pan_enquiries')).toEqual([
      { count: 7 },
    ]);
  });

  test('O4 · the limits are a dated rule, which staff change without a release', async () => {
    const book = api.ctx.rules.book();
    const value = { pansPerUser: 1, checksPerUser: 2, pansPerNetwork: 30 };
    const changed = jest
      .spyOn(api.ctx.rules, 'book')
      .mockReturnValue({ ...book, pan_check: [{ ...book.pan_check[0]!, value }] });
    const codes = [];
    for (const pan of ['NEWPN1111A', 'NEWPN1112A', 'NEWPN1111A', 'NEWPN1111A'])
      codes.push((await check(pan)).body.code);
    changed.mockRestore();
    expect(codes).toEqual([undefined, 'kyc_pan_limit', undefined, 'kyc_pan_limit']);
  });

  test('O4 · at once or one after the other, no more PANs are looked up', async () => {
    const pans = Array.from({ length: 12 }, (_, n) => `NEWPN${2_000 + n}A`);
    const answers = await Promise.all(pans.map((pan) => check(pan)));
    expect(answers.filter(({ body }) => body.code === 'kyc_pan_limit')).toHaveLength(6);
  });

  test('O4 · the registry’s name is masked, and nobody takes the name of another user', async () => {
    const { name_match: match } = (await check('NAMPN1234A')).body.data;
    expect(match).toMatchObject({ theirs: 'RAVI PRASAD P•••', only_theirs: ['P•••'] });
    await api.db.query(`UPDATE kyc_records SET registry_name = 'SUNITA KAPOOR' WHERE id = $1`, [bench.id()]);
    const record = await bench.record();
    expect(record.name_match).toMatchObject({ theirs: 'S••• K•••', score: 0 });
    const taken = await api.call('updateKyc', {
      token,
      params: { id: bench.id() },
      body: { name: 'registry', revision: record.revision },
    });
    expect([taken.http, taken.body.code]).toEqual([422, 'kyc_name_other']);
    expect(JSON.stringify(await bench.record())).not.toMatch(/SUNITA|KAPOOR/i);
  });

  test.each([
    ['SUNITA KAPOOR', true, 'kyc_name_other', /very different name\./],
    ['RAVI PRASAD PRABHAKAR', false, 'kyc_birth_date_other', /different date of birth/],
    ['SUNITA KAPOOR', false, 'kyc_name_and_birth_date_other', /different name and date of birth/],
  ])(
    'O4 · %s with a birth date that agrees: %s is refused as %s, in words',
    async (name, agrees, code, messages) => {
      await check('NAMPN1234A');
      await api.db.query(`UPDATE kyc_records SET registry_name = $2, birth_date_matches = $3 WHERE id = $1`, [
        ...[bench.id(), name, agrees],
      ]);
      const record = await bench.record();
      const take = (language: string) =>
        api.call('updateKyc', {
          ...{ token, params: { id: bench.id() }, headers: { 'accept-language': language } },
          body: { name: 'registry', revision: record.revision },
        });
      const refused = await take('en');
      expect([refused.http, refused.body.code]).toEqual([422, code]);
      expect(refused.body.message).toMatch(messages);
      expect((await take('hi')).body.message).toMatch(/^[^a-z]+$/);
      expect(record.status_text.includes('date of birth')).toBe(!agrees);
      expect(record.status_text).toContain('different name');
    },
  );

  test("O4 · a typed PAN is normalised, and statuses are shown in the user's language", async () => {
    expect((await check(' valpn 1234a ')).body.data.allowed_text).toBe('You can invest with any AMC.');
    const hindi = await check('VALPN1234A', { 'accept-language': 'hi' });
    expect(hindi.body.data.status_text).toBe('आपका KYC वैलिडेटेड है।');
  });

  test.each([
    ['', 'kyc_pan_format'],
    ['ABCDE1234F', 'kyc_pan_format'],
    ['ABCPK123A', 'kyc_pan_format'],
    ['ABCPK12345', 'kyc_pan_format'],
    ['<b>PK1234A', 'kyc_pan_format'],
    ['ABCCK1234A', 'kyc_pan_not_person'],
    ['ABCHK1234A', 'kyc_pan_not_person'],
  ])('O4 · the PAN "%s" is refused at its field: %s', async (pan, code) => {
    const answer = await check(pan);
    expect([answer.http, answer.body.code, Object.keys(answer.body.errors!)]).toEqual([422, code, ['pan']]);
    expect(
      await api.db.query('SELECT 1 FROM kyc_records WHERE portfolio_id = $1', [PERSONAS.ravi.portfolioId]),
    ).toEqual([]);
  });

  test('O4 · a registry that is away changes nothing', async () => {
    const answer = await check('DWNPN1234A');
    expect([answer.http, answer.body.code, answer.headers['retry-after']]).toEqual([
      503,
      'kyc_registry_down',
      '120',
    ]);
    expect((await api.call('portfolioKyc', { token })).body.data).toEqual([]);
  });

  test('O4 · another name is shown as a difference, and verified only once the user accepts it', async () => {
    const { data } = (await check('NAMPN1234A')).body;
    expect(data).toMatchObject({ PAN_kyc_status: 0, allowed: 'nowhere', registry_status: 'validated' });
    expect(data.name_match).toEqual({
      score: 67,
      ours: 'RAVI PRASAD NAIR',
      theirs: 'RAVI PRASAD P•••',
      only_ours: ['NAIR'],
      only_theirs: ['P•••'],
    });
    const settle = (revision: number) =>
      api.call('updateKyc', { token, params: { id: data.id }, body: { name: 'registry', revision } });
    expect([(await settle(data.revision + 1)).http]).toEqual([409]);
    const after = await settle(data.revision);
    expect(after.body.data).toMatchObject({
      name: 'Ravi Prasad Prabhakar',
      PAN_kyc_status: 1,
      name_match: null,
    });
    expect(await api.db.query('SELECT name, lname FROM users WHERE id = $1', [PERSONAS.ravi.userId])).toEqual(
      [{ name: 'Ravi Prasad Prabhakar', lname: 'Prabhakar' }],
    );
    expect((await settle(after.body.data.revision)).body.code).toBe('kyc_not_now');
    await api.db.query('UPDATE portfolio_applicants SET name = $2 WHERE portfolio_id = $1', [
      PERSONAS.ravi.portfolioId,
      'Ravi Prasad Nair',
    ]);
  });

  test('O4 · another date of birth is not verified', async () => {
    expect((await check('DOBPN1234A')).body.data).toMatchObject({
      date_of_birth_matches: false,
      PAN_kyc_status: 0,
      registry_status: 'validated',
    });
  });

  test('O4 · a PAN that has an account of this kind opens no second one', async () => {
    const answer = await check('ABCPK1234A');
    expect([answer.http, answer.body.code]).toEqual([422, 'kyc_pan_taken']);
    expect((await api.call('portfolioKyc', { token })).body.data).toEqual([]);
  });

  test('O4 · a PAN of another login is refused, also for an account of another kind, without naming its owner', async () => {
    const answer = await check('AMEPI2345B');
    expect([answer.http, answer.body.code]).toEqual([422, 'kyc_pan_taken']);
    expect(answer.body.errors!.pan![0]).toContain('Forgot your password?');
    expect(JSON.stringify(answer.body)).not.toMatch(/meera|suresh|@/i);
    expect((await api.call('portfolioKyc', { token })).body.data).toEqual([]);
  });

  test('O4 · of two logins that take one PAN at once, one gets it; a PAN that is given up is free', async () => {
    const take = (investor_id: string, pan: string) =>
      api.db.tx((tx) => takePan(tx, { investor_id, position: 1, pan_index: Buffer.from(pan) }));
    const logins = [PERSONAS.ravi.userId, PERSONAS.nikhil.userId, PERSONAS.arjun.userId];
    const taken = await Promise.allSettled(logins.map((login) => take(login, 'one')));
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const winner = logins[taken.findIndex(({ status }) => status === 'fulfilled')]!;
    const loser = logins.find((login) => login !== winner)!;
    await take(winner, 'one');
    await take(winner, 'two');
    await take(loser, 'one');
    await api.db.query(`DELETE FROM kyc_pan_owners WHERE pan_index IN ('one', 'two')`);
  });

  test('O4 · a verified PAN stays, and the registry can be queried again', async () => {
    const { id } = (await check('VALPN1234A')).body.data;
    expect((await check('VALPN9999A')).body.code).toBe('kyc_pan_fixed');
    const again = await api.call('kycInfo', { token, params: { id } });
    expect(again.body.data).toMatchObject({ id, pan: '••••••234A', revision: 2 });
    expect((await api.call('kyc', { token, params: { id } })).body.data.revision).toBe(2);
  });

  test('O4 · nobody sees the record of another user, and a manager does not act for the holder', async () => {
    const { id } = (await check('VALPN1234A')).body.data;
    const { token: other } = await signIn(api, 'asha');
    expect((await api.call('kyc', { token: other, params: { id } })).http).toBe(404);
    expect((await api.call('kyc', { token, params: { id: 'no-such-id' } })).http).toBe(404);
    expect((await api.call('kyc', { params: { id } })).http).toBe(401);
    const { token: manager } = await signIn(api, 'farah');
    await api.call('switchPortfolio', { token: manager, params: { id: PERSONAS.asha.portfolioId } });
    expect((await api.call('portfolioKyc', { token: manager })).body.code).toBe('not_your_account');
  });

  test('O4 · the form cannot begin where the registry has the investor, or is still checking', async () => {
    for (const pan of ['VALPN1234A', 'UPRPN1234A', 'NAMPN1234A']) {
      const { id } = (await check(pan)).body.data;
      expect((await api.call('startKycForm', { token, params: { id } })).body.code).toBe('kyc_not_now');
      await api.db.query('DELETE FROM kyc_records WHERE id = $1', [id]);
      await api.db.query('DELETE FROM kyc_holding_patterns WHERE portfolio_id = $1', [
        PERSONAS.ravi.portfolioId,
      ]);
    }
  });

  test('O4 · sandbox personas who are ready have a validated KYC', async () => {
    const { token: meera } = await signIn(api, 'meera');
    const { data } = (await api.call('portfolioKyc', { token: meera })).body;
    expect(data.map(({ name, pan, allowed }) => [name, pan, allowed])).toEqual([
      ['Meera Iyer', '••••••345B', 'everywhere'],
      ['Suresh Iyer', '••••••456C', 'everywhere'],
    ]);
  });
});
