import { Type as T, type Static } from '@sinclair/typebox';
import { GoalDraft } from '../calls/account/goals.ts';
import { closed, Codes, Day, Nullable } from '../calls/shapes.ts';
import { ASSET_KINDS } from '../enums/netWorth.ts';
import { PAYOUTS } from '../enums/market.ts';

const text = (maxLength: number) => T.String({ minLength: 1, maxLength });
const decimal = (description: string) =>
  T.String({ pattern: '^-?\\d{1,14}(\\.\\d{1,4})?$', maxLength: 20, description });
const { holdings: _, ...terms } = GoalDraft.properties;

/** A goal; its holdings are named by what they are, because another account has other ids. */
export const PortableGoal = T.Object(
  {
    ...terms,
    holdings: T.Array(
      T.Object(
        {
          asset: Codes(ASSET_KINDS),
          code: Nullable({ ...text(24), description: 'of a fund its code, of a share its ISIN' }),
          name: text(300),
          folios: T.Array(T.String({ maxLength: 60 }), { maxItems: 500 }),
        },
        closed,
      ),
      { maxItems: 200 },
    ),
  },
  closed,
);
export type PortableGoal = Static<typeof PortableGoal>;

/** A fixed deposit that an issuer has booked and not paid back, with its bookings of interest. */
export const PortableDeposit = T.Object(
  {
    issuer: text(200),
    principal: decimal('rupees'),
    rate_percentage: decimal('percent a year'),
    payout: Codes(PAYOUTS),
    compounding: Codes(['annually', 'quarterly', 'monthly', 'daily'] as const),
    opens_on: Day,
    matures_on: Day,
    value: decimal('rupees at the end of the day of the archive: balance and accrued interest'),
    interest: T.Array(
      T.Object(
        {
          on: Day,
          kind: Codes(['added', 'paid'] as const),
          amount: decimal('rupees before TDS'),
          tds: decimal('rupees deducted'),
        },
        closed,
      ),
      { maxItems: 2_000 },
    ),
  },
  closed,
);
export type PortableDeposit = Static<typeof PortableDeposit>;
