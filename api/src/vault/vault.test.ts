import { randomBytes } from 'node:crypto';
import { TEST_MASTERS } from '../testing/masters.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { sealClearDates } from './clearDates.ts';
import { masterKeys } from './masterKeys.ts';
import { openFile, sealFile } from './ownKey.ts';
import { rotate } from './rotate.ts';
import { SEALED_COLUMNS } from './sealedColumns.ts';
import { keyIdOf, openVault } from './vault.ts';

const newMaster = () => randomBytes(32).toString('base64url');
const broken = { kind: 'seal_broken' };

describe('the vault', () => {
  let api: TestApi;
  beforeEach(async () => (api = await testApi()));
  afterEach(() => api.close());

  test('O4 · what is sealed opens again, and looks different each time', async () => {
    const { vault } = api.ctx;
    const [one, two] = [await vault.seal('bank:1', 'ABCPK1234A'), await vault.seal('bank:1', 'ABCPK1234A')];
    expect(one.equals(two)).toBe(false);
    expect(one.includes('ABCPK1234A')).toBe(false);
    expect((await vault.open('bank:1', one)).toString()).toBe('ABCPK1234A');
    expect(await vault.open('x', await vault.seal('x', Buffer.alloc(0)))).toEqual(Buffer.alloc(0));
  });

  test('O4 · one flipped bit anywhere, or another owner, and it does not open', async () => {
    const { vault } = api.ctx;
    const sealed = await vault.seal('bank:1', '1234');
    for (let at = 0; at < sealed.length; at += 1) {
      const flipped = Buffer.from(sealed);
      flipped[at]! ^= 1;
      await expect(vault.open('bank:1', flipped)).rejects.toMatchObject(broken);
    }
    await expect(vault.open('bank:2', sealed)).rejects.toMatchObject(broken);
    await expect(vault.open('bank:1', sealed.subarray(0, 20))).rejects.toMatchObject(broken);
    await expect(vault.open('bank:1', Buffer.alloc(0))).rejects.toMatchObject(broken);
  });

  test('O4 · a file has a key of its own', async () => {
    const { vault } = api.ctx;
    const file = await sealFile(vault, 'document:1', Buffer.from('a picture'));
    expect(file.bytes.includes('a picture')).toBe(false);
    expect((await openFile(vault, 'document:1', file)).toString()).toBe('a picture');
    await expect(openFile(vault, 'document:2', file)).rejects.toMatchObject(broken);
  });

  test('O4 · look-up values are equal for equal text of one kind only', () => {
    const { vault } = api.ctx;
    expect(vault.blindIndex('pan', 'A')).toEqual(vault.blindIndex('pan', 'A'));
    expect(vault.blindIndex('pan', 'A')).toHaveLength(32);
    expect(vault.blindIndex('pan', 'B')).not.toEqual(vault.blindIndex('pan', 'A'));
    expect(vault.blindIndex('bank', 'A')).not.toEqual(vault.blindIndex('pan', 'A'));
  });

  test('O4 · another master key opens nothing', async () => {
    await expect(openVault(api.db, masterKeys(newMaster()))).rejects.toMatchObject(broken);
  });

  test.each(['', 'short', `${newMaster()}=`, randomBytes(33).toString('base64url')])(
    'O4 · "%s" is no master key',
    (text) => {
      expect(() => masterKeys(text)).toThrow('VAULT_KEY needs base64url of 32 bytes');
      expect(() => masterKeys(newMaster(), text || 'x')).toThrow(
        'VAULT_OLD_KEYS needs base64url of 32 bytes',
      );
    },
  );

  test('O4 · rotation seals everything anew, and the API reads on meanwhile', async () => {
    const held = await api.ctx.vault.seal('held:1', 'by somebody else');
    const before = await api.db.query<{ id: string; birth_sealed: Buffer }>(
      'SELECT id, birth_sealed FROM users WHERE birth_sealed IS NOT NULL ORDER BY id',
    );
    const { sealed, rewrapped } = await rotate(api.db, TEST_MASTERS);
    expect(rewrapped).toBe(0);
    expect(sealed).toBeGreaterThanOrEqual(before.length);
    const after = await api.db.query<{ id: string; birth_sealed: Buffer }>(
      'SELECT id, birth_sealed FROM users WHERE birth_sealed IS NOT NULL ORDER BY id',
    );
    for (const [index, { id, birth_sealed: bytes }] of after.entries()) {
      expect(keyIdOf(bytes)).toBeGreaterThan(keyIdOf(before[index]!.birth_sealed));
      expect(await api.ctx.vault.open(`user:${id}`, bytes)).toEqual(
        await api.ctx.vault.open(`user:${id}`, before[index]!.birth_sealed),
      );
    }
    expect((await api.ctx.vault.open('held:1', held)).toString()).toBe('by somebody else');
  });

  test('O4 · a rotation that was interrupted goes on with the key that it made', async () => {
    const [column] = SEALED_COLUMNS;
    await rotate(api.db, TEST_MASTERS, undefined, [column!]);
    const keys = () => api.db.query(`SELECT id FROM vault_keys WHERE purpose = 'data'`);
    const made = await keys();
    const { sealed } = await rotate(api.db, TEST_MASTERS);
    expect(sealed).toBeGreaterThan(0);
    expect(await keys()).toEqual(made);
    await rotate(api.db, TEST_MASTERS);
    expect(await keys()).toHaveLength(made.length + 1);
  });

  test('O4 · sealing and opening need no connection, so writes that hold them all do not wait for one another', async () => {
    const holders = api.ctx.db.pool.options.max;
    const vault = await openVault(api.ctx.db, TEST_MASTERS);
    let inside = 0;
    let everybodyIn = () => undefined as void;
    const all = new Promise<void>((resolve) => (everybodyIn = resolve));
    const read = await Promise.all(
      Array.from({ length: holders }, (_, index) =>
        api.ctx.db.tx(async () => {
          if ((inside += 1) === holders) everybodyIn();
          await all;
          const text = `account ${index}`;
          return (await vault.open('bank:1', await vault.seal('bank:1', text))).toString();
        }),
      ),
    );
    expect(read).toEqual(Array.from({ length: holders }, (_, index) => `account ${index}`));
    expect(holders).toBe(20);
  });

  test('O4 · a node seals under the new key once it has looked, and reads what another sealed before that', async () => {
    const { vault } = api.ctx;
    const first = keyIdOf(await vault.seal('x', 'before'));
    await rotate(api.db, TEST_MASTERS);
    const elsewhere = await openVault(api.db, TEST_MASTERS);
    expect(keyIdOf(await vault.seal('x', 'not looked yet'))).toBe(first);
    const query = jest.spyOn(api.ctx.db, 'query');
    const theirs = await elsewhere.seal('x', 'theirs');
    const opened = await Promise.all(Array.from({ length: 10 }, () => vault.open('x', theirs)));
    expect(new Set(opened.map(String))).toEqual(new Set(['theirs']));
    expect(query).toHaveBeenCalledTimes(1);
    expect(keyIdOf(await vault.seal('x', 'after'))).toBe(keyIdOf(theirs));
    await rotate(api.db, TEST_MASTERS);
    await vault.refresh();
    expect(keyIdOf(await vault.seal('x', 'later'))).toBeGreaterThan(keyIdOf(theirs));
    query.mockRestore();
  });

  test('O4 · bytes that name a key which nobody made do not open', async () => {
    const unknown = await api.ctx.vault.seal('x', 'text');
    unknown.writeUInt32BE(4_000_000, 1);
    await expect(api.ctx.vault.open('x', unknown)).rejects.toMatchObject({
      ...broken,
      message: 'there is no data key 4000000',
    });
  });

  test('O4 · a new master key takes over, the older one is accepted meanwhile', async () => {
    const sealed = await api.ctx.vault.seal('x', 'kept');
    const next = newMaster();
    const both = masterKeys(next, TEST_MASTERS.current.toString('base64url'));
    const meanwhile = await openVault(api.db, both);
    expect((await meanwhile.open('x', sealed)).toString()).toBe('kept');
    expect((await rotate(api.db, both)).rewrapped).toBe(2);
    const after = await openVault(api.db, masterKeys(next));
    expect((await after.open('x', sealed)).toString()).toBe('kept');
    expect(after.blindIndex('pan', 'A')).toEqual(api.ctx.vault.blindIndex('pan', 'A'));
    await expect(openVault(api.db, TEST_MASTERS)).rejects.toMatchObject(broken);
  });

  test('O4 · every sealed column of the database is one that rotation knows', async () => {
    const there = await api.db.query<{ table: string; column: string }>(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type = 'bytea' AND column_name ~ 'sealed' ORDER BY 1, 2`,
    );
    const known = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`).sort();
    expect(known).toEqual(there.map(({ table, column }) => `${table}.${column}`).sort());
  });

  test('O4 · dates that an older release left in the clear are sealed', async () => {
    const [user] = await api.db.query<{ id: string }>('SELECT id FROM users LIMIT 1');
    const holder = `user:${user!.id}`;
    await api.db.query(`INSERT INTO clear_birth_dates VALUES ($1, '1990-01-31')`, [holder]);
    expect(await sealClearDates(api.db, api.ctx.vault)).toBe(1);
    const [row] = await api.db.query<{ birth_sealed: Buffer }>(
      'SELECT birth_sealed FROM users WHERE id = $1',
      [user!.id],
    );
    expect((await api.ctx.vault.open(holder, row!.birth_sealed)).toString()).toBe('1990-01-31');
    expect(await sealClearDates(api.db, api.ctx.vault)).toBe(0);
  });
});
