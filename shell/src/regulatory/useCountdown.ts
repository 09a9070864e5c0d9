import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Counts down whole seconds and calls back once at the end; `stop` holds it for good. A tab that was asleep catches up.
 * @param ms until the end
 * @returns seconds left, rounded up; null when it was stopped
 */
export function useCountdown(ms: number, onEnd: () => void): { left: number | null; stop: () => void } {
  const [stopped, setStopped] = useState(false);
  const [left, setLeft] = useState(() => Math.ceil(ms / 1000));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (stopped) return;
    const until = performance.now() + ms;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      end();
    }, 250);
    return () => clearInterval(timer);
  }, [stopped, ms]);
  return { left: stopped ? null : left, stop: () => setStopped(true) };
}
