import type { PersonFault } from './faults.ts';

/** Control, bidi, zero-width, unassigned and private characters, which can make a name look like another. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u;
const LONGEST = 120;

/** A name in NFC with single spaces. Joiners stay: Indian scripts are spelled with them. */
export function tidyName(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** What is wrong with an individual's name, in whatever script, or null. */
export function personNameFault(text: string | undefined): PersonFault | null {
  const name = tidyName(text ?? '');
  if (name === '') return 'missing';
  if (HIDDEN.test(name) || /[<>]/.test(name)) return 'name_marks';
  if (!/\p{L}/u.test(name)) return 'name_letters';
  return [...name].length > LONGEST ? 'name_long' : null;
}

/** The same spelling for comparing names: no case, no marks of punctuation, single spaces. */
export function nameKey(text: string): string {
  return tidyName(text)
    .toLocaleLowerCase('en-IN')
    .replace(/[.,'’-]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
