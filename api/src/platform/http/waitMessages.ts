import { requestLanguage } from './language.ts';

const HINDI = { second: 'सेकंड', minute: 'मिनट' } as const;

/** A wait in words of the request's language, never shorter than it is: "30 seconds", "1 second", "3 minutes". */
export function waitMessages(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  const [count, unit] =
    seconds < 120 ? ([seconds, 'second'] as const) : ([Math.ceil(seconds / 60), 'minute'] as const);
  if (requestLanguage() === 'hi') return `${count} ${HINDI[unit]}`;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
