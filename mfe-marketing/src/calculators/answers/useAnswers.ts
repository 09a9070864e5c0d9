import { useSearchParams } from '@sanchay/remote-kit/router';
import { useEffect, useState } from 'react';
import type { Questions } from '../definitions/calculator.ts';
import type { Answers } from './answers.ts';
import { answersOf, queryOf } from './answers.ts';

/** Browsers refuse more than about a hundred changes of the address in half a minute, and a slider makes more. */
const ADDRESS_DELAY_MS = 300;

/**
 * The answers and a way to change some. They are in the address a moment later, so that a reload or a shared link
 * shows the same; an address that changes from outside (Back) replaces them.
 */
export function useAnswers(calculator: Questions): [Answers, (change: Answers) => void] {
  const [query, setQuery] = useSearchParams();
  const [answers, setAnswers] = useState(() => answersOf(calculator, query));
  const address = query.toString();
  const wanted = queryOf(calculator, answers, query).toString();
  const [seen, setSeen] = useState(address);
  // What was written last: the router may show it only after more has been typed, and must not undo that.
  const [written, setWritten] = useState<string | null>(null);

  if (address !== seen) {
    setSeen(address);
    if (address !== written) {
      setWritten(null);
      setAnswers(answersOf(calculator, query));
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
