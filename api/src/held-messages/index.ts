import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../help/index.ts';
import { closeHeld, heldMessages, type HeldMessage } from '../partners/index.ts';
import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import type { Domain } from '../platform/domain.ts';
import { implement } from '../platform/http/implement.ts';
import { notFound, validationFailed } from '../platform/http/problem.ts';
import { success } from '../platform/http/success.ts';
import { closeExchangeMessage, takeShareMessageAgain } from '../stock-orders/index.ts';
import { closeBrokerMessage, takeUsMessageAgain } from '../us-orders/index.ts';
import { sentence } from './sentences.ts';
import { investorOf, messageViews, requireHeld } from './view.ts';

/** What staff do about numbered messages of partners that could not be applied. */
export const heldMessagesDomain = { name: 'held-messages', routes: heldMessageRoutes } satisfies Domain;

/** Takes a message again with the domain that takes those of its feed. */
const takeAgain = (ctx: Context, held: HeldMessage, by: string): Promise<void> =>
  held.feed === 'us_broker' || held.feed === 'us_actions'
    ? takeUsMessageAgain(ctx, held, by)
    : takeShareMessageAgain(ctx, held, by);

interface Closing {
  held: HeldMessage;
  by: string;
  note: string;
}

/** Closes a message: one about an order is then shown as checked there. @returns whether it was held until now */
function close(ctx: Context, tx: Tx, closing: Closing): Promise<boolean> {
  const { held, by, note } = closing;
  if (held.feed === 'exchange') return closeExchangeMessage(ctx, tx, closing);
  if (held.feed === 'us_broker') return closeBrokerMessage(ctx, tx, closing);
  return closeHeld(tx, held, { at: ctx.now(), by, note });
}

function heldMessageRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'staffHeldMessages', async ({ actor }) => {
    await requireStaff(ctx.db, actor, 'support');
    return success(await messageViews(ctx.db, await heldMessages(ctx.db)));
  });
  implement(app, ctx, 'takeHeldMessage', async ({ actor, params, write }) => {
    const { userId } = await requireStaff(ctx.db, actor, 'support');
    const held = await requireHeld(ctx.db, params.id);
    return write(async ({ audit }) => {
      // In transactions of its own: what a message changes must not wait for, nor fail with, the record of who asked.
      await takeAgain(ctx, held, userId);
      const after = await requireHeld(ctx.db, held.id);
      await audit({
        action: 'held_message_tried',
        subject: held.id,
        investorId: await investorOf(ctx.db, held),
        detail: { feed: held.feed, number: held.number, taken: after.outcome === 'taken' },
      });
      return success((await messageViews(ctx.db, [after]))[0]!);
    });
  });
  implement(app, ctx, 'closeHeldMessage', async ({ actor, params, body, write }) => {
    const { userId } = await requireStaff(ctx.db, actor, 'support');
    const held = await requireHeld(ctx.db, params.id);
    const note = body.note.trim();
    if (note === '') {
      const message = sentence('note');
      throw validationFailed('note_missing', message, { note: [message] });
    }
    return write(async ({ tx, audit }) => {
      if (!(await close(ctx, tx, { held, by: userId, note }))) throw notFound(sentence('ended'));
      await audit({
        action: 'held_message_closed',
        subject: held.id,
        investorId: await investorOf(tx, held),
        detail: { feed: held.feed, number: held.number, note },
      });
      return success((await messageViews(tx, [await requireHeld(tx, held.id)]))[0]!);
    });
  });
}
