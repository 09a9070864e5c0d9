import { client } from '@sanchay/api-client';
import { refreshCalls } from '@sanchay/remote-kit';

/** Remembers the user's choice, or counts it when nobody is signed in. Losing it has no consequences. */
export async function rememberChoice(id: string, signedIn: boolean): Promise<void> {
  try {
    if (!signedIn) await client.call('countSearch', { params: { id }, body: {} });
    else {
      await client.call('rememberSearch', { params: { id } });
      await refreshCalls('recentSearches');
    }
  } catch {
    // Offline or refused: the page that was chosen opens all the same.
  }
}
