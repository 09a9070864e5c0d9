import { formatDate, formatRupees, rupees } from '@sanchay/finance';
import { isNonResident } from '../../banks/index.ts';
import type { Tx } from '../../db/pool.ts';
import { isFrozen } from '../../payments/index.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { requestLanguage } from '../../platform/http/language.ts';
import { notFound, Problem, validationFailed } from '../../platform/http/problem.ts';
import { cashBalances, lockAccount } from '../cash/account.ts';
import { announceOrder } from '../exchange/announce.ts';
import { refusedField, stockSentence } from '../sentences.ts';
import { closesAt, offersOf, updateOffer, type RightsOfferRow } from './rightsStore.ts';

/**
 * Applies for new shares of a rights issue, in the caller's transaction, in place of an earlier application: 0 withdraws
 * it. Cash for stocks is set aside until the allotment. Source: regulations 76 and 87 of the SEBI (ICDR) Regulations, 2018.
 * @throws Problem 404 `not_found`; 409 `rights_closed`; 422 `rights_whole`, `rights_most`, `cash_short`, `non_resident`,
 *   `amount_due`
 */
export async function applyForRights(
  ctx: Context,
  tx: Tx,
  { portfolioId }: Actor,
  { id, shares }: { id: string; shares: number },
): Promise<RightsOfferRow> {
  const account = await lockAccount(ctx, tx, portfolioId);
  const offer = (await offersOf(tx, account.portfolio_id)).find((each) => each.id === id);
  if (!offer) throw notFound(stockSentence('rights_unknown'));
  const now = await ctx.business.now(tx);
  if (offer.state !== 'open' || now >= closesAt(offer))
    throw new Problem(
      409,
      'failure',
      'rights_closed',
      stockSentence('rights_closed', { day: formatDate(offer.closes_on, requestLanguage()) }),
    );
  if (!Number.isInteger(shares) || shares < 0) throw refusedField('shares', 'rights_whole');
  if (shares > offer.entitled) throw refusedField('shares', 'rights_most', { most: offer.entitled });
  if (shares > offer.applied) await assertPayable(ctx, tx, offer, shares);
  const applied: RightsOfferRow = { ...offer, applied: shares, applied_at: shares > 0 ? now : null };
  await updateOffer(tx, applied);
  await announceOrder(ctx, tx, applied);
  return applied;
}

/** An application that takes more cash than before. */
async function assertPayable(
  ctx: Context,
  tx: Tx,
  { portfolio_id: portfolioId, applied, price }: RightsOfferRow,
  shares: number,
): Promise<void> {
  if (await isNonResident(tx, portfolioId))
    throw validationFailed('non_resident', stockSentence('non_resident'));
  if (await isFrozen(tx, portfolioId)) throw validationFailed('amount_due', stockSentence('amount_due'));
  const { available } = await cashBalances(tx, portfolioId, ctx.rules.book());
  const own = rupees(available).plus(rupees(rupees(price).times(applied)));
  const needed = rupees(rupees(price).times(shares));
  if (needed.gt(own))
    throw refusedField('shares', 'cash_short', {
      needed: formatRupees(needed.toFixed(2), { decimals: 2 }),
      available: formatRupees(own.toFixed(2), { decimals: 2 }),
    });
}
