import type { ApiError } from '@sanchay/api-client';
import { confirmsOf, type CallBody } from '@sanchay/contracts';
import { refreshCalls, usePlatform, useStepUp, useWrite } from '@sanchay/remote-kit';
import { stockOrderPath } from '../stock-orders/stockOrderPath.ts';
import type { StockOrderForm } from './useStockOrder.ts';

/** Places an order as it is previewed, a sale with an OTP, and opens its page. */
export function usePlaceOrder(preview: NonNullable<StockOrderForm['preview']>) {
  const { navigate } = usePlatform();
  const create = useWrite('createStockOrder', [
    'stockOrders',
    'tradingCash',
    'stockHoldings',
    'previewStockOrder',
  ]);
  const stepUp = useStepUp();

  async function place(): Promise<void> {
    const { slug, side, kind, quantity, validity, limit_price: price, trigger_price: trigger } = preview;
    const body: CallBody<'createStockOrder'> = {
      slug,
      side,
      kind,
      quantity,
      validity,
      ...(kind === 'limit' && { price }),
      ...(trigger !== null && { trigger_price: trigger }),
    };
    const token =
      side === 'sell'
        ? await stepUp.ask('redeem', { confirms: confirmsOf('createStockOrder', { params: {}, body }) })
        : undefined;
    if (token === null) return;
    try {
      const { data } = await create.mutateAsync({
        body: { ...body, ...(token !== undefined && { step_up: token }) },
      });
      navigate(stockOrderPath(data.id));
    } catch (cause) {
      if ((cause as ApiError).httpStatus === 422) await refreshCalls('previewStockOrder');
    }
  }

  return { place, busy: create.isPending, error: create.error, dialog: stepUp.dialog };
}
