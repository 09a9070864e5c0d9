import { useSearchParams } from '@sanchay/remote-kit/router';
import { useEffect, useState } from 'react';

/** Browsers refuse about a hundred changes of the address in half a minute, and a slider makes more. */
const DELAY_MS = 300;

/**
 * Answers that live in the address, so that a reload or a shared link shows the same. A change shows at once and is
 * in the address a moment later; an address that changes from outside (Back) replaces the answers.
 */
export function useAddressAnswers<Answers>(
  read: (query: URLSearchParams) => Answers,
  write: (answers: Answers) => string,
): [Answers, (change: Partial<Answers>) => void] {
  const [query, setQuery] = useSearchParams();
  const [answers, setAnswers] = useState(() => read(query));
  const [address, setAddress] = useState(query.toString());
  const [written, setWritten] = useState(address);
  const now = query.toString();
  if (now !== address) {
    setAddress(now);
    if (now !== written) setAnswers(read(query));
  }
  const wanted = write(answers);

  useEffect(() => {
    if (wanted === write(read(query))) return undefined;
    const timer = setTimeout(() => {
      setWritten(wanted);
      setQuery(new URLSearchParams(wanted), { replace: true });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted, query, setQuery, read, write]);

  return [answers, (change) => setAnswers((before) => ({ ...before, ...change }))];
}
