import { inflateRawSync } from 'node:zlib';
import { readArchive } from '../../archive/readArchive.ts';
import { PERSONAS } from '../../personas/index.ts';
import { signIn } from '../../testing/people/personas.ts';
import { stepUp } from '../../testing/people/stepUp.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { sweepArchives } from './service.ts';

const DAY_MS = 86_400_000;

/** The files of an archive by name. */
function unpacked(base64: string): Map<string, string> {
  const file = Buffer.from(base64, 'base64');
  const found = new Map<string, string>();
  let at = 0;
  while (file.readUInt32LE(at) === 0x04034b50) {
    const [size, nameLength] = [file.readUInt32LE(at + 18), file.readUInt16LE(at + 26)];
    const start = at + 30 + nameLength;
    const name = file.subarray(at + 30, start).toString();
    found.set(name, inflateRawSync(file.subarray(start, start + size)).toString());
    at = start + size;
  }
  return found;
}

describe('copy of one’s own data', () => {
  let api: TestApi;
  let token: string;
  beforeEach(async () => {
    api = await testApi();
    ({ token } = await signIn(api, 'asha'));
  });
  afterEach(() => api.close());

  const ask = async (full: boolean, step_up?: string) =>
    api.call('requestArchive', { token, body: { full, ...(step_up && { step_up }) } });
  const file = async (id: string, who = token) => api.call('archiveFile', { token: who, params: { id } });
  const latest = async () => (await api.call('archives', { token })).body.data[0]!;
  const made = async () => {
    const { id } = (await ask(false)).body.data;
    await api.runJobs();
    return id;
  };

  test("O1 · a copy is requested, made by a job, and contains the user's data, masked", async () => {
    const asked = await ask(false);
    expect(asked.body.data).toMatchObject({ state: 'preparing', full: false, ready_at: null, size: null });
    const { id } = asked.body.data;
    expect((await file(id)).http).toBe(404);
    const twice = await ask(false);
    expect([twice.http, twice.body.code]).toEqual([409, 'archive_waits']);
    expect(await api.runJobs()).toContain('profile-archive');
    expect(await latest()).toMatchObject({
      id,
      state: 'ready',
      ready_at: '2026-11-20T04:30:00.000Z',
      expires_at: '2026-11-27T04:30:00.000Z',
    });
    const { data } = (await file(id)).body;
    expect([data.name, data.type]).toEqual(['sanchay-2026-11-20.zip', 'application/zip']);
    const files = unpacked(data.base64);
    expect(files.get('README.txt')).toContain('Your data at Sanchay, as of 20 Nov 2026.');
    const all = JSON.parse(files.get('data.json')!) as Record<string, Record<string, unknown>[]>;
    expect(all.users![0]).toMatchObject({ email: 'asha@sanchay.example', date_of_birth: '1988-••-••' });
    expect(all.bank_accounts!.map(({ account_no }) => account_no)).toEqual(['•••••••2210', '••••••••7340']);
    expect(all.consents).toHaveLength(1);
    expect(all.risk_profiles).toHaveLength(1);
    expect(files.get('tables/bank_accounts.csv')).toContain('SHYD0000102');
    const portable = await readArchive(Buffer.from(data.base64, 'base64'));
    expect(portable.portfolios).toHaveLength(1);
    expect(portable).toEqual(JSON.parse(files.get('portfolio.json')!));
    const whole = [...files.values()].join('\n');
    expect(whole).not.toContain('50100482210');
    expect(whole).not.toContain('1988-03-14');
    expect(whole).not.toContain(PERSONAS.meera.email);
    expect(whole).not.toMatch(/password_hash|token_hash|account_sealed|refresh_hash/);
  });

  test('O1 · with whole identifiers it takes a code, and each fetching is recorded', async () => {
    const refused = await ask(true);
    expect([refused.http, refused.body.code]).toEqual([403, 'step_up_required']);
    const { id } = (await ask(true, await stepUp(api, token, 'profile'))).body.data;
    await api.runJobs();
    const { data } = (await file(id)).body;
    expect(data.name).toBe('sanchay-2026-11-20-full.zip');
    const json = unpacked(data.base64).get('data.json')!;
    expect(json).toContain('50100482210');
    expect(json).toContain('1988-03-14');
    await file(id);
    const fetched = await api.db.query(
      `SELECT detail FROM audit_log WHERE action = 'archive.fetched' AND subject = $1`,
      [`archive:${id}`],
    );
    expect(fetched).toEqual([{ detail: { full: true } }, { detail: { full: true } }]);
  });

  test('P7 · what a manager does is in the export of the owner, with who acted', async () => {
    const { token: manager } = await signIn(api, 'farah');
    const params = { id: PERSONAS.asha.portfolioId };
    expect((await api.call('switchPortfolio', { token: manager, params })).http).toBe(200);
    const { data } = (await file(await made())).body;
    const all = JSON.parse(unpacked(data.base64).get('data.json')!) as Record<string, object[]>;
    expect(all.audit_log).toContainEqual(
      expect.objectContaining({
        action: 'portfolio.switched',
        investor_id: PERSONAS.asha.userId,
        actor: `user:${PERSONAS.farah.userId}`,
      }),
    );
  });

  test('O1 · nobody else fetches it', async () => {
    const id = await made();
    const meera = (await signIn(api, 'meera')).token;
    expect((await file(id, meera)).http).toBe(404);
    expect((await api.call('archives', { token: meera })).body.data).toEqual([]);
    expect((await file('not-an-id')).http).toBe(404);
  });

  test('O1 · after seven days it is gone, and its bytes too', async () => {
    const id = await made();
    api.clock.advance(7 * DAY_MS);
    ({ token } = await signIn(api, 'asha'));
    expect((await file(id)).http).toBe(404);
    await sweepArchives(api.ctx);
    expect((await latest()).state).toBe('expired');
    expect(
      await api.db.query('SELECT count(*) AS count FROM profile_archives WHERE archive_sealed IS NOT NULL'),
    ).toEqual([{ count: 0 }]);
  });
});
