import { setImmediate as breathe } from 'node:timers/promises';
import { fundTaxOn, istDate, ruleOn, rupees, saleOf, sumRupees, toWire } from '@sanchay/finance';
import type { CallReply } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import { latestNavs, navsOn, schemesForOrder } from '../funds/index.ts';
import { importedLots } from '../import/index.ts';
import type { Moment } from '../redemptions/index.ts';

type Elsewhere = CallReply<'taxHarvestingPlan'>['data']['elsewhere'];

/**
 * Unrealised equity gains in imported folios at the latest NAV, before exit load. They share the exemption of the year,
 * but their units are redeemed where they are held.
 */
export async function elsewhereOf(
  q: Queries,
  portfolioId: string,
  { at, rules }: Moment,
): Promise<Elsewhere> {
  const folios = await importedLots(q, portfolioId);
  const codes = [...new Set(folios.map(({ code }) => code))];
  const navs = await latestNavs(q, codes);
  const schemes = await schemesForOrder(q, codes);
  const soldOn = istDate(at);
  const fairDay = ruleOn(rules.grandfathering, soldOn)?.value;
  const fairValues = fairDay ? await navsOn(q, codes, fairDay) : new Map<string, string>();
  const found: Elsewhere = [];
  for (const { code, house, folio_no, lots } of folios) {
    const nav = navs.get(code);
    const scheme = schemes.get(code);
    if (!nav || !scheme) continue;
    const tax = fundTaxOn(scheme.asset_allocations, soldOn, rules);
    const sale = saleOf(
      lots.map(({ id, bought_on, units, cost }) => ({
        id,
        boughtOn: bought_on,
        units,
        cost,
        exitLoad: null,
      })),
      { nav: nav.nav, soldOn, tax, navOf2018: fairValues.get(code) ?? null },
      rules,
    );
    const gainOf = (head: string) =>
      toWire(sumRupees(sale.lots.filter((lot) => lot.head === head).map(({ gain }) => rupees(gain))), 2);
    found.push({
      name: scheme.name,
      house,
      folio_no,
      units: toWire(sale.units, 4),
      value: toWire(sale.gross, 2),
      long_gain: gainOf('equity_long'),
      short_gain: gainOf('equity_short'),
      as_of: nav.date,
    });
    // Thousands of lots take a fifth of a second: requests of others come first.
    await breathe();
  }
  return found;
}
