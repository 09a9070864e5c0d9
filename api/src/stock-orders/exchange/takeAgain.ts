import type { HeldMessage } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { exchangeActions } from '../corporate-actions/actionStore.ts';
import { notices } from '../trading/noticeStore.ts';
import { takeMessageAgain } from './intake.ts';

/** Takes a message or announcement of the exchange again that was held. @param by the member of staff */
export function takeShareMessageAgain(ctx: Context, held: HeldMessage, by: string): Promise<void> {
  if (held.feed === 'exchange_actions') return exchangeActions.takeAgain(ctx, held, by);
  if (held.feed === 'exchange_notices') return notices.takeAgain(ctx, held, by);
  return takeMessageAgain(ctx, held, by);
}
