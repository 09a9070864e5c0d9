import type { Context } from '../../platform/context.ts';

interface Call<Item> {
  items: readonly Item[];
  resolve(): void;
  reject(error: unknown): void;
}

interface Lane<Item> {
  waiting: Call<Item>[];
  isBusy: boolean;
  /** Set while the next calls are waited for. Starts what waits. */
  start: (() => void) | null;
  /** Calls that are waited for. */
  wanted: number;
}

/**
 * How long those who were just answered are waited for, in milliseconds: longer than a call takes to come back, and
 * shorter than a transaction.
 */
const COMING_BACK_MS = 15;

/**
 * Does calls one after the other, and those that arrived meanwhile together: many that come at once cost one transaction,
 * and one write to disk. Each is answered once its own items are done. Where several fail together, each is tried alone,
 * so that one does not fail the others.
 *
 * Whoever calls again as soon as it is answered would find the calls of the others already begun, and all would wait for
 * two transactions of half of them. So while others wait, those just answered are waited for shortly.
 * @param most items that are done together
 */
export function gathered<Item>(
  most: number,
  work: (ctx: Context, items: readonly Item[]) => Promise<void>,
): (ctx: Context, items: readonly Item[]) => Promise<void> {
  const lanes = new WeakMap<Context, Lane<Item>>();

  async function alone(ctx: Context, { items, resolve, reject }: Call<Item>): Promise<void> {
    await work(ctx, items).then(resolve, reject);
  }

  async function together(ctx: Context, calls: readonly Call<Item>[]): Promise<void> {
    try {
      await work(
        ctx,
        calls.flatMap(({ items }) => items),
      );
      for (const { resolve } of calls) resolve();
    } catch {
      for (const call of calls) await alone(ctx, call);
    }
  }

  async function drain(ctx: Context, lane: Lane<Item>): Promise<void> {
    lane.isBusy = true;
    while (lane.waiting.length > 0) {
      const calls = lane.waiting.splice(0, fitting(lane.waiting, most));
      if (calls.length === 1) await alone(ctx, calls[0]!);
      else await together(ctx, calls);
      const known = calls.length + lane.waiting.length;
      if (known > 1) await untilWaiting(lane, known);
    }
    lane.isBusy = false;
  }

  return (ctx, items) =>
    new Promise((resolve, reject) => {
      const lane = lanes.get(ctx) ?? { waiting: [], isBusy: false, start: null, wanted: 0 };
      lanes.set(ctx, lane);
      lane.waiting.push({ items, resolve, reject });
      if (!lane.isBusy) void drain(ctx, lane);
      else if (lane.start && lane.waiting.length >= lane.wanted) lane.start();
    });
}

/** Resolves when so many calls wait, or those that were just answered have had the time to come back. */
async function untilWaiting<Item>(lane: Lane<Item>, wanted: number): Promise<void> {
  if (lane.waiting.length >= wanted) return;
  await new Promise<void>((resolve) => {
    const limit = setTimeout(resolve, COMING_BACK_MS);
    lane.wanted = wanted;
    lane.start = () => {
      clearTimeout(limit);
      resolve();
    };
  });
  lane.start = null;
}

/** How many of the first calls are done together: at least one, and no more than `most` items. */
function fitting<Item>(calls: readonly Call<Item>[], most: number): number {
  let items = 0;
  const over = calls.findIndex((call) => (items += call.items.length) > most);
  return over < 0 ? calls.length : Math.max(1, over);
}
