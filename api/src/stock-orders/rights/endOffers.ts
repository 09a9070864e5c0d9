import { istDate, rupees } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { post, shareIssues, sharesHeld, sharesIssued, tradingCash } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import { eachAlone } from '../../platform/eachAlone.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import { lockAccount, type TradingAccount } from '../cash/account.ts';
import { announceOrder } from '../exchange/announce.ts';
import { addAllottedLot } from '../settlement/actionLots.ts';
import { rightsPath } from './rightsPath.ts';
import {
  allotsAt,
  closesAt,
  openOffers,
  portfoliosToEnd,
  updateOffer,
  type RightsOfferRow,
} from './rightsStore.ts';

/** Allots what was applied for on the day of allotment, and lapses what was not applied for until the last day; each once. */
export async function endDueOffers(ctx: Context): Promise<void> {
  const now = await ctx.business.now();
  const due = await portfoliosToEnd(ctx.db, istDate(now));
  await eachAlone(ctx, 'endDueOffers', due, (portfolioId) =>
    ctx.db.tx(async (tx) => {
      await endOffers(ctx, tx, await lockAccount(ctx, tx, portfolioId), now);
    }),
  );
}

/** The same for a locked account, up to an instant. */
export async function endOffers(
  ctx: Context,
  tx: Tx,
  { portfolio_id: portfolioId }: TradingAccount,
  until: Date,
): Promise<void> {
  for (const offer of await openOffers(tx, portfolioId)) {
    const at = offer.applied === 0 ? closesAt(offer) : allotsAt(offer);
    if (at > until) continue;
    if (offer.applied === 0) await lapse(ctx, tx, offer, at);
    else await allot(ctx, tx, offer, at);
    await announceOrder(ctx, tx, offer);
  }
}

async function lapse(ctx: Context, tx: Tx, offer: RightsOfferRow, at: Date): Promise<void> {
  const { name, entitled } = offer;
  await updateOffer(tx, { ...offer, state: 'lapsed', ended_at: at });
  await notify(ctx, tx, {
    portfolioId: offer.portfolio_id,
    kind: 'share_rights_lapsed',
    at,
    values: { name, entitled },
    path: rightsPath(offer.slug),
  });
  await record(tx, offer, 'share_rights_lapsed');
}

async function allot(ctx: Context, tx: Tx, offer: RightsOfferRow, at: Date): Promise<void> {
  const { investor_id: investorId, portfolio_id: portfolioId, id, isin, name, applied: shares } = offer;
  const amount = rupees(rupees(offer.price).times(shares)).toFixed(2);
  await updateOffer(tx, { ...offer, state: 'allotted', ended_at: at });
  await post(tx, {
    kind: 'rights_allotment',
    investorId,
    portfolioId,
    subjectId: id,
    at,
    valueDate: offer.allots_on,
    entries: [
      { account: tradingCash(), commodity: 'INR', amount: `-${amount}` },
      { account: shareIssues(), commodity: 'INR', amount },
      { account: sharesHeld(), commodity: isin, amount: shares },
      { account: sharesIssued(), commodity: isin, amount: -shares },
    ],
  });
  await addAllottedLot(tx, offer, {
    id,
    isin,
    shares,
    cost: amount,
    on: offer.allots_on,
    number: offer.action_number,
  });
  await notify(ctx, tx, {
    portfolioId,
    kind: 'share_rights_allotted',
    at,
    values: { name, shares, amount, lapsed: offer.entitled - shares },
    path: rightsPath(offer.slug),
  });
  await record(tx, offer, 'share_rights_allotted');
}

async function record(
  tx: Tx,
  {
    investor_id: investorId,
    portfolio_id: portfolioId,
    action_number,
    isin,
    applied,
    entitled,
  }: RightsOfferRow,
  action: 'share_rights_lapsed' | 'share_rights_allotted',
): Promise<void> {
  await writeAudit(tx, {
    investorId,
    actor: 'exchange',
    action,
    subject: portfolioId,
    requestId: portfolioId,
    detail: { number: action_number, isin, applied, entitled },
  });
}
