import type { AnnouncedAction } from '../../../numbered/shareActions.ts';
import { announcements, type Draft } from '../../numbered/announcements.ts';

/** An announcement before it is numbered. */
export type ActionDraft = Draft<AnnouncedAction>;

/** What companies announce through the sandbox exchange. */
export const exchangeActions = announcements<AnnouncedAction>('exchange_actions');
