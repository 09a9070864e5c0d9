import type { BusEvents } from '@sanchay/contracts';
import { bus } from '@sanchay/event-bus';
import { useEffect, useState } from 'react';

/** Milliseconds that a notice of typing is good for. */
const GOOD_FOR = 5_000;

type By = BusEvents['chat/typing']['by'];

/**
 * Whether one of these is typing in a conversation: for five seconds after each notice, and no longer than until a
 * newer message comes. A conversation that is not known yet takes any notice.
 */
export function useTyping(by: readonly By[], conversationId: string | null, newest: number): boolean {
  const [heardAt, setHeardAt] = useState<number | null>(null);
  const sides = by.join();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notices = bus.on('chat/typing').subscribe((notice) => {
      if (!sides.split(',').includes(notice.by)) return;
      if (conversationId !== null && notice.conversationId !== conversationId) return;
      clearTimeout(timer);
      setHeardAt(Date.now());
      timer = setTimeout(() => setHeardAt(null), GOOD_FOR);
    });
    return () => {
      clearTimeout(timer);
      notices.unsubscribe();
    };
  }, [sides, conversationId]);
  const [seen, setSeen] = useState(newest);
  if (seen !== newest) {
    setSeen(newest);
    setHeardAt(null);
  }
  return heardAt !== null;
}
