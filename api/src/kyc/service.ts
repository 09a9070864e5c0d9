import type { CallBody, CallReply, KycRecord } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import type { Actor, Context } from '../platform/context.ts';
import { notFound } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import { assertHolder } from '../users/index.ts';
import { askRegistry, type Checked, type Holder } from './checkPan.ts';
import { ipvById } from './inPerson.ts';
import type { KycRow } from './record.ts';
import { recordById, recordsOf } from './store.ts';
import { kycView } from './view.ts';
import { faultMessages } from './messages.ts';

async function ownRow(db: Queries, actor: Actor, id: string): Promise<KycRow> {
  await assertHolder(db, actor);
  const row = isUuid(id) ? await recordById(db, id) : null;
  if (row?.portfolio_id !== actor.portfolioId) throw notFound(faultMessages('no_record'));
  return row;
}

/** One record of the caller's own. @throws Problem 404 when there is none */
export async function kycOf(ctx: Context, db: Queries, actor: Actor, id: string): Promise<KycRecord> {
  return kycView(ctx, db, await ownRow(db, actor, id));
}

/** The records of the caller's portfolio, by position. */
export async function portfolioKyc(ctx: Context, actor: Actor): Promise<KycRecord[]> {
  await assertHolder(ctx.db, actor);
  const records: KycRecord[] = [];
  for (const row of await recordsOf(ctx.db, actor.portfolioId)) records.push(await kycView(ctx, ctx.db, row));
  return records;
}

/** What `recordEnquiry` writes for a PAN that the caller gave. @throws as `askRegistry` */
export async function askAboutPan(
  ctx: Context,
  actor: Actor,
  { position, pan }: CallBody<'checkPan'>,
  address: string,
): Promise<{ holder: Holder; checked: Checked }> {
  await assertHolder(ctx.db, actor);
  const holder = { investorId: actor.userId, portfolioId: actor.portfolioId, position };
  return { holder, checked: await askRegistry(ctx, holder, { address, ...(pan && { pan }) }) };
}

/** The registry's response for an existing record, queried again by its own PAN. */
export async function askAgain(
  ctx: Context,
  actor: Actor,
  id: string,
  address: string,
): Promise<{ holder: Holder; checked: Checked }> {
  const row = await ownRow(ctx.db, actor, id);
  const pan = (await ctx.vault.open(`kyc:${row.id}`, row.pan_sealed)).toString();
  return askAboutPan(ctx, actor, { position: row.position, pan }, address);
}

/** Returns the caller's own in-person verification. @throws Problem 404 when there is none */
export async function ipvOf(ctx: Context, actor: Actor, id: string): Promise<CallReply<'ipv'>['data']> {
  await assertHolder(ctx.db, actor);
  const row = isUuid(id) ? await ipvById(ctx.db, id) : null;
  if (row?.portfolio_id !== actor.portfolioId) throw notFound(faultMessages('no_record'));
  return {
    id: row.id,
    kyc_id: row.kyc_id,
    method: row.method,
    done_at: row.done_at.toISOString(),
    verified_by: row.verified_by,
    verified_at: row.verified_at?.toISOString() ?? null,
  };
}
