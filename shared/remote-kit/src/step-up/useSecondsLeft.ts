import { useEffect, useState } from 'react';

/** Whole seconds from now to a moment (epoch milliseconds), counting down to 0 by the wall clock. */
export function useSecondsLeft(moment: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((moment - now) / 1_000));
}
