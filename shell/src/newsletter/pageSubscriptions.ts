import { ApiError, client } from '@sanchay/api-client';
import { storage } from '@sanchay/remote-kit/storage';
import { reportError } from '../kit/reporting.ts';
import { pendingSubscriptions, type PendingSubscriptions, type Sent } from './pendingSubscriptions.ts';

/** Sends one address to the API. A failure is logged; only an address that is none is given up. */
async function send(email: string): Promise<Sent> {
  try {
    await client.call('subscribeNewsletter', { body: { email } });
    return 'stored';
  } catch (cause) {
    const error = ApiError.from(cause);
    // Without the address: reports name nobody.
    reportError(new Error(`the newsletter address was not stored: ${error.kind}`), {
      kind: 'newsletter',
      requestId: error.requestId,
    });
    return error.kind === 'validation' ? 'refused' : 'later';
  }
}

let own: PendingSubscriptions | undefined;

/** The page's one queue. */
export function pageSubscriptions(): PendingSubscriptions {
  return (own ??= pendingSubscriptions(storage, send));
}
