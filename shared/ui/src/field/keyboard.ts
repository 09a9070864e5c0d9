import type { HTMLAttributes } from 'react';

type Keys = Pick<
  HTMLAttributes<HTMLInputElement>,
  'inputMode' | 'enterKeyHint' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
>;

/** What a field is for, as far as the keyboard of a phone is concerned. */
export interface KeyboardUse {
  type: 'text' | 'email' | 'tel' | 'search' | 'url';
  inputMode?: Keys['inputMode'];
  enterKeyHint?: Keys['enterKeyHint'];
  /** Capitals and digits that are no words, such as PAN and IFSC. */
  upper?: boolean | undefined;
}

const MODES: Partial<Record<KeyboardUse['type'], Keys['inputMode']>> = {
  email: 'email',
  tel: 'tel',
  search: 'search',
  url: 'url',
};
const FIGURES: readonly Keys['inputMode'][] = ['numeric', 'decimal', 'tel'];

/**
 * The keyboard of a typed field: digits for numbers, no corrections for non-words, and a key that shows what Enter
 * does.
 */
export function keyboardOf({ type, inputMode = MODES[type], enterKeyHint, upper }: KeyboardUse): Keys {
  const isText = type === 'text' && !upper && inputMode === undefined;
  const isDone = upper === true || FIGURES.includes(inputMode);
  const hint = enterKeyHint ?? (type === 'search' ? 'search' : isDone ? 'done' : undefined);
  return {
    inputMode,
    enterKeyHint: hint,
    ...(!isText && { autoCapitalize: upper ? 'characters' : 'none', autoCorrect: 'off', spellCheck: false }),
  };
}
