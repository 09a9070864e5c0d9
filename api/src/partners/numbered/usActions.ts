import { Type as T, type Static } from '@sinclair/typebox';
import { ActionDay, ActionShares, announcedAfter, announcedFields } from './announcements.ts';

const Numbered = { ...announcedFields, symbol: T.String({ minLength: 1, maxLength: 12 }) } as const;

/** A split or dividend of a US company as the broker announces it. */
export const AnnouncedUsAction = T.Union([
  T.Object({ ...Numbered, kind: T.Literal('split'), new_shares: ActionShares, old_shares: ActionShares }),
  T.Object({
    ...Numbered,
    kind: T.Literal('dividend'),
    /** Dollars. */
    per_share: T.String({ pattern: '^\\d{1,6}\\.\\d{4}$' }),
    pays_on: ActionDay,
  }),
]);
export type AnnouncedUsAction = Static<typeof AnnouncedUsAction>;

/** Announcements after a number, in order and of whatever shape; at most 500. @throws GatewayUnreachableError */
export const announcedUsActions = announcedAfter('broker', '/us-broker/actions', 'actions');
