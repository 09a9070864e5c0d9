import { client } from '@sanchay/api-client';
import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The server's time, brought up to date twice a minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date(client.now()));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(client.now())), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
