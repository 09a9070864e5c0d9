import { client } from '@sanchay/api-client';
import { usePlatform, useTakenOver } from '@sanchay/remote-kit';
import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The server's time, brought up to date twice a minute; while a rendered page is taken over, that of its rendering. */
export function useNow(): Date {
  const { renderedAt } = usePlatform();
  const takenOver = useTakenOver();
  const [now, setNow] = useState(() => new Date(!takenOver && renderedAt ? renderedAt : client.now()));
  useEffect(() => {
    const update = () => setNow(new Date(client.now()));
    if (renderedAt) update();
    const timer = setInterval(update, STEP_MS);
    return () => clearInterval(timer);
  }, [renderedAt]);
  return now;
}
