import { client } from '@sanchay/api-client';

/** Milliseconds between two notices. */
const EVERY = 3_000;
let last = 0;

/** Notifies the other side, at most every three seconds, that the user is typing. A lost notice has no consequences. */
export function typingNotice(
  ...target: ['chatTyping', object] | ['staffChatTyping', { params: { id: string } }]
): () => void {
  return () => {
    const now = Date.now();
    if (now - last < EVERY) return;
    last = now;
    const sent =
      target[0] === 'chatTyping'
        ? client.call('chatTyping', { body: {} })
        : client.call('staffChatTyping', { ...target[1], body: {} });
    sent.catch(() => undefined);
  };
}
