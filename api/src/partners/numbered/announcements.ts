import { Type as T, type Static } from '@sinclair/typebox';
import type { Context } from '../../platform/context.ts';
import type { Partner } from '../../platform/settings/partnerSecrets.ts';
import { askPartner } from '../askPartner.ts';

export const ActionDay = T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' });
export const ActionShares = T.Integer({ minimum: 1, maximum: 1_000 });

/** Numbers start at 1 and have no gaps. */
export const AnnouncementNumber = T.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** What every announced corporate action states. */
export const announcedFields = {
  number: AnnouncementNumber,
  /** Shares bought before this day of the market take part. */
  ex_date: ActionDay,
  announced_at: T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
} as const;

/** What is known of an announcement before its shape is examined. */
const Announced = T.Object({ number: AnnouncementNumber });
export type Announced = Static<typeof Announced>;

/**
 * A request for the announcements of a partner after a number, in order and of whatever shape; at most 500. What else
 * each states is examined one by one, so that one that is not what was agreed does not refuse the others.
 * @param path of the partner's list
 * @param list its name in the answer
 * @throws GatewayUnreachableError
 */
export function announcedAfter(partner: Partner, path: string, list: 'actions' | 'notices') {
  const ask = askPartner(partner, T.Object({ [list]: T.Array(Announced, { maxItems: 500 }) }));
  return async (ctx: Context, after: number): Promise<Announced[]> =>
    (await ask(ctx, `${path}?after=${after}`))[list]!;
}
