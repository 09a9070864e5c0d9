import type { CallBody } from '@sanchay/contracts';
import { decimal, formatRupees, isScale, priceLimits } from '@sanchay/finance';
import type { Context } from '../../platform/context.ts';
import { refusedField } from '../sentences.ts';
import type { TradedShare } from '../order/terms.ts';
import type { GttRow } from './gttStore.ts';

type Asked = Pick<
  CallBody<'createGttOrder'>,
  'side' | 'trigger_price' | 'limit_price' | 'target_trigger_price' | 'target_limit_price'
>;
type Legs = Pick<GttRow, 'below_trigger' | 'below_limit' | 'above_trigger' | 'above_limit'>;

/**
 * The prices that trigger, from those of a request: a single one by the side of the last price on which it is, of a pair
 * the stop-loss below it and the target above it.
 * @param day ISO, whose tick counts
 * @throws Problem 422 `gtt_pair_of_sale`, `gtt_at_last`, `gtt_stop_below`, `gtt_target_above`, `price_off_tick`,
 *   `gtt_limit_far`
 */
export function gttLegs(ctx: Context, share: TradedShare, asked: Asked, day: string): Legs {
  const { side, trigger_price: trigger, limit_price: limit } = asked;
  const { target_trigger_price: target, target_limit_price: targetLimit } = asked;
  const last = formatRupees(Number(share.price), { decimals: 2 });
  const check = (field: keyof Asked, price: number): string => onTick(ctx, share, { field, price, day });
  const first = { trigger: check('trigger_price', trigger), limit: check('limit_price', limit) };
  assertNear('limit_price', first);
  if (target === undefined || targetLimit === undefined) {
    const distance = decimal(first.trigger).cmp(share.price);
    if (distance === 0) throw refusedField('trigger_price', 'gtt_at_last', { price: last });
    return distance < 0
      ? { below_trigger: first.trigger, below_limit: first.limit, above_trigger: null, above_limit: null }
      : { below_trigger: null, below_limit: null, above_trigger: first.trigger, above_limit: first.limit };
  }
  if (side === 'buy') throw refusedField('target_trigger_price', 'gtt_pair_of_sale');
  const second = {
    trigger: check('target_trigger_price', target),
    limit: check('target_limit_price', targetLimit),
  };
  assertNear('target_limit_price', second);
  if (decimal(first.trigger).gte(share.price))
    throw refusedField('trigger_price', 'gtt_stop_below', { price: last });
  if (decimal(second.trigger).lte(share.price))
    throw refusedField('target_trigger_price', 'gtt_target_above', { price: last });
  return {
    below_trigger: first.trigger,
    below_limit: first.limit,
    above_trigger: second.trigger,
    above_limit: second.limit,
  };
}

/** The price as text. @throws Problem 422 `price_off_tick` */
function onTick(
  ctx: Context,
  share: TradedShare,
  { field, price, day }: { field: keyof Asked; price: number; day: string },
): string {
  // The band is that of the day on which it triggers, so only the tick counts yet.
  const limits = priceLimits({ close: share.close, bandPct: share.price_band_pct }, day, ctx.rules.book());
  if (price <= 0 || !isScale(price, 2) || !decimal(price).mod(limits.tick).eq(0))
    throw refusedField(field, 'price_off_tick', {
      tick: formatRupees(Number(limits.tick), { decimals: 2 }),
    });
  return decimal(price).toFixed(2);
}

/** How far a limit may be from its trigger, percent: farther ones are outside any price band of the day. */
const FARTHEST = 20;

function assertNear(
  field: 'limit_price' | 'target_limit_price',
  { trigger, limit }: { trigger: string; limit: string },
): void {
  if (decimal(limit).minus(trigger).abs().times(100).gt(decimal(trigger).times(FARTHEST)))
    throw refusedField(field, 'gtt_limit_far', { percent: FARTHEST });
}
