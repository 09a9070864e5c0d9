import { confirmsOf, type CallBody, type GttOrder, type StockOrderSide } from '@sanchay/contracts';
import { refreshCalls, usePlatform, useStepUp, useWrite } from '@sanchay/remote-kit';
import { useState } from 'react';
import { STOCK_ORDERS_PATH } from '../stock-orders/stockOrderPath.ts';

/** What the user enters; prices are rupees a share, null while a field is empty. */
export interface GttAnswers {
  side: StockOrderSide;
  quantity: number | null;
  trigger: number | null;
  limit: number | null;
  /** Of a sale with a target beside its stop-loss. */
  isPair: boolean;
  targetTrigger: number | null;
  targetLimit: number | null;
}

/** The answers of an order that waits. */
function answersOf(order: GttOrder): GttAnswers {
  const isPair = order.below_trigger !== null && order.above_trigger !== null;
  return {
    side: order.side,
    quantity: order.quantity,
    trigger: order.below_trigger ?? order.above_trigger,
    limit: order.below_limit ?? order.above_limit,
    isPair,
    targetTrigger: isPair ? order.above_trigger : null,
    targetLimit: isPair ? order.above_limit : null,
  };
}

const empty = (side: StockOrderSide): GttAnswers => ({
  side,
  quantity: 1,
  trigger: null,
  limit: null,
  isPair: false,
  targetTrigger: null,
  targetLimit: null,
});

/** The terms of a request; null while a field is empty. */
function termsOf(answers: GttAnswers): Omit<CallBody<'changeGttOrder'>, 'version'> | null {
  const { quantity, trigger, limit, isPair, targetTrigger, targetLimit } = answers;
  if (quantity === null || trigger === null || limit === null) return null;
  if (isPair && (targetTrigger === null || targetLimit === null)) return null;
  return {
    quantity,
    trigger_price: trigger,
    limit_price: limit,
    ...(isPair && { target_trigger_price: targetTrigger!, target_limit_price: targetLimit! }),
  };
}

/** The form of an order that is good till triggered: a new one, or changes of one that waits. */
export function useGtt({
  slug,
  side,
  order,
}: {
  slug: string;
  side: StockOrderSide;
  order: GttOrder | null;
}) {
  const { navigate } = usePlatform();
  const [answers, setAnswers] = useState(() => (order ? answersOf(order) : empty(side)));
  const create = useWrite('createGttOrder', ['gttOrders']);
  const change = useWrite('changeGttOrder', ['gttOrders']);
  const cancel = useWrite('cancelGttOrder', ['gttOrders']);
  const stepUp = useStepUp();
  const terms = termsOf(answers);

  async function otp(confirms: string): Promise<{ step_up?: string } | null> {
    if (answers.side === 'buy') return {};
    const token = await stepUp.ask('redeem', { confirms });
    return token === null ? null : { step_up: token };
  }

  async function save(): Promise<void> {
    if (!terms) return;
    if (order) {
      const params = { id: order.id };
      const body = { ...terms, version: order.version };
      const code = await otp(confirmsOf('changeGttOrder', { params, body }));
      if (code) await change.mutateAsync({ params, body: { ...body, ...code } });
      else return;
    } else {
      const body = { ...terms, slug, side: answers.side };
      const code = await otp(confirmsOf('createGttOrder', { params: {}, body }));
      if (code) await create.mutateAsync({ body: { ...body, ...code } });
      else return;
    }
    navigate(STOCK_ORDERS_PATH);
  }

  async function end(): Promise<void> {
    if (!order) return;
    await cancel.mutateAsync({ params: { id: order.id }, body: {} });
    navigate(STOCK_ORDERS_PATH);
  }

  /** The form stays open with the reason; what another tab changed is read again. */
  const refused = (): void => void refreshCalls('gttOrders');
  const error = (order ? change : create).error ?? cancel.error;
  return {
    answers,
    answer: (next: Partial<GttAnswers>) => setAnswers((now) => ({ ...now, ...next })),
    complete: terms !== null,
    errors: error?.errors ?? {},
    error,
    busy: create.isPending || change.isPending,
    ending: cancel.isPending,
    save: () => save().catch(refused),
    end: () => end().catch(refused),
    dialog: stepUp.dialog,
  };
}

export type GttForm = ReturnType<typeof useGtt>;
