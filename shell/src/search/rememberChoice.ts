import { client } from '@sanchay/api-client';
import { refreshCalls } from '@sanchay/remote-kit';

/** Remembers what a person chose, or counts it when nobody is signed in. A loss of it is no loss to anybody. */
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
