import type { HeldMessage } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { brokerActions } from '../corporate-actions/actionStore.ts';
import { takeMessageAgain } from './intake.ts';

/** Takes a message or announcement of the broker again that was held. @param by the member of staff */
export function takeUsMessageAgain(ctx: Context, held: HeldMessage, by: string): Promise<void> {
  if (held.feed === 'us_actions') return brokerActions.takeAgain(ctx, held, by);
  return takeMessageAgain(ctx, held, by);
}
