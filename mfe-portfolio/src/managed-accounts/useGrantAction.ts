import { ApiError } from '@sanchay/api-client';
import { refreshCalls } from '@sanchay/remote-kit';
import { useToast } from '@sanchay/ui';
import { useState } from 'react';

/**
 * Runs a change of a grant, one at a time, and reports how it ended. The lists are requested again in either case: a
 * refusal means that they have changed in another tab.
 * @returns `busy` is the id of the grant whose change is running
 */
export function useGrantAction() {
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  async function run(id: string, change: () => Promise<unknown>, done?: string): Promise<void> {
    if (busy !== null) return;
    setBusy(id);
    try {
      await change();
      if (done) toast({ message: done });
    } catch (error) {
      toast({ tone: 'error', message: ApiError.from(error).message });
    }
    setBusy(null);
    void refreshCalls('managers', 'managementRequests', 'managedAccounts');
  }
  return { busy, run };
}
