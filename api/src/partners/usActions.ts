import { Type as T, type Static } from '@sinclair/typebox';
import type { Context } from '../platform/context.ts';
import { askPartner } from './askPartner.ts';

const Day = T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' });
const Numbered = {
  /** Numbers start at 1 and have no gaps. */
  number: T.Integer({ minimum: 1 }),
  symbol: T.String({ minLength: 1, maxLength: 12 }),
  /** Shares bought before this day of New York take part. */
  ex_date: Day,
  announced_at: T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
} as const;
const Shares = T.Integer({ minimum: 1, maximum: 1_000 });

/** A split or dividend of a US company as the broker announces it. */
export const AnnouncedUsAction = T.Union([
  T.Object({ ...Numbered, kind: T.Literal('split'), new_shares: Shares, old_shares: Shares }),
  T.Object({
    ...Numbered,
    kind: T.Literal('dividend'),
    /** Dollars. */
    per_share: T.String({ pattern: '^\\d{1,6}\\.\\d{4}$' }),
    pays_on: Day,
  }),
]);
export type AnnouncedUsAction = Static<typeof AnnouncedUsAction>;

const fetchActions = askPartner(
  'broker',
  T.Object({ actions: T.Array(AnnouncedUsAction, { maxItems: 500 }) }),
);

/** Announcements after a number, in order; at most 500. @throws GatewayUnreachableError */
export async function announcedUsActions(ctx: Context, after: number): Promise<AnnouncedUsAction[]> {
  return (await fetchActions(ctx, `/us-broker/actions?after=${after}`)).actions;
}
