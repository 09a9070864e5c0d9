import type { ApiError } from '@sanchay/api-client';
import { useEffect, useState } from 'react';

/**
 * Whole seconds until a rejected call may be made again, counting down by the wall clock; 0 when the server requested
 * no wait. Show it on the button that would only be rejected again.
 */
export function useRetryWait(error: Pick<ApiError, 'retryAfter'> | null): number {
  const [now, setNow] = useState(() => Date.now());
  const [asked, setAsked] = useState<{ error: typeof error; until: number }>({ error: null, until: 0 });
  if (error !== asked.error) {
    const at = Date.now();
    setNow(at);
    setAsked({ error, until: at + (error?.retryAfter ?? 0) * 1_000 });
  }
  const left = Math.max(0, Math.ceil((asked.until - now) / 1_000));
  const waits = left > 0;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [waits]);
  return left;
}
