import { sentence } from '../sentences.ts';

/** Control, bidi, zero-width, unassigned and private characters, which can make a name look like another. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
const LONGEST = 120;

/**
 * A user's name in NFC with single spaces.
 * @returns the name, or the message that states what is wrong with it.
 */
export function personName(text: string): { name: string } | { wrong: string } {
  if (HIDDEN.test(text)) return { wrong: sentence('name_hidden') };
  const name = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  if (name === '') return { wrong: sentence('name_missing') };
  if (!/\p{L}/u.test(name)) return { wrong: sentence('name_letter') };
  if (/[<>]/.test(name)) return { wrong: sentence('name_marks') };
  if ([...name].length > LONGEST) return { wrong: sentence('name_long') };
  return { name };
}

/** First, middle and last name of a full name; one word alone is a first name. */
export function splitName(name: string): { fname: string; mname: string; lname: string } {
  const messages = name.split(' ');
  const last = messages.length > 1 ? messages[messages.length - 1]! : '';
  return { fname: messages[0]!, mname: messages.slice(1, -1).join(' '), lname: last };
}
