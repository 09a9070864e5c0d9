import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { REDEMPTION_KINDS, REDEMPTION_STATUSES } from '../../enums/orders.ts';
import { LockedUnits, PayoutBank } from './heldUnits.ts';
import { TimelineStep } from './orders.ts';
import {
  closed,
  Codes,
  Data,
  Day,
  FundCode,
  Id,
  Instant,
  List,
  Nav,
  Nullable,
  Percent,
  Refusal,
  Rupees,
  Units,
} from '../shapes.ts';

export const REDEEM_BY = ['amount', 'units', 'all'] as const;
const FolioNo = T.String({ minLength: 1, maxLength: 20 });

/** How much is sold: `amount` in rupees, `units`, or all that is free in the folio. */
const much = {
  code: FundCode,
  folio_no: FolioNo,
  by: Codes(REDEEM_BY),
  amount: T.Optional(T.Number()),
  units: T.Optional(T.Number()),
};
const redeem = { ...much, bank_id: T.Optional(Nullable(Id)) };
const change = { ...much, to_code: FundCode, to_folio_no: T.Optional(Nullable(FolioNo)) };
/** The request of a redemption, and of a switch. */
export const SaleRequest = T.Object(redeem, closed);
export const SwitchRequest = T.Object(change, closed);
/** What makes an order of a preview: the hash of the words agreed to, and the token of the code. */
const agreed = {
  consent_hash: T.String({ pattern: '^[0-9a-f]{64}$' }),
  step_up: T.Optional(T.String({ maxLength: 200 })),
};

/** Units of one purchase that are sold, oldest first. `gain` counts the load against the proceeds. */
const SoldLot = T.Object({
  bought_on: Day,
  units: Units,
  cost: Rupees,
  proceeds: Rupees,
  load_percent: Percent,
  exit_load: Rupees,
  gain: Rupees,
  term: Nullable(Codes(['short', 'long'] as const)),
  tax_rule_id: Nullable(T.String()),
});

/**
 * Gains taxed the same way together. `rate_percent` is null where the income slab decides. `unknown`: the fund has not
 * disclosed its asset allocation for the day.
 */
const TaxHead = T.Object({
  head: Codes(['equity_short', 'equity_long', 'slab', 'other_long', 'unknown'] as const),
  gain: Rupees,
  rate_percent: Nullable(Percent),
  exemption: Nullable(Rupees),
  rule_ids: T.Array(T.String()),
});

/** An account of the investor; `refusal` states why the money of this sale cannot be paid to it, null where it can. */
const PayoutAccount = T.Composite([
  PayoutBank,
  T.Object({
    default: T.Boolean(),
    refusal: Refusal,
  }),
]);

/**
 * The kind of account that a non-resident's sale is paid to. A payout to an NRO account stays in India: the yearly
 * limit counts what banks send abroad from NRO accounts, which is not known here, so nothing is held against it.
 */
const Repatriation = T.Object({
  source: Codes(['nre', 'nro'] as const),
  limit_usd: Nullable(T.Number({ description: 'US dollars a financial year; null without a limit' })),
  rule_id: Nullable(T.String()),
  financial_year: T.String({ description: 'of the payout, such as 2026-27' }),
  paid_to_nro: Nullable(
    T.Number({ description: 'rupees paid out here to NRO accounts in that year so far; null for NRE' }),
  ),
});

/** The money or units that a switch brings in the other fund. */
const SwitchIn = T.Object({
  code: T.String(),
  fund_name: T.String(),
  folio_no: Nullable(T.String()),
  nav_date: Day,
  units_date: Day,
  stamp_duty: Rupees,
  units_estimate: Nullable(Units),
  rule_id: T.String(),
  lock_in_until: Nullable(Day),
});

export const RedemptionPreview = T.Object({
  code: T.String(),
  fund_name: T.String(),
  folio_no: T.String(),
  by: Codes(REDEEM_BY),
  units: Units,
  nav: Nav,
  nav_as_of: Day,
  gross: Rupees,
  exit_load: Rupees,
  stt: Rupees,
  tds: T.Number({ description: 'rupees deducted from the gains of a non-resident' }),
  tds_rule_id: Nullable(T.String()),
  net: Rupees,
  lots: T.Array(SoldLot),
  gains: T.Array(TaxHead),
  locked: T.Array(LockedUnits),
  nav_date: Day,
  cut_off: Instant,
  cancel_before: Nullable(Instant),
  rule_ids: T.Array(T.String()),
  payout_date: Nullable(Day),
  pay_by: Nullable(Day),
  bank: Nullable(PayoutBank),
  accounts: T.Array(PayoutAccount, {
    description: 'every verified account, the default one first; none of a switch',
  }),
  repatriation: Nullable(Repatriation),
  switch_in: Nullable(SwitchIn),
  consent: T.Object({ text: T.String(), hash: T.String() }),
});

