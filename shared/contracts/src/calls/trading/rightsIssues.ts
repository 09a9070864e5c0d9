import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { RIGHTS_STATES } from '../../enums/stockOrders.ts';
import { closed, Codes, Data, Day, Id, Success } from '../shapes.ts';

/** What the account may apply for in a rights issue, and what became of it. */
export const RightsIssue = T.Object({
  id: Id,
  isin: T.String(),
  slug: T.String(),
  symbol: T.String(),
  name: T.String(),
  new_shares: T.Integer({ description: 'new shares that holders may apply for, for old ones' }),
  old_shares: T.Integer(),
  price: T.Number({ description: 'rupees of a new share' }),
  record_date: Day,
  closes_on: T.String({ description: 'last day to apply' }),
  allots_on: T.String({ description: 'day on which new shares are allotted and paid for' }),
  held: T.Integer({ description: 'shares in the demat account on the record date' }),
  entitled: T.Integer({ description: 'new shares that may be applied for; part of a share is ignored' }),
  applied: T.Integer({ description: 'new shares that were applied for; allotted in the state allotted' }),
  state: Codes(RIGHTS_STATES),
  can_apply: T.Boolean({ description: 'whether an application can be made or changed now' }),
});

export const rightsIssues = {
  rightsIssues: {
    summary: 'Rights issues that the current account can or could apply for, the newest record date first',
    method: 'GET',
    path: '/equity/api/v1/rights.json',
    audience: 'signed-in',
    reply: T.Object({ status: Success, data: T.Array(RightsIssue) }),
  },
  applyForRights: {
    summary:
      'Apply for new shares of a rights issue with cash for stocks, in place of an earlier application',
    method: 'POST',
    path: '/equity/api/v1/rights/{id}.json',
    audience: 'ready',
    idempotent: true,
    params: T.Object({ id: Id }),
    body: T.Object(
      {
        shares: T.Number({
          description: 'a whole number up to the entitlement; 0 withdraws the application',
        }),
      },
      closed,
    ),
    reply: Data(RightsIssue),
  },
} as const satisfies Record<string, CallDefinition>;
