import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { Data, Day, Nav, Nullable, Percent, Refusal, Rupees, Success, Units } from '../shapes.ts';

const Lot = T.Object({
  bought_on: Day,
  units: Units,
  cost: Rupees,
  proceeds: Rupees,
  exit_load: Rupees,
  gain: T.Number({ description: 'rupees; negative is a loss' }),
  term: Nullable(T.Union([T.Literal('short'), T.Literal('long')])),
  rule_id: Nullable(T.String()),
});

const Leg = T.Object({
  code: T.String(),
  fund_name: T.String(),
  folio_no: T.String(),
  units: Units,
  nav: Nav,
  nav_as_of: Day,
  gross: Rupees,
  exit_load: Rupees,
  stt: Rupees,
  stt_rule_id: Nullable(T.String()),
  tds: Rupees,
  net: Rupees,
  stamp_duty: Rupees,
  buy_back: Rupees,
  /** Day of the redemption NAV, of the payout, and the last one in the year by whose order the payout arrives. */
  nav_date: Day,
  payout_date: Day,
  last_day: Nullable(Day),
  lots: T.Array(Lot),
});

/** Units in imported statements: they share the exemption, and are redeemed at the fund house. */
const ElsewhereFolio = T.Object({
  name: T.String(),
  house: Nullable(T.String()),
  folio_no: T.String(),
  units: Units,
  value: Rupees,
  long_gain: T.Number({ description: 'rupees, long-term equity; negative is a loss' }),
  short_gain: T.Number({ description: 'rupees, short-term equity; negative is a loss' }),
  as_of: Day,
});

const Position = T.Object({ exemption_used: Rupees, taxed: Rupees, tax: Rupees });

export const taxHarvesting = {
  taxHarvestingInfo: {
    summary: 'Unrealised gains, and long-term gains that the exemption of the year still covers',
    method: 'GET',
    path: '/api/v3/tax_harvesting/info.json',
    audience: 'signed-in',
    reply: T.Object({
      status: Success,
      unrealised_amt: T.Number({ description: 'rupees; negative is a loss' }),
      harvestable_ltcg: Rupees,
      /** Whether unrealised gains are above the amount of the settings. */
      available: T.Boolean(),
      above: Rupees,
      /** Whether a subscription is for the first KYC id of the portfolio. */
      active: T.Boolean(),
    }),
  },
  taxHarvestingPlan: {
    summary: 'Which units to redeem and buy back to save most tax this year, with every cost',
    method: 'GET',
    path: '/api/v3/tax_harvesting/plan.json',
    audience: 'signed-in',
    reply: Data(
      T.Object({
        financial_year: T.String(),
        legs: T.Array(Leg),
        gains: Rupees,
        losses: Rupees,
        exemption_limit: Rupees,
        long_rate_percentage: Percent,
        before: Position,
        after: Position,
        exemption_saving: Rupees,
        tax_saving: T.Number({ description: 'rupees; negative where the plan adds tax' }),
        exit_load: Rupees,
        stt: Rupees,
        stamp_duty: Rupees,
        saving: Rupees,
        rule_ids: T.Array(T.String()),
        /** Funds left out: the tax kind, exit load or NAV is not known. */
        left_out: T.Array(T.Object({ code: T.String(), fund_name: T.String(), folio_no: T.String() })),
        elsewhere: T.Array(ElsewhereFolio),
        /** Gains of redemptions and switches under way at today's NAV; the plan counts them as realised. */
        pending_gain: T.Number({ description: 'rupees; negative is a loss' }),
        /** Text to agree to before the redemptions are placed; null where there is nothing to place. */
        consent: Nullable(T.Object({ text: T.String(), hash: T.String() })),
        /** Why the plan cannot be placed now. */
        refusal: Refusal,
      }),
    ),
  },
} as const satisfies Record<string, CallDefinition>;
