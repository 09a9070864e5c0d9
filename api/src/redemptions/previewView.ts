import type { RedemptionPreview } from '@sanchay/contracts';
import {
  addDays,
  gainsByHead,
  stampDutyOn,
  toWire,
  unlocksOn,
  type GainsOfHead,
  type Sale,
} from '@sanchay/finance';
import { purchaseAt, switchInTiming } from '../engine/index.ts';
import type { DatedNav } from '../funds/index.ts';
import { consentFor } from './consent.ts';
import { payoutAccounts } from './payoutAccounts.ts';
import { repatriationOf } from './payoutSource.ts';
import type { Prepared } from './prepare.ts';

type Lots = RedemptionPreview['lots'];
type Gains = RedemptionPreview['gains'];

/** The lots of a sale as the contracts show them. */
export function lotViews(sale: Pick<Sale, 'lots'>): Lots {
  return sale.lots.map((lot) => ({
    bought_on: lot.boughtOn,
    units: toWire(lot.units, 4),
    cost: toWire(lot.cost, 2),
    proceeds: toWire(lot.proceeds, 2),
    load_percent: lot.loadPct,
    exit_load: toWire(lot.exitLoad, 2),
    gain: toWire(lot.gain, 2),
    term: lot.term,
    tax_rule_id: lot.ruleId,
  }));
}

/** Its gains by head as the contracts show them. */
export function gainViews(gains: readonly GainsOfHead[]): Gains {
  return gains.map(({ head, gain, ratePct, exemption, ruleIds }) => ({
    head,
    gain: toWire(gain, 2),
    rate_percent: ratePct,
    exemption,
    rule_ids: ruleIds,
  }));
}

/** What a sale or switch would bring, as the contracts show it. `targetNav` is the latest of the other fund. */
export function previewView(prepared: Prepared, targetNav: DatedNav | null): RedemptionPreview {
  const { ask, context, timing, nav, folio, sale, bank, source } = prepared;
  const redeem = ask.kind === 'redeem';
  return {
    code: ask.code,
    fund_name: context.row.name,
    folio_no: ask.folio_no,
    by: ask.by,
    units: toWire(sale.units, 4),
    nav: toWire(nav.nav, 4),
    nav_as_of: nav.date,
    gross: toWire(sale.gross, 2),
    exit_load: toWire(sale.exitLoad, 2),
    stt: toWire(sale.stt, 2),
    tds: toWire(sale.tds, 2),
    tds_rule_id: sale.tdsRuleId,
    net: toWire(sale.net, 2),
    lots: lotViews(sale),
    gains: gainViews(gainsByHead(sale.lots, timing.processedDate, context.rules)),
    locked: folio.locked.map((lot) => ({ units: toWire(lot.units, 4), unlocks_on: lot.unlocksOn })),
    nav_date: timing.navDate,
    cut_off: timing.cutOff,
    cancel_before: timing.cancelBefore,
    rule_ids: [
      timing.ruleId,
      timing.payByRuleId,
      timing.sendRuleId,
      ...(sale.sttRuleId ? [sale.sttRuleId] : []),
      ...(sale.tdsRuleId ? [sale.tdsRuleId] : []),
    ],
    payout_date: redeem ? timing.payoutDate : null,
    pay_by: redeem ? timing.payBy : null,
    bank: bank && { id: bank.id, bank_name: bank.bank_name, masked_account_no: bank.masked_account_no },
    accounts: payoutAccounts(prepared.banks, source),
    repatriation: source && repatriationOf(source, timing, prepared.paidToNro, context.rules),
    switch_in: redeem ? null : switchInView(prepared, targetNav),
    consent: consentFor(prepared),
  };
}

function switchInView(
  { ask, context, timing, sale }: Prepared,
  targetNav: DatedNav | null,
): RedemptionPreview['switch_in'] {
  const target = context.target!;
  const into = switchInTiming(target, timing, context);
  const bought =
    targetNav && purchaseAt(sale.net, { nav: targetNav.nav, date: into.navDate }, target, context.rules);
  const unlocks = unlocksOn(target.lock, into.navDate, context.rules);
  return {
    code: target.code,
    fund_name: context.targetRow!.name,
    folio_no: ask.to_folio_no,
    nav_date: into.navDate,
    units_date: into.allotmentDate,
    stamp_duty: bought?.stampDuty ?? 0,
    units_estimate: bought?.units ?? null,
    rule_id: stampDutyOn(into.navDate, context.rules).rule_id,
    lock_in_until: unlocks > into.navDate ? addDays(unlocks, -1) : null,
  };
}
