import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { ALERT_KINDS, ALERT_RULES, RECORD_RULES } from '../../enums/market.ts';
import { closed, Codes, Data, Day, Id, Instant, Nullable } from '../shapes.ts';

const Price = T.Number({ description: 'rupees, dollars for US stocks' });
const Terms = {
  rule: Codes(ALERT_RULES),
  value: T.Optional(
    Nullable(
      T.Number({
        description:
          'level in rupees (dollars for US stocks), percent of a move; absent for a high or low of 52 weeks',
      }),
    ),
  ),
};
const ById = T.Object({ alert_id: Id });

/** An alert of the user on the price of an instrument; without a price when that no longer exists. */
export const PriceAlert = T.Object({
  id: T.String(),
  kind: Codes(ALERT_KINDS),
  item: T.String({ description: 'fund code, ISIN or symbol; `gold` for gold' }),
  name: T.String(),
  path: T.String({ description: 'page of the instrument' }),
  currency: Codes(['INR', 'USD'] as const),
  price: Nullable(Price),
  price_date: Nullable(Day),
  rule: Codes(ALERT_RULES),
  value: Nullable(T.Number()),
  state: Codes(['waiting', 'reached'] as const),
  reached_on: Nullable(Day),
  reached_price: Nullable(Price),
  created_at: Instant,
});

/** An alert of the user on what the record of a fund states. */
export const FundAlert = T.Object({
  id: T.String(),
  item: T.String({ description: 'fund code' }),
  name: T.String(),
  path: T.String({ description: 'page of the fund' }),
  available: T.Boolean({ description: 'whether the fund still exists' }),
  rule: Codes(RECORD_RULES),
  changed_on: Nullable(T.String({ description: 'day of the last change that was reported' })),
  created_at: Instant,
});

const FundAlerts = Data(T.Object({ limit: T.Integer(), items: T.Array(FundAlert) }));

const List = Data(T.Object({ limit: T.Integer(), items: T.Array(PriceAlert) }));

export const alerts = {
  priceAlerts: {
    summary: 'The price alerts of the signed-in user, the newest first',
    method: 'GET',
    path: '/api/v3/alerts.json',
    audience: 'signed-in',
    reply: List,
  },
  addPriceAlert: {
    summary: 'Set an alert on the price of a fund, stock, US stock or gold',
    method: 'POST',
    path: '/api/v3/alerts.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    body: T.Object(
      {
        kind: Codes(ALERT_KINDS),
        item: T.String({
          minLength: 1,
          maxLength: 80,
          description: 'fund code, ISIN or symbol; `gold` for gold',
        }),
        ...Terms,
      },
      closed,
    ),
    reply: List,
  },
  changePriceAlert: {
    summary: 'Give an alert another rule or value; it waits anew',
    method: 'PUT',
    path: '/api/v3/alerts/{alert_id}.json',
    audience: 'signed-in',
    personal: true,
    params: ById,
    body: T.Object(Terms, closed),
    reply: List,
  },
  removePriceAlert: {
    summary: 'Delete an alert; a repeat changes nothing',
    method: 'DELETE',
    path: '/api/v3/alerts/{alert_id}.json',
    audience: 'signed-in',
    personal: true,
    params: ById,
    reply: List,
  },
  restorePriceAlert: {
    summary: 'Undo the deletion of an alert within ten minutes; a repeat changes nothing',
    method: 'PUT',
    path: '/api/v3/alerts/{alert_id}/restore.json',
    audience: 'signed-in',
    personal: true,
    params: ById,
    reply: List,
  },
  fundAlerts: {
    summary: 'The alerts of the signed-in user on records of funds, the newest first',
    method: 'GET',
    path: '/api/v3/fund-alerts.json',
    audience: 'signed-in',
    reply: FundAlerts,
  },
  addFundAlert: {
    summary: 'Set an alert on the expense ratio, riskometer, managers, exit load or closing of a fund',
    method: 'POST',
    path: '/api/v3/fund-alerts.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    body: T.Object(
      {
        item: T.String({ minLength: 1, maxLength: 80, description: 'fund code' }),
        rule: Codes(RECORD_RULES),
      },
      closed,
    ),
    reply: FundAlerts,
  },
  removeFundAlert: {
    summary: 'Delete an alert on a fund; a repeat changes nothing',
    method: 'DELETE',
    path: '/api/v3/fund-alerts/{alert_id}.json',
    audience: 'signed-in',
    personal: true,
    params: ById,
    reply: FundAlerts,
  },
  restoreFundAlert: {
    summary: 'Undo the deletion of an alert on a fund within ten minutes; a repeat changes nothing',
    method: 'PUT',
    path: '/api/v3/fund-alerts/{alert_id}/restore.json',
    audience: 'signed-in',
    personal: true,
    params: ById,
    reply: FundAlerts,
  },
} as const satisfies Record<string, CallDefinition>;
