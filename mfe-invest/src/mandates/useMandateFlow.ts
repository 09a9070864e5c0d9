import { client } from '@sanchay/api-client';
import { refreshCalls, useFlow, usePlatform, type Flow } from '@sanchay/remote-kit';
import { useState } from 'react';

/**
 * The flow through the bank's page, in a window of its own. When the window appears closed the server is queried for
 * the state of the mandate; only the bank reports that it failed.
 */
export function useMandateFlow() {
  const { navigate } = usePlatform();
  const open = useFlow();
  const [blocked, setBlocked] = useState<{ id: string; address: string } | null>(null);

  async function follow(flow: Flow, id: string, address: string): Promise<void> {
    setBlocked(flow.blocked ? { id, address } : null);
    const seeHow = (): void => {
      void refreshCalls('mandates', 'mandate');
      navigate(`/mandates?mandate=${encodeURIComponent(id)}`);
    };
    const end = await flow.go({
      address,
      flow: id,
      isReturn: ({ pathname, searchParams }) =>
        pathname === '/mandates' && searchParams.get('mandate') === id,
      late: seeHow,
    });
    if (end === 'closed') await client.call('mandate', { params: { id } }).catch(() => null);
    seeHow();
  }

  return { open, follow, blocked };
}

export type MandateFlow = ReturnType<typeof useMandateFlow>;
