import { lazy, useState, useSyncExternalStore } from 'react';
import { LazyOverlay } from '../kit/LazyOverlay.tsx';
import { asksForChat, withoutChat } from './chatAddress.ts';
import { useTicketNews } from './useTicketNews.ts';
import { addSupportMessages } from './supportMessages.ts';

const ChatPanel = lazy(async () => {
  const [{ ChatPanel: Panel }] = await Promise.all([import('./ChatPanel.tsx'), addSupportMessages()]);
  return { default: Panel };
});

const EVENTS = ['popstate', 'single-spa:routing-event'];

function subscribe(changed: () => void): () => void {
  for (const event of EVENTS) globalThis.addEventListener(event, changed);
  return () => {
    for (const event of EVENTS) globalThis.removeEventListener(event, changed);
  };
}

/** The chat wherever the address requests it; its code is loaded when it is first opened. */
export function ChatHost() {
  const asked = useSyncExternalStore(
    subscribe,
    () => asksForChat(globalThis.location.search),
    () => false,
  );
  const [, closed] = useState(0);
  useTicketNews();
  if (!asked) return null;
  const close = (): void => {
    globalThis.history.replaceState(globalThis.history.state, '', withoutChat(globalThis.location));
    closed((count) => count + 1);
  };
  return (
    <LazyOverlay onLost={close}>
      <ChatPanel onClose={close} />
    </LazyOverlay>
  );
}
