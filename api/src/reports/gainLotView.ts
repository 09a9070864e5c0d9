import type { GainLot } from '@sanchay/contracts';
import { toWire } from '@sanchay/finance';
import type { SoldDollars } from '../us-orders/index.ts';
import type { ReportLot } from './taxedLots.ts';

const amount = (rupees: string): number => toWire(rupees, 2);

function dollarsView({ cost, proceeds, charges, bought, sold }: SoldDollars): GainLot['dollars'] {
  const rateView = ({ day, rate }: SoldDollars['bought']) => ({
    date: day,
    rate: rate === null ? null : toWire(rate, 4),
  });
  return {
    cost: toWire(cost, 2),
    proceeds: toWire(proceeds, 2),
    charges: toWire(charges, 2),
    bought: rateView(bought),
    sold: rateView(sold),
  };
}

/** A sold lot as the contracts show it. */
export function gainLotView(lot: ReportLot): GainLot {
  return {
    lot_id: lot.lot_id,
    sale_id: lot.sale_id,
    asset: lot.asset,
    kind: lot.kind,
    code: lot.code,
    name: lot.name,
    isin: lot.isin,
    ...(lot.holder !== undefined && { holder: lot.holder }),
    folio_no: lot.folio_no,
    bought_on: lot.bought_on,
    sold_on: lot.sold_on,
    units: toWire(lot.units, lot.asset === 'us_stock' ? 6 : 4),
    cost: amount(lot.cost),
    stamp_duty: amount(lot.stamp_duty),
    fair_value: lot.fairValueTotal === null || lot.fairValue === null ? null : toWire(lot.fairValue, 4),
    ...(lot.fairValueEntered && lot.fairValueTotal !== null && { fair_value_entered: true }),
    cost_basis: lot.costBasis,
    tax_cost: amount(lot.taxCost),
    proceeds: amount(lot.proceeds),
    exit_load: amount(lot.exit_load),
    charges: amount(lot.charges),
    stt: amount(lot.stt),
    gain: amount(lot.gain),
    term: lot.term,
    head: lot.head,
    rate_percentage: lot.ratePct,
    rule_ids: lot.ruleIds,
    gaps: lot.gaps,
    face_value_changed: lot.faceValueChanged,
    dollars: lot.dollars && dollarsView(lot.dollars),
  };
}
