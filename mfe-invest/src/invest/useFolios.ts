import type { CallReply } from '@sanchay/contracts';
import { refreshCalls, useBusEvent, useCall, useSession } from '@sanchay/remote-kit';
import { useAccountRefresh } from '../live/useAccountRefresh.ts';
import type { FolioChoice } from './folioChoices.ts';

const FOLIOS = ['folios'] as const;

/** Requests the signed-in user's folios that can accept units of a fund; nothing for an empty code. */
export function useFolioCall(code: string) {
  const { loggedIn, userFetched } = useSession();
  useBusEvent('holdings/changed', () => void refreshCalls(...FOLIOS));
  useBusEvent('systematic/changed', () => void refreshCalls(...FOLIOS));
  useAccountRefresh(FOLIOS);
  return useCall('folios', { params: { code } }, { enabled: code !== '' && loggedIn && userFetched });
}

/** The folios of a reply as choices, the first choice first; null until they are known. */
export function folioChoices(reply: CallReply<'folios'> | undefined): FolioChoice[] | null {
  return reply?.data.map(({ folio_no: folioNo, holds_fund: holdsFund }) => ({ folioNo, holdsFund })) ?? null;
}

/** The signed-in user's folios that can accept units of a fund; null until they are known. */
export function useFolios(code: string): FolioChoice[] | null {
  return folioChoices(useFolioCall(code).data);
}
