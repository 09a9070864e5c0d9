import { Type as T, type Static, type TSchema } from '@sinclair/typebox';
import type { Context } from '../../platform/context.ts';
import type { Partner } from '../../platform/settings/partnerSecrets.ts';
import { askPartner } from '../askPartner.ts';

export const ActionDay = T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' });
export const ActionShares = T.Integer({ minimum: 1, maximum: 1_000 });

/** What every announced corporate action states. */
export const announcedFields = {
  /** Numbers start at 1 and have no gaps. */
  number: T.Integer({ minimum: 1 }),
  /** Shares bought before this day of the market take part. */
  ex_date: ActionDay,
  announced_at: T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
} as const;

/**
 * A request for the announcements of a partner after a number, in order; at most 500.
 * @param path of the partner's list
 * @throws GatewayUnreachableError
 */
export function announcedAfter<Action extends TSchema>(partner: Partner, path: string, action: Action) {
  const fetchActions = askPartner(partner, T.Object({ actions: T.Array(action, { maxItems: 500 }) }));
  return async (ctx: Context, after: number): Promise<Static<Action>[]> =>
    (await fetchActions(ctx, `${path}?after=${after}`)).actions;
}
