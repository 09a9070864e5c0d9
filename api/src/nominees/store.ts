import type { NomineeChoice, NomineeDraft } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';
import type { Vault } from '../vault/index.ts';

export interface NomineeSetRow {
  id: string;
  choice: NomineeChoice;
  made_at: Date;
  applies_from: string;
  replaced_at: Date | null;
}

export interface NewNomineeSet {
  id: string;
  portfolioId: string;
  userId: string;
  choice: NomineeChoice;
  nominees: readonly NomineeDraft[];
  appliesFrom: string;
  now: Date;
}

const columns = 'id, choice, made_at, applies_from, replaced_at';
const about = (setId: string, position: number) => `nominee:${setId}:${position}`;

/** Every set of a portfolio, the newest first. */
export async function setsOf(db: Queries, portfolioId: string): Promise<NomineeSetRow[]> {
  return db.query(
    `SELECT ${columns} FROM nominee_sets WHERE portfolio_id = $1
     ORDER BY replaced_at DESC NULLS FIRST, made_at DESC`,
    [portfolioId],
  );
}

/** The set that counts, or null. */
export async function currentSet(db: Queries, portfolioId: string): Promise<NomineeSetRow | null> {
  const [row] = await db.query<NomineeSetRow>(
    `SELECT ${columns} FROM nominee_sets WHERE portfolio_id = $1 AND replaced_at IS NULL`,
    [portfolioId],
  );
  return row ?? null;
}

/** The nominees of a set in the clear, in their order. */
export async function nomineesIn(db: Queries, vault: Vault, setId: string): Promise<NomineeDraft[]> {
  const rows = await db.query<{ position: number; share: string; sealed: Buffer }>(
    'SELECT position, share, sealed FROM nominees WHERE set_id = $1 ORDER BY position',
    [setId],
  );
  return Promise.all(
    rows.map(async ({ position, share, sealed }) => ({
      ...(JSON.parse((await vault.open(about(setId, position), sealed)).toString()) as NomineeDraft),
      share,
    })),
  );
}

/** A set takes the place of the one before, whole. */
export async function insertSet(tx: Tx, vault: Vault, set: NewNomineeSet): Promise<void> {
  await tx.query('UPDATE nominee_sets SET replaced_at = $2 WHERE portfolio_id = $1 AND replaced_at IS NULL', [
    set.portfolioId,
    set.now,
  ]);
  await tx.query(
    `INSERT INTO nominee_sets (id, portfolio_id, made_by, choice, made_at, applies_from)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [set.id, set.portfolioId, set.userId, set.choice, set.now, set.appliesFrom],
  );
  for (const [index, { share, ...rest }] of set.nominees.entries()) {
    await tx.query('INSERT INTO nominees (set_id, position, share, sealed) VALUES ($1, $2, $3, $4)', [
      ...[set.id, index + 1, share],
      await vault.seal(about(set.id, index + 1), JSON.stringify(rest)),
    ]);
  }
}
