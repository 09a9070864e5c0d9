import { Type as T, type Static } from '@sinclair/typebox';
import type { Context } from '../platform/context.ts';
import { askPartner } from './askPartner.ts';

const Day = T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' });
const Numbered = {
  /** Numbers start at 1 and have no gaps. */
  number: T.Integer({ minimum: 1 }),
  isin: T.String({ pattern: '^[A-Z]{2}[A-Z0-9]{9}\\d$' }),
  /** Shares bought before this day take part. */
  ex_date: Day,
  announced_at: T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
} as const;
const Shares = T.Integer({ minimum: 1, maximum: 1_000 });

/** A split, bonus issue or dividend as the exchange announces it. */
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
