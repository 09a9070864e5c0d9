import { ApiError, client } from '@sanchay/api-client';
import { refreshCalls, usePlatform } from '@sanchay/remote-kit';
import { useRef, useState } from 'react';

/** Sends a statement and opens its preview; a failure leaves what was chosen for another try. */
export function useStatementUpload() {
  const { navigate } = usePlatform();
  /** Part of the file that is sent, from 0 to 1; null while nothing is. */
  const [part, setPart] = useState<number | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const flight = useRef<AbortController | null>(null);

  async function send(file: Blob, name: string, password = ''): Promise<void> {
    const body = new FormData();
    if (password !== '') body.append('password', password);
    body.append('file', file, name);
    flight.current = new AbortController();
    setProblem(null);
    setPart(0);
    try {
      const { data } = await client.call('startImport', {
        body,
        signal: flight.current.signal,
        onUpload: setPart,
      });
      await refreshCalls('imports');
      navigate(`/import/${data.id}`);
    } catch (error) {
      const refused = ApiError.from(error);
      if (refused.kind !== 'aborted') setProblem(refused);
    } finally {
      setPart(null);
    }
  }

  return { part, problem, send, cancel: () => flight.current?.abort() };
}
