import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { slugParams } from './prices.ts';
import { Data, Day, Percent, Rupees } from '../shapes.ts';

const sandbox = T.Boolean({ description: 'true: invented' });

/** What a company earned in a quarter. */
export const QuarterResults = T.Object({
  quarter_end: Day,
  revenue: Rupees,
  operating_profit: T.Number({ description: 'rupees before depreciation, interest and tax' }),
  net_profit: Rupees,
  eps: T.Number({ description: 'rupees a share' }),
});

/** Who holds the shares of a company at the end of a quarter. */
export const Shareholding = T.Object({
  quarter_end: Day,
  promoters: Percent,
  fii: T.Number({ description: 'percent of foreign institutions' }),
  dii: T.Number({ description: 'percent of domestic institutions, mutual funds and insurers' }),
  public: Percent,
  pledged: T.Number({ description: "percent of the promoters' shares that are pledged" }),
});

export const stockCompany = {
  stockQuarters: {
    summary: 'Results and shareholding of a company by quarter, the newest first',
    method: 'GET',
    path: '/equity/api/v1/stocks/{slug}/quarters.json',
    audience: 'anyone',
    params: slugParams,
    reply: Data(T.Object({ results: T.Array(QuarterResults), shareholding: T.Array(Shareholding), sandbox })),
  },
  stockVolumes: {
    summary: 'Shares of a company traded in each session of about three months, oldest first',
    method: 'GET',
    path: '/equity/api/v1/stocks/{slug}/volumes.json',
    audience: 'anyone',
    params: slugParams,
    reply: Data(T.Object({ volumes: T.Array(T.Object({ date: Day, volume: T.Integer() })), sandbox })),
  },
} as const satisfies Record<string, CallDefinition>;
