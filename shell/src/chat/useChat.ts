import { client, type ApiError } from '@sanchay/api-client';
import type { Chat, ChatMessage } from '@sanchay/contracts';
import { bus } from '@sanchay/event-bus';
import { refreshCalls, useCall } from '@sanchay/remote-kit';
import { useEffect, useState } from 'react';
import { useTyping } from './useTyping.ts';

interface Earlier {
  messages: ChatMessage[];
  /** Whether there are older messages; null until some were requested. */
  more: boolean | null;
  loading: boolean;
}

export interface ChatNow {
  chat: Chat | undefined;
  error: ApiError | null;
  retry: () => void;
  earlier: Earlier;
  showEarlier: () => void;
  /** The other side is typing. */
  typing: boolean;
}

/** A read receipt is sent again after this delay when the API did not receive it. */
const READ_AGAIN_MS = 5_000;

/** The user's chat, followed live; messages on the page count as received and read. */
export function useChat(): ChatNow {
  const asked = useCall('chat', {}, { staleTime: 0 });
  const chat = asked.data?.data;
  const [earlier, setEarlier] = useState<Earlier>({ messages: [], more: null, loading: false });
  const newest = chat?.messages.at(-1)?.id ?? 0;

  useEffect(() => {
    const news = bus.on('chat/message').subscribe(() => void refreshCalls('chat'));
    return () => news.unsubscribe();
  }, []);
  useEffect(() => {
    if (newest === 0) return;
    let over = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const notify = (): void =>
      void client.call('readChat', { body: { delivered: newest, read: newest } }).then(
        () => refreshCalls('chatUnread'),
        () => {
          if (!over) again = setTimeout(notify, READ_AGAIN_MS);
        },
      );
    notify();
    return () => {
      over = true;
      clearTimeout(again);
    };
  }, [newest]);

  const showEarlier = (): void => {
    const before = (earlier.messages[0] ?? chat?.messages[0])?.id;
    if (before === undefined) return;
    setEarlier((now) => ({ ...now, loading: true }));
    client.call('chat', { query: { before } }).then(
      ({ data }) =>
        setEarlier((now) => ({
          messages: [...data.messages, ...now.messages],
          more: data.earlier,
          loading: false,
        })),
      () => setEarlier((now) => ({ ...now, loading: false })),
    );
  };
  return {
    chat,
    error: asked.error,
    retry: () => void asked.refetch(),
    earlier,
    showEarlier,
    typing: useTyping(['assistant', 'agent'], chat?.id ?? null, newest),
  };
}
