import { refreshCalls, useBusEvent, useCall, useSession } from '@sanchay/remote-kit';
import { useAccountRefresh } from '../live/useAccountRefresh.ts';

const MANDATES = ['mandates', 'mandate', 'mandateTerms'] as const;

/** The mandates of the current portfolio, kept up to date by what the bank reports. */
export function useMandates() {
  const { loggedIn, userFetched } = useSession();
  const mandates = useCall('mandates', {}, { enabled: loggedIn && userFetched, staleTime: 0 });
  useBusEvent('mandate/changed', () => void refreshCalls(...MANDATES));
  useAccountRefresh(MANDATES);
  return mandates;
}
