import { ApiError, client } from '@sanchay/api-client';
import type { Esign } from '@sanchay/contracts';
import { refreshCalls, useCriticalOperation, useFlow } from '@sanchay/remote-kit';
import { useState } from 'react';

/**
 * The flow through the provider's page in a separate window. When the user returns or closes the window, the server's
 * status is shown: a window that looks closed may have been signed.
 */
export function useSigning(kycId: string) {
  const open = useFlow();
  const [busy, setBusy] = useState(false);
  const [esign, setEsign] = useState<Esign | null>(null);
  const [blocked, setBlocked] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  useCriticalOperation(busy, 'kyc');

  /** Fetches the status of a signature from the server. */
  async function look(id: string): Promise<void> {
    try {
      const { data } = await client.call('esign', { params: { id } });
      setEsign(data);
      if (data.status !== 'pending') await refreshCalls('kyc', 'portfolioKyc', 'onboardingStatus');
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }

  /** Opens the window at the click, and leads it on when the address is there. */
  async function sign(): Promise<void> {
    const flow = open();
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await client.call('startEsign', { params: { id: kycId } });
      setEsign(data);
      setBlocked(flow.blocked);
      if (data.redirect_url === null) {
        flow.abandon();
        await look(data.id);
        return;
      }
      await flow.go({
        address: data.redirect_url,
        flow: data.id,
        isReturn: ({ pathname, searchParams }) =>
          pathname === '/do-esign' && searchParams.get('esign') === data.id,
        late: () => void look(data.id),
      });
      await look(data.id);
    } catch (error) {
      flow.abandon();
      setProblem(ApiError.from(error));
    } finally {
      setBusy(false);
    }
  }

  return { sign, look, busy, esign, blocked, problem };
}
