import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { HARVEST_LEG_STATUSES } from '../../enums/harvests.ts';
import { closed, Codes, Data, Day, Id, Instant, Nav, Nullable, Rupees, Units } from '../shapes.ts';

/** A redemption of a harvest with its purchase. Figures of a step that is not done are null. */
const RunLeg = T.Object({
  leg: T.Integer({ minimum: 1 }),
  code: T.String(),
  fund_name: T.String(),
  folio_no: T.String(),
  status: Codes(HARVEST_LEG_STATUSES),
  units: Units,
  sale_id: Id,
  sold_nav: Nullable(Nav),
  gain: Nullable(T.Number({ description: 'rupees realised; negative is a loss' })),
  net: Nullable(Rupees),
  payout_date: Day,
  buy_back: T.Number({
    description: 'rupees to invest again: the payout in the steps that the fund accepts',
  }),
  buy_back_by: Nullable(Day),
  order_id: Nullable(Id),
  bought_units: Nullable(Units),
  bought_nav: Nullable(Nav),
});

export const HarvestRun = T.Object({
  id: Id,
  financial_year: T.String({ description: 'such as 2026-27' }),
  placed_at: Instant,
  ended_at: Nullable(Instant),
  planned_saving: Rupees,
  planned_gains: Rupees,
  planned_losses: Rupees,
  realised_gain: T.Number({ description: 'rupees of all redemptions so far; negative is a loss' }),
  legs: T.Array(RunLeg),
});

const oneLeg = T.Object({ id: Id, leg: T.String({ pattern: '^[1-9]\\d?$' }) });

export const harvestRuns = {
  harvestRuns: {
    summary:
      'Harvests that were placed, the newest first, each followed from the redemption to the allotment',
    method: 'GET',
    path: '/api/v3/tax_harvesting/runs.json',
    audience: 'signed-in',
    reply: Data(T.Object({ runs: T.Array(HarvestRun) })),
  },
  startHarvest: {
    summary: 'Place every redemption of the plan; the text of the plan agreed to, and an OTP',
    method: 'POST',
    idempotent: true,
    path: '/api/v3/tax_harvesting/runs.json',
    audience: 'ready',
    body: T.Object(
      {
        consent_hash: T.String({ pattern: '^[0-9a-f]{64}$' }),
        step_up: T.Optional(T.String({ maxLength: 200 })),
      },
      closed,
    ),
    reply: Data(HarvestRun),
  },
  buyBackHarvest: {
    summary: 'Put the purchase of a redeemed fund into the cart, into the folio that it left',
    method: 'POST',
    idempotent: true,
    path: '/api/v3/tax_harvesting/runs/{id}/legs/{leg}/buy_back.json',
    audience: 'ready',
    params: oneLeg,
    reply: Data(HarvestRun),
  },
  endHarvestLeg: {
    summary: 'Leave a redeemed fund without buying it back',
    method: 'POST',
    idempotent: true,
    path: '/api/v3/tax_harvesting/runs/{id}/legs/{leg}/end.json',
    audience: 'signed-in',
    params: oneLeg,
    reply: Data(HarvestRun),
  },
} as const satisfies Record<string, CallDefinition>;
