import type { StockOrderState } from '@sanchay/contracts';
import {
  applyMessage,
  isLive,
  type Filled,
  type OrderChange,
  type OrderFault,
  type OrderNews,
  type TradeFacts,
} from './machine.ts';

/** What a message may change of an order, in every market. */
interface DecidableOrder {
  state: StockOrderState;
  reason: string | null;
  filled: number | string;
  value: string;
  reserved: string;
  cancel_requested: boolean;
  settled_at: Date | null;
  ended_at: Date | null;
}

/** How a market counts. */
interface OrderMarket<Row extends DecidableOrder, Trade extends TradeFacts> {
  /** How much of the order its trades are. */
  filled: (trades: readonly Trade[]) => Filled;
  tradedOf: (trades: readonly Trade[]) => Pick<Row, 'filled' | 'value'>;
  /** What an order sets aside. */
  reservedFor: (order: Row) => string;
}

/** An order as it was before a message, with its trades. */
interface NewsOfOrder<Row extends DecidableOrder, Trade extends TradeFacts> {
  order: Row;
  trades: readonly Trade[];
  news: OrderNews<Trade>;
  /** ISO instant of the message. */
  at: string;
}

/** What a message makes of an order of any market, with what is set aside for it. Pure; null: nothing changes. */
export function decideOrder<Row extends DecidableOrder, Trade extends TradeFacts>(
  { order, trades, news, at }: NewsOfOrder<Row, Trade>,
  { filled, tradedOf, reservedFor }: OrderMarket<Row, Trade>,
): { order: Row; change: OrderChange<Trade> } | OrderFault | null {
  const settled = order.settled_at !== null;
  const { state, cancel_requested: cancelRequested } = order;
  const change = applyMessage({ state, settled, cancelRequested, trades, filled }, news);
  if (change === null || 'fault' in change) return change;
  const moved: Row = {
    ...order,
    ...tradedOf(change.trades),
    state: change.state,
    cancel_requested: change.cancelRequested,
    reason: change.step === 'annulment_refused' ? order.reason : (change.reason ?? order.reason),
  };
  return {
    order: {
      ...moved,
      reserved: settled ? order.reserved : reservedFor(moved),
      ended_at: isLive(moved.state) ? null : (order.ended_at ?? new Date(at)),
    },
    change,
  };
}
