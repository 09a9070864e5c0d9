import type { CallQuery, StockOrderKind, StockOrderSide, StockOrderValidity } from '@sanchay/contracts';
import { useCall } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { useState } from 'react';

/** Order types of the form: a stop-loss order is a limit or market order with a trigger price. */
export const ORDER_TYPES = ['market', 'limit', 'stop', 'stop_market'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

export const hasLimit = (type: OrderType): boolean => type === 'limit' || type === 'stop';
export const hasTrigger = (type: OrderType): boolean => type === 'stop' || type === 'stop_market';

/** What the user enters; the side is in the address. */
export interface StockOrderAnswers {
  by: 'shares' | 'amount';
  /** Shares or rupees; null while the field is empty. */
  size: number | null;
  type: OrderType;
  /** Rupees a share, of an order with a limit; null until it is entered. */
  price: number | null;
  /** Rupees a share, of a stop-loss order; null until it is entered. */
  trigger: number | null;
  validity: StockOrderValidity;
}

const FIRST: StockOrderAnswers = {
  by: 'shares',
  size: 1,
  type: 'market',
  price: null,
  trigger: null,
  validity: 'day',
};

/** The form of an order of shares, and what the server computes for it. */
export function useStockOrder(slug: string) {
  const [address, setAddress] = useSearchParams();
  const [answers, setAnswers] = useState(FIRST);
  const side: StockOrderSide = address.get('side') === 'sell' ? 'sell' : 'buy';
  const { by, size, type, price, trigger } = answers;
  const kind: StockOrderKind = hasLimit(type) ? 'limit' : 'market';
  const validity = hasTrigger(type) ? 'day' : answers.validity;
  const complete =
    size !== null && !(hasLimit(type) && price === null) && !(hasTrigger(type) && trigger === null);
  const query: CallQuery<'previewStockOrder'> = {
    side,
    kind,
    validity,
    ...(by === 'amount' ? { amount: size ?? 0 } : { quantity: size ?? 0 }),
    ...(kind === 'limit' && price !== null && { price }),
    ...(hasTrigger(type) && trigger !== null && { trigger_price: trigger }),
  };
  const asked = useCall(
    'previewStockOrder',
    { params: { slug }, query },
    { enabled: complete, keepPrevious: true, staleTime: 0 },
  );
  const errors = asked.error?.errors ?? {};
  const known = asked.data?.data;
  return {
    side,
    answers,
    /** Messages of the server beside its fields. */
    errors,
    asked,
    /** Undefined while nothing is known for what is entered. */
    preview: complete && !asked.error ? known : undefined,
    /** The last known prices, also while what is entered is refused. */
    known,
    turn: (next: StockOrderSide) => {
      setAddress({ side: next }, { replace: true });
    },
    answer: (next: Partial<StockOrderAnswers>) => setAnswers((now) => ({ ...now, ...next })),
  };
}

export type StockOrderForm = ReturnType<typeof useStockOrder>;
