import type { CallQuery, StockOrderKind, StockOrderSide } from '@sanchay/contracts';
import { useCall } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { useState } from 'react';
import { positiveOf } from '../share/positiveOf.ts';

/** What the user enters; the side is in the address. */
export interface UsOrderAnswers {
  by: 'amount' | 'shares';
  /** Dollars or shares; null while the field is empty. */
  size: number | null;
  kind: StockOrderKind;
  /** Dollars a share, of a limit order; null until it is entered. */
  price: number | null;
}

const FIRST: UsOrderAnswers = { by: 'amount', size: 10, kind: 'market', price: null };

/** What an address fills in of an order that is placed once more. */
function answersOf(address: URLSearchParams): UsOrderAnswers {
  const shares = positiveOf(address, 'quantity');
  return {
    by: shares === null ? 'amount' : 'shares',
    size: shares ?? positiveOf(address, 'amount') ?? FIRST.size,
    kind: address.get('type') === 'limit' ? 'limit' : 'market',
    price: positiveOf(address, 'price'),
  };
}

/** The form of an order of US shares, and what the server computes for it. */
export function useUsOrder(slug: string) {
  const [address, setAddress] = useSearchParams();
  const [answers, setAnswers] = useState(() => answersOf(address));
  const side: StockOrderSide = address.get('side') === 'sell' ? 'sell' : 'buy';
  const { by, size, price } = answers;
  // An amount buys at the market.
  const kind = by === 'amount' ? 'market' : answers.kind;
  const complete = size !== null && (kind === 'market' || price !== null);
  const query: CallQuery<'previewUsOrder'> = {
    side,
    kind,
    ...(by === 'amount' ? { amount: size ?? 0 } : { quantity: size ?? 0 }),
    ...(kind === 'limit' && price !== null && { price }),
  };
  const asked = useCall(
    'previewUsOrder',
    { params: { slug }, query },
    { enabled: complete, keepPrevious: true, staleTime: 0 },
  );
  const known = asked.data?.data;
  return {
    side,
    kind,
    answers,
    /** Messages of the server beside its fields. */
    errors: asked.error?.errors ?? {},
    asked,
    /** Undefined while nothing is known for what is entered. */
    preview: complete && !asked.error ? known : undefined,
    /** The last known figures, also while what is entered is refused. */
    known,
    turn: (next: StockOrderSide) => {
      setAddress({ side: next }, { replace: true });
    },
    answer: (next: Partial<UsOrderAnswers>) => setAnswers((now) => ({ ...now, ...next })),
  };
}

export type UsOrderForm = ReturnType<typeof useUsOrder>;
