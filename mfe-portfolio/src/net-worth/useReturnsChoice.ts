import { useSession, usePlatform, useWrite } from '@sanchay/remote-kit';
import { useState } from 'react';

type Returns = 'xirr' | 'absolute';

/** Which return the user chose to see, stored with the account; a choice that could not be stored holds for this page. */
export function useReturnsChoice(): [Returns, (choice: Returns) => void] {
  const { user } = useSession();
  const { userChanged } = usePlatform();
  const [chosen, setChosen] = useState<Returns | null>(null);
  const store = useWrite('setPreferences');
  const stored = user?.preferences?.dashboard_returns === 'absolute' ? 'absolute' : 'xirr';
  function choose(choice: Returns): void {
    setChosen(choice);
    store.mutate({ body: { dashboard_returns: choice } }, { onSuccess: () => void userChanged() });
  }
  return [chosen ?? stored, choose];
}
