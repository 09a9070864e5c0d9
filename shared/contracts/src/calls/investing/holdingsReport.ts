import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { HOLDINGS_FILES } from '../../enums/reports.ts';
import { Codes, Data, Day, Nav, Nullable, Percent, Rupees, Units } from '../shapes.ts';

const Gain = T.Number({ description: 'rupees: value less invested, negative is a loss' });

/** A fund, or gold, at the end of a day. */
export const DayHolding = T.Object({
  asset: Codes(['mutual_fund', 'gold'] as const),
  code: T.String(),
  name: T.String(),
  folios: T.Array(T.String()),
  units: Units,
  price: Nullable(T.Object({ nav: Nav, date: Day })),
  price_is_old: T.Boolean({ description: 'the price is more than 7 days older than the day of the report' }),
  invested: Rupees,
  value: Nullable(Rupees),
  gain: Nullable(Gain),
  gain_percentage: Nullable(Percent),
});

export const HoldingsReport = T.Object({
  date: Day,
  today: Day,
  first_day: Nullable(Day),
  holdings: T.Array(DayHolding, {
    description: 'what was held at the end of the day, the largest value first',
  }),
  invested: T.Number({ description: 'rupees that the holdings with a price had cost' }),
  value: Rupees,
  gain: Gain,
  gain_percentage: Nullable(Percent),
  unpriced: T.Integer({ description: 'holdings without a price on or before the day; not in the totals' }),
});

const query = T.Object({ date: T.Optional(Day) });

export const holdingsReport = {
  holdingsReport: {
    summary: 'What the portfolio held at the end of a day, with its value, cost and gain',
    method: 'GET',
    path: '/api/v3/reports/holdings.json',
    audience: 'signed-in',
    query,
    reply: Data(HoldingsReport),
  },
  holdingsFile: {
    summary: 'The holdings at the end of a day as a file, in the language of the request',
    method: 'GET',
    path: '/api/v3/reports/holdings/{file}',
    audience: 'signed-in',
    params: T.Object({ file: Codes(HOLDINGS_FILES) }),
    query,
    reply: T.Unsafe<Uint8Array>({}),
  },
} as const satisfies Record<string, CallDefinition>;
