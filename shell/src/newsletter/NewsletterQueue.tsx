import { useEffect } from 'react';
import { useOnline } from '../kit/useOnline.ts';
import { pageSubscriptions } from './pageSubscriptions.ts';

/** Milliseconds until addresses of an earlier page load are tried again: not while the page still loads. */
const LATER = 5_000;

/** Tries addresses again that were not stored: after each page load, and whenever the connection is back. */
export function NewsletterQueue() {
  const online = useOnline();
  useEffect(() => {
    if (!online) return;
    const timer = setTimeout(() => void pageSubscriptions().flush(), LATER);
    return () => clearTimeout(timer);
  }, [online]);
  return null;
}
