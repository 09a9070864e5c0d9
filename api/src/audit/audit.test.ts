import fc from 'fast-check';
import { userActor, writeAudit } from '../platform/writes/audit.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { sealAudit } from './sealAudit.ts';
import { verifyAudit } from './verifyAudit.ts';

/** Undone at the end of each case, so that all cases start from one chain. */
class Undo extends Error {}

describe('the chain of the audit log', () => {
  let api: TestApi;
  const ROWS = 12;
  beforeEach(async () => {
    api = await testApi();
    for (let n = 1; n <= ROWS; n += 1) {
      await writeAudit(api.db, {
        investorId: n % 3 === 0 ? null : '5a9c4a1e-0001-4000-8000-000000000001',
        actor: n % 2 === 0 ? 'job' : userActor('5a9c4a1e-0007-4000-8000-000000000007'),
        action: `action.${n}`,
        subject: `subject-${n}`,
        requestId: `request-${n}`,
        detail: { n, amount: 100 + n },
      });
    }
    await sealAudit(api.ctx);
  });
  afterEach(() => api.close());

  /** The verdict after an owner of the database with every right made this change. */
  async function verdictAfter(...statements: [string, unknown[]?][]): Promise<string | null> {
    let fault: string | null = null;
    await api.db
      .tx(async (tx) => {
        await tx.query('SET LOCAL session_replication_role = replica');
        for (const [sql, values] of statements) await tx.query(sql, values);
        fault = (await verifyAudit(tx)).fault;
        throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
      });
    return fault;
  }
  const row = fc.integer({ min: 1, max: ROWS });

  test('X9 · rows are sealed in order, once, and the chain holds', async () => {
    const seals = await api.db.query<{ position: number; audit_id: number }>(
      'SELECT position, audit_id FROM audit_seals ORDER BY position',
    );
    expect(seals).toEqual(Array.from({ length: ROWS }, (_, n) => ({ position: n + 1, audit_id: n + 1 })));
    const verdict = await verifyAudit(api.db);
    expect(verdict).toEqual({
      verified: ROWS,
      waiting: 0,
      head: expect.stringMatching(/^[0-9a-f]{64}$/),
      fault: null,
    });
    expect(await sealAudit(api.ctx)).toBeNull();
  });

  test('X9 · any field of any row that is changed is found, with the row', async () => {
    const changes = [
      `at = at + interval '1 microsecond'`,
      `investor_id = CASE WHEN investor_id IS NULL THEN gen_random_uuid() END`,
      `actor = actor || ' '`,
      `action = 'other'`,
      `subject = subject || '1'`,
      `request_id = ''`,
      `detail = detail || '{"amount": 1}'`,
    ];
    await fc.assert(
      fc.asyncProperty(row, fc.constantFrom(...changes), async (id, change) => {
        expect(await verdictAfter([`UPDATE audit_log SET ${change} WHERE id = $1`, [id]])).toBe(
          `audit row ${id} or its seal ${id} was changed`,
        );
      }),
      { numRuns: 60 },
    );
  });

  test('X9 · any row that is removed is found, alone or with its seal', async () => {
    await fc.assert(
      fc.asyncProperty(row, async (id) => {
        const remove: [string, unknown[]] = ['DELETE FROM audit_log WHERE id = $1', [id]];
        expect(await verdictAfter(remove)).toBe(`audit row ${id} was removed`);
        const both = await verdictAfter(remove, ['DELETE FROM audit_seals WHERE audit_id = $1', [id]]);
        expect(both).toBe(id === ROWS ? null : `seal ${id} was removed`);
        const seal = await verdictAfter(['DELETE FROM audit_seals WHERE audit_id = $1', [id]]);
        expect(seal).toBe(
          id === ROWS ? `audit row ${id} has no seal and waits for none` : `seal ${id} was removed`,
        );
      }),
      { numRuns: 12 },
    );
  });

  test('X9 · any two rows that change places, or their seals, are found', async () => {
    const pair = fc.uniqueArray(row, { minLength: 2, maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(pair, async (two) => {
        const [a, b] = two.sort((x, y) => x - y) as [number, number];
        const swap = `UPDATE audit_log x SET action = y.action, subject = y.subject, request_id = y.request_id,
            detail = y.detail, investor_id = y.investor_id, actor = y.actor, at = y.at
          FROM audit_log y WHERE (x.id, y.id) IN (($1::bigint, $2::bigint), ($2, $1))`;
        expect(await verdictAfter([swap, [a, b]])).toBe(`audit row ${a} or its seal ${a} was changed`);
        const seals: [string, unknown[]][] = [
          ['ALTER TABLE audit_seals DROP CONSTRAINT audit_seals_audit_id_key'],
          [
            'UPDATE audit_seals SET audit_id = CASE audit_id WHEN $1 THEN $2 ELSE $1 END WHERE audit_id IN ($1, $2)',
            [a, b],
          ],
        ].map(([sql, values]) => [sql as string, (values ?? []) as unknown[]]);
        expect(await verdictAfter(...seals)).toBe(`audit row ${b} or its seal ${a} was changed`);
      }),
      { numRuns: 20 },
    );
  });

  test('X9 · a row that was slipped in without a seal, and one removed before it got one, are found', async () => {
    const add = `INSERT INTO audit_log (actor, action, subject, request_id) VALUES ('x', 'x', 'x', 'x')`;
    expect(await verdictAfter([add])).toMatch(/^audit row \d+ has no seal and waits for none$/);
    expect(await verdictAfter(['INSERT INTO audit_unsealed VALUES (999)'])).toBe(
      'audit row 999 was removed before it was sealed',
    );
  });

  test('X9 · an end that was cut off is found with a seal that was noted elsewhere', async () => {
    const { head } = await verifyAudit(api.db);
    expect((await verifyAudit(api.db, { noted: [{ position: ROWS, hash: head }] })).fault).toBeNull();
    const cut = await verifyAudit(api.db, { noted: [{ position: ROWS + 1, hash: head }] });
    expect(cut.fault).toBe(`seal ${ROWS + 1} is not the one that was noted`);
    const other = await verifyAudit(api.db, {
      noted: [{ position: ROWS, hash: head.replace(/^./, (c) => (c === '0' ? '1' : '0')) }],
    });
    expect(other.fault).toBe(`seal ${ROWS} is not the one that was noted`);
  });

  test('X9 · the database itself refuses to change, remove or empty what is kept', async () => {
    for (const sql of [
      `UPDATE audit_log SET action = 'x'`,
      'DELETE FROM audit_log',
      'TRUNCATE audit_log',
      'UPDATE audit_seals SET position = position',
      'DELETE FROM audit_seals',
      'TRUNCATE audit_seals',
    ]) {
      await expect(api.db.query(sql)).rejects.toThrow(
        'audit rows and their seals are neither changed nor removed',
      );
    }
  });

  test('X9 · while one node seals another one waits, and many rows at once are sealed whole', async () => {
    await api.db.query(
      `INSERT INTO audit_log (actor, action, subject, request_id) SELECT 'x', 'many', n::text, 'request' FROM generate_series(1, 1500) n`,
    );
    await api.db.tx(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock(7266243)');
      expect(await sealAudit(api.ctx)).toBeNull();
    });
    const heads = await Promise.all([sealAudit(api.ctx), sealAudit(api.ctx), sealAudit(api.ctx)]);
    expect(heads.some((head) => head !== null)).toBe(true);
    await sealAudit(api.ctx);
    expect(await verifyAudit(api.db)).toMatchObject({ verified: ROWS + 1_500, waiting: 0, fault: null });
  });
});
