import { createMessages } from './language.ts';

const message = createMessages({
  en: { second: '1 second', seconds: '{count} seconds', minutes: '{count} minutes' },
  hi: { second: '1 सेकंड', seconds: '{count} सेकंड', minutes: '{count} मिनट' },
});

/** A wait in words of the request's language, never shorter than it is: "30 seconds", "1 second", "3 minutes". */
export function waitMessages(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  if (seconds === 1) return message('second');
  return seconds < 120
    ? message('seconds', { count: seconds })
    : message('minutes', { count: Math.ceil(seconds / 60) });
}
