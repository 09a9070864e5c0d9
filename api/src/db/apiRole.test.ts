import { rm } from 'node:fs/promises';
import { exportHead, readHeads } from '../audit/exportedHeads.ts';
import { GENESIS, SEALED_COLUMNS, sealOf, type SealedFields } from '../audit/seal.ts';
import { auditSigner } from '../audit/index.ts';
import { sealAudit } from '../audit/sealAudit.ts';
import { verifyAudit } from '../audit/verifyAudit.ts';
import { masterKeys } from '../vault/index.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import { sweepOutbox } from '../stream/index.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { isOwner, keptTables } from './apiRole.ts';
import type { Tx } from './pool.ts';

const DENIED = '42501';
const WRITES = { audit: 0 };

describe('the role of the API in the database', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());

  const note = async () => {
    WRITES.audit += 1;
    await writeAudit(api.ctx.db, {
      investorId: null,
      actor: 'job',
      action: `action.${WRITES.audit}`,
      subject: 'subject',
      requestId: 'request',
      detail: { n: WRITES.audit },
    });
    return sealAudit(api.ctx);
  };
  /** As an owner of the database with every right, permanently. */
  const asOwner = (work: (tx: Tx) => Promise<void>) =>
    api.db.tx(async (tx) => {
      await tx.query('SET LOCAL session_replication_role = replica');
      await work(tx);
    });

  test('X9 · it is no superuser, owns nothing and may not change tables', async () => {
    const [role] = await api.ctx.db.query(
      `SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
              (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) AS owned
       FROM pg_roles r WHERE rolname = current_user`,
    );
    expect(role).toEqual({
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
      owned: 0,
    });
    expect(await isOwner(api.ctx.db)).toBe(false);
    expect(await isOwner(api.db)).toBe(true);
    for (const statement of [
      'DROP TABLE outbox',
      'ALTER TABLE audit_log DISABLE TRIGGER ALL',
      'CREATE TABLE public.own (id int)',
      'SET session_replication_role = replica',
      "UPDATE migrations SET name = 'x'",
    ])
      await expect(api.ctx.db.query(statement)).rejects.toMatchObject({ code: DENIED });
  });

  test('X9 · it may not update, delete or empty audit, ledger, events and every other append-only table', async () => {
    const tables = await keptTables(api.db);
    expect(tables).toEqual(
      expect.arrayContaining([
        'audit_log',
        'audit_seals',
        'audit_signatures',
        'ledger_entries',
        'ledger_transfers',
        'order_steps',
        'outbox',
      ]),
    );
    for (const table of tables) {
      const [column] = await api.db.query<{ name: string }>(
        `SELECT column_name AS name FROM information_schema.columns
         WHERE table_schema = 'public' AND table_name = $1 AND is_identity = 'NO' LIMIT 1`,
        [table],
      );
      for (const statement of [
        `UPDATE ${table} SET ${column!.name} = ${column!.name}`,
        `DELETE FROM ${table}`,
        `TRUNCATE ${table} CASCADE`,
      ])
        await expect(api.ctx.db.query(statement)).rejects.toMatchObject({ code: DENIED });
    }
  });

  test('X9 · old events go by the one function that may remove them', async () => {
    await api.db.query("INSERT INTO outbox (at, event, payload) VALUES ('2020-01-01', 'old', '{}')");
    await sweepOutbox(api.ctx);
    expect(await api.db.query("SELECT 1 FROM outbox WHERE event = 'old'")).toEqual([]);
  });

  /** A chain whose rows were changed and whose every seal was computed anew, as its owner can. */
  async function rewrite(tx: Tx): Promise<void> {
    await tx.query(
      "UPDATE audit_log SET subject = 'somebody else' WHERE id = (SELECT min(id) FROM audit_log)",
    );
    const rows = await tx.query<SealedFields & { position: number }>(
      `SELECT s.position, ${SEALED_COLUMNS} FROM audit_seals s JOIN audit_log a ON a.id = s.audit_id ORDER BY 1`,
    );
    let hash: Buffer = GENESIS;
    for (const row of rows) {
      hash = sealOf(hash, row);
      await tx.query('UPDATE audit_seals SET hash = $2 WHERE position = $1', [row.position, hash]);
    }
  }

  test('X9 · a chain that its owner rewrote, seals and all, is detected by the signatures', async () => {
    await note();
    await note();
    const signer = api.ctx.auditSigner;
    expect((await verifyAudit(api.db, { signer })).fault).toBeNull();
    await asOwner(rewrite);
    expect((await verifyAudit(api.db)).fault).toBeNull();
    expect((await verifyAudit(api.db, { signer })).fault).toMatch(
      /^seal \d+ is not the one that was signed$/,
    );
    // Nothing is sealed on top of it, which would vouch for it.
    await expect(note()).rejects.toThrow('the audit chain was changed');
    await asOwner(async (tx) => void (await tx.query('DELETE FROM audit_signatures')));
    expect((await verifyAudit(api.db, { signer })).fault).toMatch(/has no signature$/);
    await expect(sealAudit(api.ctx)).rejects.toThrow('has no signature');
    const stranger = auditSigner(masterKeys(Buffer.alloc(32, 'x').toString('base64url')));
    await asOwner(async (tx) => {
      const [last] = await tx.query<{ position: number; hash: Buffer }>(
        'SELECT position, hash FROM audit_seals ORDER BY position DESC LIMIT 1',
      );
      await tx.query('INSERT INTO audit_signatures VALUES ($1, $2, $3)', [
        last!.position,
        signer.keyId,
        stranger.sign(last!),
      ]);
    });
    expect((await verifyAudit(api.db, { signer })).fault).toMatch(/is not the one that was signed$/);
  });

  test('X9 · an end that its owner removed is detected by the exported heads', async () => {
    const { auditHeadsFile: file } = api.ctx.settings;
    const first = await note();
    await exportHead(file, first!);
    const last = await note();
    await exportHead(file, last!);
    const verify = async () =>
      verifyAudit(api.db, { noted: await readHeads(file), signer: api.ctx.auditSigner });
    expect((await verify()).fault).toBeNull();
    await asOwner(async (tx) => {
      await tx.query(
        'DELETE FROM audit_log WHERE id IN (SELECT audit_id FROM audit_seals WHERE position > $1)',
        [first!.position],
      );
      await tx.query('DELETE FROM audit_signatures WHERE position > $1', [first!.position]);
      await tx.query('DELETE FROM audit_seals WHERE position > $1', [first!.position]);
    });
    expect((await verifyAudit(api.db, { signer: api.ctx.auditSigner })).fault).toBeNull();
    expect((await verify()).fault).toBe(`seal ${last!.position} is not the one that was noted`);
    await rm(file);
  });

  test('X9 · signatures of an older master key count until it is retired, and then the newest do', async () => {
    await note();
    const older = api.ctx.auditSigner;
    const key = (letter: string) => Buffer.alloc(32, letter).toString('base64url');
    const rotated = auditSigner(
      masterKeys(key('n'), Buffer.alloc(32, 'test-master-key').toString('base64url')),
    );
    expect((await verifyAudit(api.db, { signer: rotated })).fault).toBeNull();
    api.ctx.auditSigner = rotated;
    await note();
    expect((await verifyAudit(api.db, { signer: auditSigner(masterKeys(key('n'))) })).fault).toBeNull();
    expect((await verifyAudit(api.db, { signer: older })).fault).toMatch(/not signed with a key/);
  });
});
