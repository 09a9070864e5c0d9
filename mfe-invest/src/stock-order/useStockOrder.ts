import type { CallQuery, StockOrderKind, StockOrderSide, StockOrderValidity } from '@sanchay/contracts';
import { refreshCalls, useCall } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { useEffect, useRef, useState } from 'react';
import { positiveOf } from '../share/positiveOf.ts';
import type { OrderType } from '../stock-orders/orderTerms.ts';
import { REFRESH_MS, useTradingSession } from '../stocks/useTradingSession.ts';

/** Order types of the form. */
export const ORDER_TYPES = ['market', 'limit', 'stop', 'stop_market'] as const satisfies readonly OrderType[];

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

/** Refusals that end without a change of the order. */
const HALTS: readonly string[] = ['halted', 'market_halted'];

const FIRST: StockOrderAnswers = {
  by: 'shares',
  size: 1,
  type: 'market',
  price: null,
  trigger: null,
  validity: 'day',
};

/** What an address fills in of an order that is placed once more. */
function answersOf(address: URLSearchParams): StockOrderAnswers {
  return {
    ...FIRST,
    size: positiveOf(address, 'quantity') ?? FIRST.size,
    type: ORDER_TYPES.find((type) => type === address.get('type')) ?? FIRST.type,
    price: positiveOf(address, 'price'),
    trigger: positiveOf(address, 'trigger'),
    validity: address.get('validity') === 'ioc' ? 'ioc' : 'day',
  };
}

/**
 * The form of an order of shares, and what the server computes for it.
 * @param isListed false for shares of a company that was merged into another
 */
export function useStockOrder(slug: string, isListed: boolean) {
  const [address, setAddress] = useSearchParams();
  const [answers, setAnswers] = useState(() => answersOf(address));
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
  const [isHalted, setIsHalted] = useState(false);
  const asked = useCall(
    'previewStockOrder',
    { params: { slug }, query },
    { enabled: complete, keepPrevious: true, staleTime: 0, every: isHalted && REFRESH_MS },
  );
  const refusedBy = asked.data?.data.refusal?.code ?? '';
  if (HALTS.includes(refusedBy) !== isHalted) setIsHalted(!isHalted);
  const session = useTradingSession(slug, isListed).data?.data;
  const halt = session && (session.market_halt?.since ?? session.halted_since ?? 'none');
  const before = useRef(halt);
  // A halt that begins or ends while the form is open decides whether the order is allowed.
  useEffect(() => {
    if (before.current !== undefined && before.current !== halt) void refreshCalls('previewStockOrder');
    before.current = halt;
  }, [halt]);
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
