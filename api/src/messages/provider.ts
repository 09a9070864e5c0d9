import { signedHeaders } from '../partners/index.ts';
import type { Context } from '../platform/context.ts';
import type { Message } from './message.ts';

const TIMEOUT_MS = 10_000;
const PATH = '/messages';

/** A provider that delivers messages of one channel, reached over HTTP signed with a shared secret. */
export interface MessageProvider {
  /**
   * Hands over a letter; a repeat with the same id is carried once.
   * @throws Error when it was not taken.
   */
  carry(id: string, message: Message): Promise<void>;
}

/** The provider of a channel, or null where none is set up. */
export function providerOf({ settings, now }: Context, channel: Message['channel']): MessageProvider | null {
  const provider = settings.messageProviders?.[channel];
  if (!provider) return null;
  return {
    async carry(id, { to, text }) {
      const body = JSON.stringify({ id, channel, to, text });
      const answer = await fetch(new URL(PATH, provider.origin), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...signedHeaders(provider.secret, { method: 'POST', path: PATH, body }, now()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the ${channel} provider answered ${answer.status}`);
    },
  };
}
