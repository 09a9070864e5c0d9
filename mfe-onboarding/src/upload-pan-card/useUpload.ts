import { ApiError, client } from '@sanchay/api-client';
import type { DocumentKind } from '@sanchay/contracts';
import { refreshCalls, useCriticalOperation } from '@sanchay/remote-kit';
import { useRef, useState } from 'react';

/** One upload at a time, with its part from 0 to 1; a failure leaves the picture for another try. */
export function useUpload(position: number) {
  const [part, setPart] = useState<number | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const flight = useRef<AbortController | null>(null);
  useCriticalOperation(part !== null, 'kyc');

  /** @returns whether the picture arrived */
  async function send(kind: DocumentKind, picture: Blob): Promise<boolean> {
    const form = new FormData();
    form.append('file', picture, `${kind}.jpg`);
    flight.current = new AbortController();
    setProblem(null);
    setPart(0);
    try {
      await client.call('uploadDocument', {
        params: { position: String(position), kind },
        body: form,
        signal: flight.current.signal,
        onUpload: setPart,
      });
      await refreshCalls('kyc', 'documents', 'portfolioKyc');
      return true;
    } catch (error) {
      const refused = ApiError.from(error);
      if (refused.kind !== 'aborted') setProblem(refused);
      return false;
    } finally {
      setPart(null);
    }
  }

  return { part, problem, send, cancel: () => flight.current?.abort() };
}
