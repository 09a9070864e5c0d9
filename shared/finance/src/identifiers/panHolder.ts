import { plainCode } from '../format/digits.ts';
import { isPan } from './identifiers.ts';

/** Who holds a PAN, by its fourth letter. Source: rules R9. */
export const PAN_HOLDERS = {
  A: 'association',
  B: 'body',
  C: 'company',
  F: 'firm',
  G: 'government',
  H: 'family',
  J: 'artificial',
  L: 'authority',
  P: 'person',
  T: 'trust',
} as const;
export type PanHolder = (typeof PAN_HOLDERS)[keyof typeof PAN_HOLDERS];

/** Who holds the PAN, or null for text that is none. */
export function panHolder(pan: string): PanHolder | null {
  return isPan(pan) ? PAN_HOLDERS[pan[3] as keyof typeof PAN_HOLDERS] : null;
}

/** A PAN as the user types or pastes it, in capitals without spaces, hyphens and invisible marks. */
export function typedPan(text: string): string {
  return plainCode(text).toUpperCase();
}

/**
 * Whether the fifth letter of an individual's PAN begins one of the words of the name: it is the initial of the
 * surname, and people put that first or last. Null where it cannot be determined: no PAN of an individual, or a name
 * in another script.
 */
export function panFitsName(pan: string, name: string): boolean | null {
  const messages = name
    .normalize('NFKD')
    .toUpperCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
  if (panHolder(pan) !== 'person' || !messages.some((word) => /^[A-Z]/.test(word))) return null;
  return messages.some((word) => word[0] === pan[4]);
}
