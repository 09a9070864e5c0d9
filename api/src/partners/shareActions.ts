import { Type as T, type Static } from '@sinclair/typebox';
import type { Context } from '../platform/context.ts';
import { askPartner } from './askPartner.ts';

const Day = T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' });
const Isin = T.String({ pattern: '^[A-Z]{2}[A-Z0-9]{9}\\d$' });
const Numbered = {
  /** Numbers start at 1 and have no gaps. */
  number: T.Integer({ minimum: 1 }),
  isin: Isin,
  /** Shares bought before this day take part. */
  ex_date: Day,
  announced_at: T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
} as const;
const Shares = T.Integer({ minimum: 1, maximum: 1_000 });

/** What a company does with all of its shares, as the exchange announces it. */
export const AnnouncedAction = T.Union([
  T.Object({
    ...Numbered,
    kind: T.Union([T.Literal('split'), T.Literal('bonus')]),
    new_shares: Shares,
    old_shares: Shares,
  }),
  T.Object({
    ...Numbered,
    kind: T.Literal('dividend'),
    /** Rupees. */
    per_share: T.String({ pattern: '^\\d{1,7}\\.\\d\\d$' }),
    pays_on: Day,
  }),
  T.Object({
    ...Numbered,
    kind: T.Literal('merger'),
    /** Shares of the company that takes over, in place of old ones. */
    new_shares: Shares,
    old_shares: Shares,
    into_isin: Isin,
  }),
  T.Object({
    ...Numbered,
    kind: T.Literal('demerger'),
    /** Shares of the company that is split off, beside old ones. */
    new_shares: Shares,
    old_shares: Shares,
    into_isin: Isin,
    /** Percent of the cost before it that moves. */
    cost_percent: T.String({ pattern: '^\\d{1,2}(\\.\\d{1,4})?$' }),
  }),
]);
export type AnnouncedAction = Static<typeof AnnouncedAction>;

const fetchActions = askPartner(
  'exchange',
  T.Object({ actions: T.Array(AnnouncedAction, { maxItems: 500 }) }),
);

/** Announcements after a number, in order; at most 500. @throws GatewayUnreachableError */
export async function announcedActions(ctx: Context, after: number): Promise<AnnouncedAction[]> {
  return (await fetchActions(ctx, `/exchange/actions?after=${after}`)).actions;
}
