import type { CallBody } from '@sanchay/contracts';
import {
  ExitLoadUnknownError,
  formatRupees,
  istDate,
  type LoadedLot,
  type RedemptionTiming,
  type Sale,
} from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { verifiedBanks, type DefaultBank } from '../banks/index.ts';
import type { Queries } from '../db/pool.ts';
import {
  folioUnits,
  saleAt,
  saleTiming,
  splitByLock,
  unitsToReserve,
  unitsToSell,
  type FolioUnits,
  type RedemptionAsk,
} from '../engine/index.ts';
import { latestNavs, type DatedNav } from '../funds/index.ts';
import { checkPerson } from '../orders/index.ts';
import { amountDue } from '../payments/index.ts';
import type { Vault } from '../vault/index.ts';
import { checkMuch, notEnough } from './checkAsk.ts';
import { checkTarget, checkTargetAmount } from './checkTarget.ts';
import { bankFor } from './payoutAccounts.ts';
import { paidToNro, payoutSource, type PayoutSource } from './payoutSource.ts';
import { refuse } from './messages/refusals.ts';
import { reservedIn } from './store.ts';
import {
  loadContext,
  lotsForSale,
  lotsLeft,
  unitsUnderWay,
  type LoadedContext,
  type Moment,
} from './context.ts';

/** The user's request; with `to_code` it is a switch. */
export type SaleInput = CallBody<'previewRedemption'> &
  Partial<Pick<CallBody<'previewSwitch'>, 'to_code' | 'to_folio_no'>>;

/** A sale that would be accepted now, and what it would bring at the latest NAV. */
export interface Prepared {
  ask: RedemptionAsk;
  context: LoadedContext;
  timing: RedemptionTiming;
  nav: DatedNav;
  folio: FolioUnits;
  /** Units that would be kept for it. */
  reserve: string;
  sale: Sale;
  bank: DefaultBank | null;
  /** The verified accounts of the portfolio, the default one first; none of a switch. */
  banks: readonly DefaultBank[];
  /** Of a non-resident's redemption: the kind of account that its money goes to. */
  source: PayoutSource | null;
  /** Rupees paid to NRO accounts in the financial year of its payout so far; null unless it is NRO money. */
  paidToNro: string | null;
}

/**
 * Checks everything that is requested in a sale or switch, and calculates what it would bring.
 * @throws Problem 422 that names the first rule broken and its field.
 */
export async function prepareSale(
  q: Queries,
  vault: Vault,
  portfolioId: string,
  input: SaleInput,
  now: Moment,
): Promise<Prepared> {
  const toCode = input.to_code ?? null;
  await refuseFrozen(q, portfolioId);
  const context = await loadContext(q, now, { portfolio_id: portfolioId, code: input.code, to_code: toCode });
  if (!context) throw refuse('unknown_fund', 'code');
  if (!context.scheme.redeemable) throw refuse('redemption_not_allowed', 'code');
  if (toCode) {
    checkTarget(context.row, context.targetRow, istDate(now.at));
    await checkPerson(q, vault, portfolioId, context.targetRow!, 'to_code');
  }
  const nav = (await latestNavs(q, [input.code])).get(input.code);
  if (!nav) throw refuse('no_nav', 'code');
  const lots = await lotsForSale(q, portfolioId, input.code, input.folio_no);
  if (lots.length === 0) throw refuse('folio_mismatch', 'folio_no');
  const timing = saleTiming(context);
  const reserved = await reservedIn(q, portfolioId, input.code, input.folio_no);
  const folio = folioUnits(lots, context.scheme.lock, { reserved, day: timing.processedDate }, context.rules);
  const much = checkMuch(input, context.row, folio.free);
  const precision = { nav: nav.nav, decimals: context.scheme.units_decimals };
  const reserve = unitsToReserve(much, folio.free, precision);
  if (reserve === null) throw notEnough(folio, input.by, precision);
  const ask: RedemptionAsk = {
    id: randomUUID(),
    kind: toCode ? 'switch' : 'redeem',
    code: input.code,
    folio_no: input.folio_no,
    ...much,
    to_code: toCode,
    to_folio_no: input.to_folio_no ?? null,
  };
  const underWay = await unitsUnderWay(
    q,
    { portfolioId, code: input.code, folioNo: input.folio_no },
    precision,
  );
  const sale = expectedSale(ask, reserve, lots, nav, { context, timing, underWay });
  if (Number(sale.net) <= 0) throw refuse('worth_nothing', 'folio_no');
  if (toCode) {
    const folioNo = ask.to_folio_no;
    await checkTargetAmount(q, portfolioId, context.targetRow!, { folioNo, net: sale.net }, context.rules);
  }
  const lotIds = sale.lots.map((lot) => lot.id);
  const source = toCode || !context.nonResident ? null : await payoutSource(q, portfolioId, lotIds);
  const banks = toCode ? [] : await verifiedBanks(q, portfolioId);
  const bank = toCode ? null : bankFor(banks, input.bank_id ?? null, source);
  const paid = source === 'nro' ? await paidToNro(q, portfolioId, timing.payoutDate) : null;
  return { ask, context, timing, nav, folio, reserve, sale, bank, banks, source, paidToNro: paid };
}

/** @throws Problem 422 `amount_due` while an amount is due after a chargeback. */
async function refuseFrozen(q: Queries, portfolioId: string): Promise<void> {
  const due = await amountDue(q, portfolioId);
  if (Number(due) > 0) throw refuse('amount_due', 'folio_no', { due: formatRupees(due, { decimals: 2 }) });
}

/** What it would bring if the NAV of its day were the latest one. Earlier sales under way take their lots first. */
function expectedSale(
  ask: RedemptionAsk,
  reserve: string,
  lots: readonly LoadedLot[],
  { nav }: DatedNav,
  { context, timing, underWay }: { context: LoadedContext; timing: RedemptionTiming; underWay: string },
): Sale {
  const { open } = splitByLock(lots, context.scheme.lock, timing.processedDate, context.rules);
  const { units } = unitsToSell({ ...ask, reserved_units: reserve }, nav, context.scheme.units_decimals);
  try {
    return saleAt(lotsLeft(open, underWay), units, { nav, soldOn: timing.processedDate }, context);
  } catch (error) {
    if (error instanceof ExitLoadUnknownError) throw refuse('exit_load_unknown', 'code');
    throw error;
  }
}
