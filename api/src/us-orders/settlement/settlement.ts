import {
  decimal,
  sellUsLots,
  sumDecimals,
  type UsChargeRules,
  type UsLot,
  type UsSoldPart,
} from '@sanchay/finance';
import { chargesOf } from '../order/costs.ts';
import { sharesNow, type UsOrderRow } from '../order/orderStore.ts';

/** What a sale takes of a lot, with the shares as they were traded. */
export type TakenPart = UsSoldPart & { traded: string };

/** What the settlement of an order changes. */
export interface UsSettlement {
  /** Dollars that the investor pays or receives, as text. */
  net: string;
  /** Shares of the lot that a purchase brings; null of a sale. */
  bought: string | null;
  /** What a sale takes from lots; empty of a purchase. */
  taken: TakenPart[];
}

/** Settles an order. Pure: the open lots of the share come in, those of a purchase are not looked at. */
export function settlementOf(order: UsOrderRow, lots: readonly UsLot[], rules: UsChargeRules): UsSettlement {
  const { net } = chargesOf(order, rules);
  if (order.side === 'buy') return { net, bought: sharesNow(order.filled, order), taken: [] };
  // Several splits round the lots one after the other, so that all of them may be a millionth less than the order.
  const held = sumDecimals(lots.map(({ quantity }) => quantity));
  const wanted = decimal(sharesNow(order.filled, order));
  const quantity = (held.lt(wanted) && order.split_new !== order.split_old ? held : wanted).toFixed(6);
  const { taken } = sellUsLots(lots, { quantity, proceeds: net });
  return { net, bought: null, taken: asTraded(taken, order, quantity) };
}

/** Parts of lots with their shares as they were traded, before the splits since; the last part takes what rounding leaves. */
function asTraded(taken: readonly UsSoldPart[], { filled }: UsOrderRow, quantity: string): TakenPart[] {
  let left = decimal(filled);
  return taken.map((part, index) => {
    const traded =
      index === taken.length - 1 ? left : decimal(part.quantity).times(filled).div(quantity).round(6, 0);
    left = left.minus(traded);
    return { ...part, traded: traded.toFixed(6) };
  });
}
