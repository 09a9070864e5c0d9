import type { Scheme } from '@sanchay/contracts';
import { refreshCalls, useBusEvent, useCall, useSession } from '@sanchay/remote-kit';
import { useAccountRefresh } from '../live/useAccountRefresh.ts';
import { folioChoices, heldCodes } from './folioChoices.ts';
import type { FolioChoice } from './folioChoices.ts';

const HOLDINGS = ['holdings'] as const;

/** The signed-in person's folios at the house of a fund; none for others and until they are known. */
export function useFolios(scheme: Scheme): FolioChoice[] {
  const { loggedIn, userFetched } = useSession();
  const holdings = useCall(
    'holdings',
    { query: { asset: 'mutual_fund' } },
    { enabled: loggedIn && userFetched },
  );
  useBusEvent('holdings/changed', () => void refreshCalls(...HOLDINGS));
  useAccountRefresh(HOLDINGS);
  const held = holdings.data?.data.holdings ?? [];
  const codes = heldCodes(held);
  const schemes = useCall('schemeDetails', { params: { codes } }, { enabled: codes !== '' });
  return folioChoices(scheme, held, schemes.data ?? []);
}
