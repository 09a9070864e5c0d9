import type { ApiError } from '@sanchay/api-client';
import { confirmsOf, type CallBody } from '@sanchay/contracts';
import { refreshCalls, usePlatform, useStepUp, useWrite } from '@sanchay/remote-kit';
import { usOrderPath } from '../us-wallet/usPaths.ts';
import type { UsOrderForm } from './useUsOrder.ts';

/** Places an order as it is previewed, a sale with an OTP, and opens its page. */
export function usePlaceUsOrder(preview: NonNullable<UsOrderForm['preview']>) {
  const { navigate } = usePlatform();
  const create = useWrite('createUsOrder', ['usOrders', 'usWallet', 'usHoldings', 'previewUsOrder']);
  const stepUp = useStepUp();

  async function place(): Promise<void> {
    const { slug, side, kind, amount, quantity, limit_price: price } = preview;
    const body: CallBody<'createUsOrder'> = {
      slug,
      side,
      kind,
      ...(amount !== null && { amount }),
      ...(quantity !== null && { quantity }),
      ...(kind === 'limit' && price !== null && { price }),
    };
    const token =
      side === 'sell'
        ? await stepUp.ask('redeem', { confirms: confirmsOf('createUsOrder', { params: {}, body }) })
        : undefined;
    if (token === null) return;
    try {
      const { data } = await create.mutateAsync({
        body: { ...body, ...(token !== undefined && { step_up: token }) },
      });
      navigate(usOrderPath(data.id));
    } catch (cause) {
      if ((cause as ApiError).httpStatus === 422) await refreshCalls('previewUsOrder');
    }
  }

  return { place, busy: create.isPending, error: create.error, dialog: stepUp.dialog };
}
