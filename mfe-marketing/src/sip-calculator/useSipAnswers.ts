import { useSearchParams } from '@sanchay/remote-kit/router';
import { useEffect, useState } from 'react';
import { answersOf, queryOf } from './sipAnswers.ts';
import type { SipAnswers } from './sipAnswers.ts';

/** Browsers refuse more than about a hundred changes of the address in half a minute, and a slider makes more. */
const ADDRESS_DELAY_MS = 300;

/**
 * The answers and a way to change some. They are in the address a moment later, so that a reload or a shared link
 * shows the same; an address that changes from outside (Back) replaces them.
 */
export function useSipAnswers(): [SipAnswers, (change: Partial<SipAnswers>) => void] {
  const [query, setQuery] = useSearchParams();
  const [answers, setAnswers] = useState(() => answersOf(query));
  const address = query.toString();
  const wanted = queryOf(answers, query).toString();
  const [seen, setSeen] = useState(address);
  // What was written last: the router may show it only after more has been typed, and must not undo that.
  const [written, setWritten] = useState<string | null>(null);

  if (address !== seen) {
    setSeen(address);
    if (address !== written) {
      setWritten(null);
      setAnswers(answersOf(query));
    }
  }

  useEffect(() => {
    if (wanted === address) return undefined;
    const timer = setTimeout(() => {
      setWritten(wanted);
      setQuery(new URLSearchParams(wanted), { replace: true });
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted, address, setQuery]);

  return [answers, (change) => setAnswers((before) => ({ ...before, ...change }))];
}
