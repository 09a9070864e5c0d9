import { randomUUID } from 'node:crypto';
import { ARCHIVE_VERSION, type PortableArchive } from '@sanchay/contracts/archive';
import fc from 'fast-check';
import { uploadArchive, zipped, zippedArchive } from '../testing/archiveFile.ts';
import { signIn, type SignedIn } from '../testing/people/personas.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { MANIFEST_FILE, manifestOf, PORTFOLIO_FILE } from './manifest.ts';
import { portableArchive } from './portable.ts';
import { readArchive } from './readArchive.ts';
import { sweepPreviews } from './service.ts';

const TODAY = '2026-11-20';
const EMPTY: PortableArchive = {
  version: 1,
  as_of: TODAY,
  portfolios: [],
  watchlists: [],
  watched: [],
  alerts: [],
  notifications: [],
};

const codeOf = async (file: Buffer) =>
  readArchive(file).then(
    () => 'read',
    ({ code }: { code: string }) => code,
  );

describe('reading an archive', () => {
  test('P4 · its own archive is read whole, with files that are not used', async () => {
    const file = await zippedArchive(EMPTY, { files: [{ name: 'tables/अ.csv', content: 'x' }] });
    expect(await readArchive(file)).toEqual(EMPTY);
  });

  test('P4 · what is no whole archive of this product is refused with the reason', async () => {
    const right = await zippedArchive(EMPTY);
    const portfolio = { name: PORTFOLIO_FILE, content: JSON.stringify(EMPTY) };
    const manifest = manifestOf([portfolio], TODAY);
    const bomb = Buffer.alloc(210 * 1024 * 1024);
    const cases: Record<string, [Buffer, string]> = {
      text: [Buffer.from('no zip'), 'archive_not_zip'],
      nothing: [Buffer.alloc(0), 'archive_not_zip'],
      truncated: [right.subarray(0, right.length - 30), 'archive_not_zip'],
      foreign: [await zipped([{ name: 'a.txt', content: 'a' }]), 'archive_foreign'],
      'foreign manifest': [await zipped([{ name: MANIFEST_FILE, content: '{}' }]), 'archive_foreign'],
      newer: [await zippedArchive(EMPTY, { manifest: { version: ARCHIVE_VERSION + 1 } }), 'archive_newer'],
      'wrong hash': [
        await zippedArchive(EMPTY, {
          manifest: { files: [{ ...manifest.files[0]!, sha256: '0'.repeat(64) }] },
        }),
        'archive_damaged',
      ],
      'missing file': [await zippedArchive(EMPTY, { manifest: { files: [] } }), 'archive_damaged'],
      'foreign content': [await zippedArchive({ ...EMPTY, admin: true }), 'archive_damaged'],
      'no JSON': [await zippedArchive(null as never), 'archive_damaged'],
      bomb: [await zippedArchive(EMPTY, { files: [{ name: 'zeros', content: bomb }] }), 'archive_unsafe'],
      'too many files': [
        await zippedArchive(EMPTY, {
          files: Array.from({ length: 2_001 }, (_, n) => ({ name: `f${n}`, content: '' })),
        }),
        'archive_unsafe',
      ],
    };
    for (const [name, [file, code]] of Object.entries(cases))
      expect([name, await codeOf(file)]).toEqual([name, code]);
  });

  test('P4 · a file that would leave the folder of the archive is refused', async () => {
    const file = await zippedArchive(EMPTY, { files: [{ name: 'aa/bb/evil.txt', content: 'x' }] });
    const text = file.toString('latin1').replaceAll('aa/bb/evil.txt', '../../evil.txt');
    expect(await codeOf(Buffer.from(text, 'latin1'))).toBe('archive_unsafe');
  });

  test('P4 · a changed byte is never read as another content', async () => {
    const file = await zippedArchive(EMPTY, { files: [{ name: 'note.txt', content: 'a note '.repeat(50) }] });
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const changed = Buffer.from(file);
        changed[at] = (changed[at]! + by) % 256;
        const read = await readArchive(changed).catch(() => null);
        if (read !== null) expect(read).toEqual(EMPTY);
      }),
      { numRuns: 300 },
    );
  });
});

