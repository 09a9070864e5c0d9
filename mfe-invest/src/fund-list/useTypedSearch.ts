import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/**
 * The text of a search box that sends a request only when typing pauses. A text that comes from outside (Back, clear)
 * replaces the typed one.
 */
export function useTypedSearch(text: string, ask: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(text);
  const [seen, setSeen] = useState(text);
  const [asked, setAsked] = useState(text);
  if (text !== seen) {
    setSeen(text);
    if (text !== asked) {
      setAsked(text);
      setTyped(text);
    }
  }
  useEffect(() => {
    if (typed === asked) return undefined;
    const timer = setTimeout(() => {
      setAsked(typed);
      ask(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, ask]);
  return [typed, setTyped];
}
