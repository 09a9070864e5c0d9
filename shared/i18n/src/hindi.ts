import { HINDI_NAMES, HINDI_SENTENCES } from '@sanchay/contracts/hindi';
import messages from './locales/hi.json' with { type: 'json' };
import { learnSentences } from './dataMessages.ts';

learnSentences(HINDI_SENTENCES);

const names = Object.entries(HINDI_NAMES).flatMap(([kind, table]) =>
  Object.entries(table).map(([name, hindi]) => [`data.${kind}.${name}`, hindi]),
);

/** All that every page has in Hindi: its words, and the names of the market's data. */
export const hindi: Record<string, string> = { ...messages, ...Object.fromEntries(names) };
