import type { PaymentOptions, PaymentPurpose } from '@sanchay/contracts';
import { useCall } from '@sanchay/remote-kit';

interface Paid {
  /** Rupees. */
  amount: number;
  purpose: PaymentPurpose;
}

/** The ways in which an amount can be paid now; undefined until they are known. */
export function usePaymentOptions(paid: Paid, wanted: boolean): PaymentOptions | undefined {
  const asked = useCall(
    'paymentOptions',
    { query: paid },
    { enabled: wanted, keepPrevious: true, staleTime: 0 },
  );
  return asked.data?.data;
}