export const Redemption = T.Object({
  id: T.String(),
  kind: Codes(REDEMPTION_KINDS),
  code: T.String(),
  fund_name: T.String(),
  slug: T.String(),
  folio_no: T.String(),
  by: Codes(REDEEM_BY),
  amount: Nullable(Rupees),
  asked_units: Nullable(Units),
  status: Codes(REDEMPTION_STATUSES),
  reason: Nullable(T.String()),
  cancel_before: Nullable(Instant),
  nav_date: Day,
  payout_date: Day,
  pay_by: Day,
  units: Nullable(Units),
  nav: Nullable(Nav),
  gross: Nullable(Rupees),
  exit_load: Nullable(Rupees),
  stt: Nullable(Rupees),
  tds: Nullable(Rupees),
  tds_rule_id: Nullable(T.String()),
  net: Nullable(Rupees),
  late_interest: T.Number({ description: 'rupees owed because the money is late; 0 while it is not' }),
  bank: Nullable(PayoutBank),
  lots: T.Array(SoldLot),
  gains: T.Array(TaxHead),
  switch_in: Nullable(
    T.Object({
      code: T.String(),
      fund_name: T.String(),
      slug: T.String(),
      folio_no: Nullable(T.String()),
      nav_date: Day,
      units_date: Day,
      units: Nullable(Units),
      nav: Nullable(Nav),
      stamp_duty: Nullable(Rupees),
    }),
  ),
  placed_at: Instant,
  updated_at: Instant,
  timeline: T.Array(TimelineStep),
});

const one = T.Object({ id: Id });

export const redemptions = {
  previewRedemption: {
    summary: 'What a sale would bring: lots, load, tax, days and the words to agree to',
    method: 'POST',
    path: '/api/v3/redemptions/preview.json',
    audience: 'ready',
    manager: 'prepare',
    body: SaleRequest,
    reply: Data(RedemptionPreview),
  },
  createRedemption: {
    summary: 'Sell units; the words of the preview agreed to, and a code',
    method: 'POST',
    path: '/api/v3/redemptions.json',
    audience: 'ready',
    idempotent: true,
    body: T.Object({ ...redeem, ...agreed }, closed),
    reply: Data(Redemption),
  },
  previewSwitch: {
    summary: 'What a switch would bring, both legs',
    method: 'POST',
    path: '/api/v3/switches/preview.json',
    audience: 'ready',
    manager: 'prepare',
    body: SwitchRequest,
    reply: Data(RedemptionPreview),
  },
  createSwitch: {
    summary: 'Switch units into another fund of the house',
    method: 'POST',
    path: '/api/v3/switches.json',
    audience: 'ready',
    idempotent: true,
    body: T.Object({ ...change, ...agreed }, closed),
    reply: Data(Redemption),
  },
  redemptions: {
    summary: 'Sales and switches, latest first',
    method: 'GET',
    path: '/api/v3/redemptions.json',
    audience: 'signed-in',
    query: T.Object({
      status: T.Optional(T.String({ maxLength: 100 })),
      code: T.Optional(Id),
      page: T.Optional(T.Integer({ minimum: 1, maximum: 10_000 })),
      per_page: T.Optional(T.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: List(Redemption),
  },
  redemption: {
    summary: 'One sale or switch with its timeline',
    method: 'GET',
    path: '/api/v3/redemptions/{id}.json',
    audience: 'signed-in',
    params: one,
    reply: Data(Redemption),
  },
  cancelRedemption: {
    summary: 'Cancel a sale or switch before it is sent to the fund house',
    method: 'POST',
    path: '/api/v3/redemptions/{id}/cancel.json',
    audience: 'signed-in',
    idempotent: true,
    params: one,
    body: T.Optional(T.Object({}, closed)),
    reply: Data(Redemption),
  },
} as const satisfies Record<string, CallDefinition>;
