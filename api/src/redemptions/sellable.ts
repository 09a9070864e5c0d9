import type { CallReply } from '@sanchay/contracts';
import { toWire, unitCount, valueOf } from '@sanchay/finance';
import { verifiedBanks } from '../banks/index.ts';
import type { Queries } from '../db/pool.ts';
import { folioUnits, saleTiming, type FolioUnits } from '../engine/index.ts';
import { latestNavs } from '../funds/index.ts';
import { openLots } from '../ledger/index.ts';
import { notFound } from '../platform/http/problem.ts';
import { refusalText } from './messages/refusals.ts';
import { reservedIn } from './store.ts';
import { loadContext, lotsForSale, type Moment } from './context.ts';

type Sellable = CallReply<'sellable'>['data'];

/** What of a fund a portfolio could sell now, by folio, and where the money could go. @throws Problem 404. */
export async function sellableOf(
  q: Queries,
  portfolioId: string,
  code: string,
  now: Moment,
): Promise<Sellable> {
  const context = await loadContext(q, now, { portfolio_id: portfolioId, code, to_code: null });
  const held = context ? await openLots(q, portfolioId, code) : [];
  if (!context || held.length === 0) throw notFound(refusalText('folio_mismatch'));
  const { row, scheme } = context;
  const nav = (await latestNavs(q, [code])).get(code) ?? null;
  const { processedDate: day } = saleTiming(context);
  const folios: Sellable['folios'] = [];
  for (const folioNo of new Set(held.map((lot) => lot.folio_no))) {
    const lots = await lotsForSale(q, portfolioId, code, folioNo);
    const reserved = await reservedIn(q, portfolioId, code, folioNo);
    folios.push(
      folioView(folioNo, folioUnits(lots, scheme.lock, { reserved, day }, now.rules), nav?.nav ?? '0'),
    );
  }
  const banks = await verifiedBanks(q, portfolioId);
  return {
    code,
    fund_name: row.name,
    slug: row.slug,
    house_code: row.house_code,
    nav: nav && { nav: toWire(nav.nav, 4), date: nav.date },
    redeemable: scheme.redeemable,
    switchable: scheme.redeemable && scheme.switchable,
    units_decimals: scheme.units_decimals,
    amount_minimum: row.redemption_amount_minimum,
    amount_multiple: row.redemption_amount_multiple,
    units_minimum: row.redemption_quantity_minimum,
    units_multiple: row.redemption_quantity_multiple,
    folios,
    banks: banks.map(({ id, bank_name, masked_account_no }, place) => ({
      id,
      bank_name,
      masked_account_no,
      default: place === 0,
    })),
  };
}

function folioView(folioNo: string, folio: FolioUnits, nav: string): Sellable['folios'][number] {
  const worth = (units: string) => toWire(valueOf(unitCount(units), nav), 2);
  return {
    folio_no: folioNo,
    units: toWire(folio.units, 4),
    value: worth(folio.units),
    free_units: toWire(folio.free, 4),
    free_value: worth(folio.free),
    reserved_units: toWire(folio.reserved, 4),
    locked: folio.locked.map((lot) => ({ units: toWire(lot.units, 4), unlocks_on: lot.unlocksOn })),
  };
}

/** Direct funds of the same house that take a purchase now, by name. @throws Problem 404 for an unknown fund. */
export async function switchTargetsOf(q: Queries, code: string): Promise<CallReply<'switchTargets'>['data']> {
  const rows = await q.query<{
    code: string;
    fund_name: string;
    category: string;
    sub_category: string;
    minimum: string;
  }>(
    `SELECT t.code, t.name AS fund_name, t.category, t.sub_category, t.lump_min AS minimum
     FROM schemes s JOIN schemes t ON t.house_code = s.house_code AND t.code <> s.code
     WHERE s.code = $1 AND s.switch_allowed AND t.direct AND NOT t.closed AND t.lump_allowed AND t.switch_allowed
       AND t.nav IS NOT NULL AND t.reinvestment = 'Z' ORDER BY t.name`,
    [code],
  );
  return rows.map((row) => ({ ...row, minimum: toWire(row.minimum, 2) }));
}