describe('importing an archive', () => {
  let api: TestApi;
  let ravi: SignedIn;
  beforeEach(async () => {
    api = await testApi();
    ravi = await signIn(api, 'ravi');
  });
  afterEach(() => api.close());

  const upload = (file: Buffer, { token } = ravi) => uploadArchive(api, token, file);
  const apply = (id: string, { token } = ravi) =>
    api.call('applyArchive', { params: { id }, body: {}, token, key: randomUUID() });
  const undo = (id: string, { token } = ravi) =>
    api.call('undoArchive', { params: { id }, body: {}, token, key: randomUUID() });
  const exported = ({ userId } = ravi) =>
    portableArchive(api.db, userId, { asOf: TODAY, rules: api.ctx.rules.book() });
  /** What comes back: the holdings stay in the account that they belong to. */
  const restorable = ({ portfolios, holders: _, ...rest }: PortableArchive) => ({
    ...rest,
    assets: portfolios.flatMap(({ other_assets }) => other_assets),
    losses: portfolios.flatMap(({ carried_losses }) => carried_losses),
    values: portfolios.flatMap(({ fair_values }) => fair_values ?? []),
  });
  const counts = (sections: { section: string; added: number; known: number }[]) =>
    Object.fromEntries(sections.map(({ section, added, known }) => [section, [added, known]]));

  /** An account with one of everything. */
  async function filled({ token } = ravi): Promise<void> {
    const [fund] = (await api.db.query(
      `SELECT code FROM schemes WHERE direct AND nav IS NOT NULL ORDER BY code LIMIT 1`,
    )) as [{ code: string }];
    const key = randomUUID;
    await api.call('createOtherAsset', {
      token,
      key: key(),
      body: {
        type: 'ppf',
        name: '=PPF “एसबीआई” 🏦',
        rate_percentage: 7.1,
        compounding: null,
        matures_on: null,
        grams: null,
        entries: [{ on: '2025-04-05', kind: 'paid_in', amount: 150_000.5 }],
      },
    });
    await api.call('setCarriedLosses', {
      token,
      key: key(),
      body: { losses: [{ financial_year: '2024-25', short: 1_000.25, long: 0 }] },
    });
    await api.call('setFairValue', {
      token,
      key: key(),
      body: { isin: 'INE000A01012', price: 130.5525, was: null },
    });
    const lists = await api.call('addWatchlist', { token, key: key(), body: { name: 'For later' } });
    const params = { kind: 'mutual_fund' as const, id: fund.code };
    await api.call('watch', { token, params });
    await api.call('setWatchEntry', {
      token,
      params,
      body: { note: 'Look again', list_ids: [lists.body.data.lists[0]!.id] },
    });
    await api.call('addPriceAlert', {
      token,
      key: key(),
      body: { kind: 'mutual_fund', item: fund.code, rule: 'move', value: 5 },
    });
    await api.call('addFundAlert', { token, key: key(), body: { item: fund.code, rule: 'manager' } });
    await api.call('setNoticePreference', { token, body: { group: 'account', channel: 'sms', on: true } });
  }

  test('P4 · export, import into an empty account, export: equal content; a repeat adds nothing; undone as a whole', async () => {
    await filled();
    const before = await exported();
    const other = await signIn(api, 'nikhil');
    const empty = await exported(other);
    const file = await zippedArchive(before);

    const preview = await upload(file, other);
    expect(preview.http).toBe(200);
    expect(preview.body.data).toMatchObject({
      state: 'preview',
      file_name: 'my archive.zip',
      as_of: TODAY,
      refusals: [],
    });
    expect(counts(preview.body.data.sections)).toEqual({
      holdings: [0, 0],
      other_assets: [1, 0],
      fixed_deposits: [0, 0],
      goals: [0, 0],
      carried_losses: [1, 0],
      fair_values: [1, 0],
      watchlists: [1, 0],
      watched: [1, 0],
      alerts: [2, 0],
      notifications: [1, 0],
    });
    expect(await exported(other)).toEqual(empty);

    const { id } = preview.body.data;
    const both = await Promise.all([apply(id, other), apply(id, other)]);
    expect(both.map(({ body }) => body.data.state)).toEqual(['applied', 'applied']);
    expect(restorable(await exported(other))).toEqual(restorable(before));

    const again = await upload(file, other);
    expect(Object.values(counts(again.body.data.sections)).map(([added]) => added)).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
    await apply(again.body.data.id, other);
    expect(restorable(await exported(other))).toEqual(restorable(before));

    expect((await undo(id, other)).body.data.state).toBe('undone');
    expect((await undo(id, other)).body.data.state).toBe('undone');
    expect(await exported(other)).toEqual(empty);
    expect((await apply(id, other)).body.code).toBe('archive_undone');
    const audits = await api.db.query<{ action: string }>(
      `SELECT action FROM audit_log WHERE subject = $1 ORDER BY id`,
      [`archive-import:${id}`],
    );
    expect(audits.map(({ action }) => action)).toEqual([
      'archive.uploaded',
      'archive.imported',
      'archive.import_undone',
    ]);
  });

  test('P4 · what the account cannot take is refused by item, and the rest is added', async () => {
    const wrong = {
      type: 'cash' as const,
      name: 'Wallet of tomorrow',
      rate_percentage: null,
      compounding: null,
      matures_on: null,
      grams: null,
      entries: [{ on: '2030-01-01', kind: 'value' as const, amount: 5 }],
    };
    const right = { ...wrong, name: 'Wallet', entries: [{ ...wrong.entries[0]!, on: '2026-01-01' }] };
    const archive = {
      ...EMPTY,
      portfolios: [
        {
          name: '',
          holdings: [],
          lots: [],
          transactions: [],
          other_assets: [wrong, right],
          carried_losses: [],
        },
      ],
      watched: [{ kind: 'stock' as const, id: 'NO-SUCH', note: null, lists: [] }],
      alerts: [{ kind: 'gold' as const, item: 'gold', rule: 'manager' as const, value: null }],
    };
    const { body } = await upload(await zippedArchive(archive));
    expect(body.data.refusals.map(({ name }: { name: string }) => name)).toEqual([
      'Wallet of tomorrow',
      'NO-SUCH',
      'gold',
    ]);
    await apply(body.data.id);
    expect((await exported()).portfolios.flatMap(({ other_assets }) => other_assets)).toEqual([right]);
  });

  test('P4 · a file that is no archive changes nothing; another user and an expired preview find nothing', async () => {
    const refused = await upload(Buffer.from('%PDF-1.7'));
    expect([refused.http, refused.body.code]).toEqual([422, 'archive_not_zip']);
    expect(refused.body.errors.file).toHaveLength(1);
    const { body } = await upload(await zippedArchive(EMPTY));
    const meera = await signIn(api, 'meera');
    const { id } = body.data;
    expect((await apply(id, meera)).http).toBe(404);
    expect((await undo(id, meera)).http).toBe(404);
    expect((await undo(id)).http).toBe(404);
    expect((await api.call('archiveImports', { token: meera.token })).body.data).toEqual([]);
    expect((await api.call('archiveImports', { token: ravi.token })).body.data).toHaveLength(1);
    api.clock.advance(25 * 3_600_000);
    await sweepPreviews(api.ctx);
    ravi = await signIn(api, 'ravi');
    expect((await apply(id)).http).toBe(404);
  });
});
