import type { Context } from '../../platform/context.ts';

interface Call<Item> {
  items: readonly Item[];
  resolve(): void;
  reject(error: unknown): void;
}

interface Lane<Item> {
  waiting: Call<Item>[];
  isBusy: boolean;
}

/**
 * Does calls one after the other, and those that arrived meanwhile together: many that come at once cost one transaction,
 * and one write to disk. Each is answered once its own items are done. Where several fail together, each is tried alone,
 * so that one does not fail the others.
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
    }
    lane.isBusy = false;
  }

  return (ctx, items) =>
    new Promise((resolve, reject) => {
      const lane = lanes.get(ctx) ?? { waiting: [], isBusy: false };
      lanes.set(ctx, lane);
      lane.waiting.push({ items, resolve, reject });
      if (!lane.isBusy) void drain(ctx, lane);
    });
}

/** How many of the first calls are done together: at least one, and no more than `most` items. */
function fitting<Item>(calls: readonly Call<Item>[], most: number): number {
  let items = 0;
  const over = calls.findIndex((call) => (items += call.items.length) > most);
  return over < 0 ? calls.length : Math.max(1, over);
}
