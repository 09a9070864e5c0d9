import { AddressReader } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { useEffect, useState } from 'react';

/** Browsers refuse about a hundred changes of the address in half a minute, and a slider makes more. */
const DELAY_MS = 300;

/**
 * Answers that live in the address, so that a reload or a shared link shows the same. A change shows at once and is
 * in the address a moment later; an address that changes from outside (Back) replaces the answers.
 * @returns the answers, how to change them, and the names of values of the address that are impossible
 */
export function useAddressAnswers<Answers>(
  read: (address: AddressReader) => Answers,
  write: (answers: Answers) => string,
): [Answers, (change: Partial<Answers>) => void, string[]] {
  const [query, setQuery] = useSearchParams();
  const [answers, setAnswers] = useState(() => read(new AddressReader(query)));
  const [address, setAddress] = useState(query.toString());
  const [written, setWritten] = useState(address);
  const now = query.toString();
  if (now !== address) {
    setAddress(now);
    if (now !== written) setAnswers(read(new AddressReader(query)));
  }
  const wanted = write(answers);

  useEffect(() => {
    const stands = new URLSearchParams(wanted).toString() === query.toString();
    if (stands || wanted === write(read(new AddressReader(query)))) return undefined;
    const timer = setTimeout(() => {
      setWritten(wanted);
      setQuery(new URLSearchParams(wanted), { replace: true });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted, query, setQuery, read, write]);

  const reader = new AddressReader(query);
  read(reader);
  return [answers, (change) => setAnswers((before) => ({ ...before, ...change })), reader.ignored];
}
