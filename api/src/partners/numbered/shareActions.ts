import { Type as T, type Static } from '@sinclair/typebox';
import { ActionDay, ActionShares, announcedAfter, announcedFields } from './announcements.ts';

const Isin = T.String({ pattern: '^[A-Z]{2}[A-Z0-9]{9}\\d$' });
const Numbered = { ...announcedFields, isin: Isin } as const;

/** What a company does with all of its shares, as the exchange announces it. */
export const AnnouncedAction = T.Union([
  T.Object({
    ...Numbered,
    kind: T.Union([T.Literal('split'), T.Literal('bonus')]),
    new_shares: ActionShares,
    old_shares: ActionShares,
  }),
  T.Object({
    ...Numbered,
    kind: T.Literal('dividend'),
    /** Rupees. */
    per_share: T.String({ pattern: '^\\d{1,7}\\.\\d\\d$' }),
    pays_on: ActionDay,
  }),
  T.Object({
    ...Numbered,
    kind: T.Literal('rights'),
    /** New shares that holders may apply for, for old ones. */
    new_shares: ActionShares,
    old_shares: ActionShares,
    /** Rupees of a new share. */
    per_share: T.String({ pattern: '^\\d{1,7}\\.\\d\\d$' }),
    /** Last day to apply, and day of allotment. */
    closes_on: ActionDay,
    allots_on: ActionDay,
  }),
  T.Object({
    ...Numbered,
    kind: T.Literal('merger'),
    /** Shares of the company that takes over, in place of old ones. */
    new_shares: ActionShares,
    old_shares: ActionShares,
    into_isin: Isin,
  }),
  T.Object({
    ...Numbered,
    kind: T.Literal('demerger'),
    /** Shares of the company that is split off, beside old ones. */
    new_shares: ActionShares,
    old_shares: ActionShares,
    into_isin: Isin,
    /** Percent of the cost before it that moves. */
    cost_percent: T.String({ pattern: '^\\d{1,2}(\\.\\d{1,4})?$' }),
  }),
]);
export type AnnouncedAction = Static<typeof AnnouncedAction>;

/** Announcements after a number, in order and of whatever shape; at most 500. @throws GatewayUnreachableError */
export const announcedActions = announcedAfter('exchange', '/exchange/actions', 'actions');
