import type { CallBody } from '@sanchay/contracts';
import { addMonthsClamped, istDate } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { isNonResident } from '../../banks/index.ts';
import type { Tx } from '../../db/pool.ts';
import { noteExemption } from '../../platform/access/secondFactor.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { notFound, Problem, validationFailed } from '../../platform/http/problem.ts';
import { isUuid } from '../../platform/uuid.ts';
import { spendStepUp } from '../../users/index.ts';
import { lockAccount, shareCounts, type TradingAccount } from '../cash/account.ts';
import { announceOrder } from '../exchange/announce.ts';
import { assertQuantity, tradedShare, type TradedShare } from '../order/terms.ts';
import { refusedField, stockSentence } from '../sentences.ts';
import { factsOf, insertGtt, lockGtt, updateGtt, waitingCount, type GttRow } from './gttStore.ts';
import { gttLegs } from './gttTerms.ts';
import { applyGtt, isWaiting } from './machine.ts';

const MOST_WAITING = 50;
/** Months for which an order waits. */
const VALID_MONTHS = 12;

type Terms = Omit<CallBody<'createGttOrder'>, 'slug'>;

/**
 * Stores an order that waits for its price, in the caller's transaction. Nothing is set aside: cash and shares are
 * examined when it triggers.
 * @throws Problem 404 `not_found`; 422 of quantity and prices, `gtt_most`, `gtt_held`, `merged`, `non_resident`; 403 of the
 *   OTP of a sale
 */
export async function createGtt(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { slug, ...terms }: CallBody<'createGttOrder'>,
): Promise<GttRow> {
  const account = await lockAccount(ctx, tx, actor.portfolioId);
  const share = await tradedShare(tx, slug);
  if ((await waitingCount(tx, actor.portfolioId)) >= MOST_WAITING)
    throw validationFailed('gtt_most', stockSentence('gtt_most', { most: MOST_WAITING }));
  const waiting = await waitingTerms(ctx, tx, account, { share, terms });
  await confirm(ctx, tx, actor, terms);
  const gtt = await insertGtt(tx, {
    investor_id: account.investor_id,
    id: randomUUID(),
    portfolio_id: actor.portfolioId,
    state: 'active',
    isin: share.isin,
    slug: share.slug,
    symbol: share.symbol,
    name: share.name,
    side: terms.side,
    ...waiting,
    created_at: await ctx.business.now(tx),
    version: 1,
  });
  await announceOrder(ctx, tx, gtt);
  return gtt;
}

/**
 * Changes quantity and prices of an order that waits, which then waits for another year.
 * @throws Problem 404 `not_found`; 409 `gtt_ended`, `gtt_changed`; what `createGtt` throws
 */
export async function changeGtt(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { id, body: { version, ...body } }: { id: string; body: CallBody<'changeGttOrder'> },
): Promise<GttRow> {
  const account = await lockAccount(ctx, tx, actor.portfolioId);
  const gtt = await ownGtt(tx, actor, id);
  if (!isWaiting(gtt.state)) throw conflict('gtt_ended');
  if (gtt.version !== version) throw conflict('gtt_changed');
  const share = await tradedShare(tx, gtt.slug);
  const terms = { ...body, side: gtt.side };
  const waiting = await waitingTerms(ctx, tx, account, { share, terms });
  await confirm(ctx, tx, actor, terms);
  const changed: GttRow = { ...gtt, ...waiting, version: gtt.version + 1 };
  await updateGtt(tx, changed);
  await announceOrder(ctx, tx, changed);
  return changed;
}

/**
 * Cancels an order that waits; a second request changes nothing.
 * @throws Problem 404 `not_found`; 409 `gtt_ended` once it has ended otherwise
 */
export async function cancelGtt(ctx: Context, tx: Tx, actor: Actor, id: string): Promise<GttRow> {
  await lockAccount(ctx, tx, actor.portfolioId);
  const gtt = await ownGtt(tx, actor, id);
  if (gtt.state === 'cancelled') return gtt;
  const change = applyGtt(factsOf(gtt), { type: 'cancel' });
  if (!change || !('state' in change)) throw conflict('gtt_ended');
  const cancelled: GttRow = { ...gtt, state: change.state, ended_at: await ctx.business.now(tx) };
  await updateGtt(tx, cancelled);
  await announceOrder(ctx, tx, cancelled);
  return cancelled;
}

const conflict = (code: 'gtt_ended' | 'gtt_changed'): Problem =>
  new Problem(409, 'failure', code, stockSentence(code));

async function ownGtt(tx: Tx, { portfolioId }: Actor, id: string): Promise<GttRow> {
  const gtt = isUuid(id) ? await lockGtt(tx, id) : null;
  if (gtt?.portfolio_id !== portfolioId) throw notFound(stockSentence('gtt_unknown'));
  return gtt;
}

async function confirm(ctx: Context, tx: Tx, actor: Actor, { side, step_up: stepUp }: Terms): Promise<void> {
  if (side === 'sell') await spendStepUp(ctx, tx, actor, 'redeem', stepUp);
  else noteExemption(tx, 'purchase');
}

/** Quantity, prices and dates of an order that waits from now on. */
async function waitingTerms(
  ctx: Context,
  tx: Tx,
  { portfolio_id: portfolioId }: TradingAccount,
  { share, terms }: { share: TradedShare; terms: Terms },
) {
  const { quantity, side } = terms;
  assertQuantity(quantity);
  if (share.merged_into !== null) throw refusedField('quantity', 'merged', { into: share.merged_into });
  if (await isNonResident(tx, portfolioId))
    throw validationFailed('non_resident', stockSentence('non_resident'));
  if ((terms.target_trigger_price === undefined) !== (terms.target_limit_price === undefined))
    throw refusedField('target_trigger_price', 'gtt_target_limit');
  if (side === 'sell') {
    const { held = 0, unsettled = 0 } = (await shareCounts(tx, portfolioId)).get(share.isin) ?? {};
    if (quantity > held + unsettled) throw refusedField('quantity', 'gtt_held', { held: held + unsettled });
  }
  const now = await ctx.business.now(tx);
  const today = istDate(now);
  const [priced] = await tx.query<{ on: string | null }>(
    'SELECT CASE WHEN traded_at IS NULL THEN price_date ELSE closing_date END AS on FROM stocks WHERE isin = $1',
    [share.isin],
  );
  return {
    quantity,
    ...gttLegs(ctx, share, terms, today),
    expires_on: addMonthsClamped(today, VALID_MONTHS),
    watched_on: priced!.on,
    watched_from: now,
  };
}
