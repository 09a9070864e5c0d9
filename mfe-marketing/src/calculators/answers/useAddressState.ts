import { useSearchParams } from '@sanchay/remote-kit/router';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';

/** Browsers refuse more than about a hundred changes of the address in half a minute, and a slider makes more. */
const ADDRESS_DELAY_MS = 300;

/** How a state stands in the address. */
export interface AddressForm<S> {
  read: (query: URLSearchParams) => S;
  /** The query with the state in it; other parameters stay. */
  write: (state: S, query: URLSearchParams) => URLSearchParams;
}

/**
 * A state that is in the address a moment after its last change, so that a reload or a shared link shows the same; an
 * address that changes from outside (Back) replaces it.
 */
export function useAddressState<S>({ read, write }: AddressForm<S>): [S, Dispatch<SetStateAction<S>>] {
  const [query, setQuery] = useSearchParams();
  const [state, setState] = useState(() => read(query));
  const address = query.toString();
  const wanted = write(state, query).toString();
  const [seen, setSeen] = useState(address);
  // What was written last: the router may show it only after more has been typed, and must not undo that.
  const [written, setWritten] = useState<string | null>(null);

  if (address !== seen) {
    setSeen(address);
    if (address !== written) {
      setWritten(null);
      setState(() => read(query));
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

  return [state, setState];
}
