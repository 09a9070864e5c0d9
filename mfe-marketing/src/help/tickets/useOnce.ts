import { useRef } from 'react';

/**
 * A key for what is being sent: the same for the same content, so that a repeat after a lost answer does it once, and
 * another one after `sent()` or for other content.
 */
export function useOnce(): { keyFor(content: unknown): string; sent(): void } {
  const last = useRef<{ content: string; key: string } | null>(null);
  return {
    keyFor(content) {
      const text = JSON.stringify(content);
      if (last.current?.content !== text) last.current = { content: text, key: crypto.randomUUID() };
      return last.current.key;
    },
    sent() {
      last.current = null;
    },
  };
}
