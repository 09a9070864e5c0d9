import type { TSchema } from '@sinclair/typebox';
import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { endHeld, heldAgain, holdMessage, lockHeld, type HeldMessage } from './heldMessages.ts';
import type { Announced } from './announcements.ts';
import { isRefusal } from './refusal.ts';
import { shaped } from './shapeOf.ts';

/** Announcements that a partner numbers, and that we fetch after the last known number. */
export interface AnnouncementFeed {
  feed: Exclude<HeldMessage['feed'], 'exchange' | 'us_broker'>;
  table: 'corporate_actions' | 'exchange_notices' | 'us_actions';
  /** The columns that an announcement fills, each named like its field. */
  columns: readonly string[];
  /** What was agreed; what is something else is held. */
  shape: TSchema;
  /** Announcements after a number, in order and of whatever shape. @throws GatewayUnreachableError */
  request: (ctx: Context, after: number) => Promise<Announced[]>;
  /** For the log, where the announcements cannot be fetched. */
  about: string;
}

/**
 * The intake of announcements: each number is stored once. One that cannot be stored is held for staff, and later ones go
 * on.
 */
export function announcementFeed(announcements: AnnouncementFeed) {
  const { feed, table, columns: names, shape, request, about } = announcements;
  const columns = names.map((name) => `"${name}"`).join(', ');

  /** Stores announcements, each number once. @throws MessageRefused */
  async function store<One extends Announced>(tx: Tx, announced: readonly One[]): Promise<void> {
    for (const one of announced) shaped(shape, one);
    await tx.query(
      `INSERT INTO ${table} (${columns})
       SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)
       ORDER BY number ON CONFLICT (number) DO NOTHING`,
      [JSON.stringify(announced)],
    );
  }

  /** The number up to which announcements are known; 0 for none. */
  async function last(ctx: Context): Promise<number> {
    const [row] = await ctx.db.query<{ last: number }>(
      `SELECT coalesce(max(number), 0)::int AS last FROM (SELECT number FROM ${table}
         UNION ALL SELECT number FROM held_messages WHERE feed = $1) AS known`,
      [feed],
    );
    return row!.last;
  }

  async function storeAlone(ctx: Context, message: Announced): Promise<void> {
    try {
      await ctx.db.tx((tx) => store(tx, [message]));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { number } = message;
      ctx.log.error({ err: error, feed, number }, 'an announcement cannot be stored and is held for staff');
      await ctx.db.tx((tx) => holdMessage(tx, { feed, number, message, error, at: ctx.now() }));
    }
  }

  /** Fetches what was announced since the last time. A partner that cannot be reached does not stop what is known already. */
  async function fetchNew(ctx: Context): Promise<void> {
    try {
      for (;;) {
        const announced = await request(ctx, await last(ctx));
        if (announced.length === 0) return;
        await ctx.db
          .tx((tx) => store(tx, announced))
          .catch(async (error: unknown) => {
            if (!isRefusal(error)) throw error;
            for (const one of announced) await storeAlone(ctx, one);
          });
      }
    } catch (error) {
      ctx.log.warn({ err: error }, `${about} could not be fetched`);
    }
  }

  return { store, fetchNew, takeAgain: retakerOf(announcements, store) };
}

/**
 * Takes a held announcement again: as the partner repeats it now, or where the partner cannot be reached as it came.
 * @param by the member of staff
 */
function retakerOf(
  { request }: AnnouncementFeed,
  store: (tx: Tx, announced: readonly Announced[]) => Promise<void>,
) {
  return async (ctx: Context, held: HeldMessage, by: string): Promise<void> => {
    const repeated = await request(ctx, held.number - 1).catch(() => []);
    const message = repeated.find(({ number }) => number === held.number);
    try {
      await ctx.db.tx(async (tx) => {
        const locked = await lockHeld(tx, held);
        if (!locked) return;
        await store(tx, [message ?? (JSON.parse(held.body) as Announced)]);
        await endHeld(tx, locked, { outcome: 'taken', at: ctx.now(), by, note: null });
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await heldAgain(ctx.db, held, error);
    }
  };
}
