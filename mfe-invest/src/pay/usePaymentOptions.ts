import type { PaymentOptions } from '@sanchay/contracts';
import { useCall } from '@sanchay/remote-kit';

/** The ways in which an amount can be paid now; undefined until they are known. Rupees. */
export function usePaymentOptions(amount: number, wanted: boolean): PaymentOptions | undefined {
  const asked = useCall(
    'paymentOptions',
    { query: { amount } },
    { enabled: wanted, keepPrevious: true, staleTime: 0 },
  );
  return asked.data?.data;
}
