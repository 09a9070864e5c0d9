import type { PaymentMethod } from '@sanchay/contracts';
import { useWrite } from '@sanchay/remote-kit';
import { payFields, type PayChoice } from '../pay/payChoice.ts';
import { usePaymentFlow } from '../pay/usePaymentFlow.ts';
import { STOCK_CASH_PATH } from '../stock-orders/stockOrderPath.ts';

/** Starts a payment that adds cash and opens the gateway's page. */
export function useAddCash() {
  const add = useWrite('addTradingCash', ['tradingCash']);
  const through = usePaymentFlow();

  async function start(amount: number, choice: PayChoice & { method: PaymentMethod }): Promise<void> {
    const { mandate_id: _none, ...fields } = payFields(choice);
    const flow = through.open();
    try {
      const { data } = await add.mutateAsync({ body: { amount, ...fields, method: choice.method } });
      if (data.redirect_url === null) flow.abandon();
      else await through.follow(flow, data.id, data.redirect_url, STOCK_CASH_PATH);
    } catch {
      flow.abandon();
    }
  }

  return { start, busy: add.isPending, error: add.error, blocked: through.blocked };
}
