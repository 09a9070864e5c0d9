import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { Data, Day, Id, Nav, Nullable, Percent, Refusal, Rupees, Units } from '../shapes.ts';

/** A bank account that the money of a sale is paid to. */
export const PayoutBank = T.Object({ id: T.String(), bank_name: T.String(), masked_account_no: T.String() });

/** Units in a lock-in period. */
export const LockedUnits = T.Object({ units: Units, unlocks_on: Day });

/** What a folio has to sell. */
const SellableFolio = T.Object({
  folio_no: T.String(),
  units: Units,
  value: Rupees,
  free_units: Units,
  free_value: Rupees,
  reserved_units: T.Number({ description: 'units of orders that are under way' }),
  locked: T.Array(LockedUnits),
});

const UnitsWorth = T.Object({ units: Units, value: Rupees });

/** Units of a fund as they stand for a redemption on `as_of`, worth at the latest NAV. */
const HeldUnits = T.Object({
  nav: Nullable(T.Object({ nav: Nav, date: Day })),
  as_of: T.String({ description: 'ISO day on which a redemption placed now would be processed' }),
  held: UnitsWorth,
  redeemable: UnitsWorth,
  locked: UnitsWorth,
  reserved: UnitsWorth,
  /** Why nothing can be redeemed at all; null where something can. */
  refusal: Refusal,
  load_free_from: Nullable(
    T.String({ description: 'when all units are load-free; null without units or with an unknown load' }),
  ),
  long_term_from: Nullable(
    T.String({ description: 'when all units are long-term; null without units, or where some never are' }),
  ),
  unlocks_on: Nullable(T.String({ description: 'when the last lock-in ends; null where nothing is locked' })),
  lots: T.Array(
    T.Object({
      id: T.String(),
      folio_no: T.String(),
      bought_on: Day,
      units: Units,
      cost: Rupees,
      value: Rupees,
      gain: Rupees,
      load_percent: Nullable(Percent),
      load_free_from: Nullable(Day),
      long_term_from: Nullable(Day),
      unlocks_on: Nullable(Day),
    }),
    { description: 'the oldest first' },
  ),
});

/** What of a holding can be sold, switched, and from when. */
export const heldUnits = {
  sellable: {
    summary: 'What of a holding can be sold: folios with free, reserved and locked units, and bank accounts',
    method: 'GET',
    path: '/api/v3/redemptions/sellable/{code}.json',
    audience: 'signed-in',
    params: T.Object({ code: Id }),
    reply: Data(
      T.Object({
        code: T.String(),
        fund_name: T.String(),
        slug: T.String(),
        house_code: T.String(),
        nav: Nullable(T.Object({ nav: Nav, date: Day })),
        redeemable: T.Boolean(),
        switchable: T.Boolean(),
        units_decimals: T.Integer(),
        amount_minimum: Rupees,
        amount_multiple: Rupees,
        units_minimum: Units,
        units_multiple: Units,
        folios: T.Array(SellableFolio),
        banks: T.Array(T.Composite([PayoutBank, T.Object({ default: T.Boolean() })])),
      }),
    ),
  },
  heldUnits: {
    summary:
      'Units of a fund lot by lot: what can be redeemed, and from when they are load-free, long-term and unlocked',
    method: 'GET',
    path: '/api/v3/portfolio/holdings/{code}/units.json',
    audience: 'signed-in',
    params: T.Object({ code: Id }),
    reply: Data(HeldUnits),
  },
  switchTargets: {
    summary: 'Direct funds of the same house that a holding can be switched into',
    method: 'GET',
    path: '/api/v3/switches/targets/{code}.json',
    audience: 'signed-in',
    params: T.Object({ code: Id }),
    reply: Data(
      T.Array(
        T.Object({
          code: T.String(),
          fund_name: T.String(),
          category: T.String(),
          sub_category: T.String(),
          minimum: Rupees,
        }),
      ),
    ),
  },
} as const satisfies Record<string, CallDefinition>;
