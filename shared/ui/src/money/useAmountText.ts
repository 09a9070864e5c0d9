import { useMessages } from '@sanchay/i18n';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { caretAfter, readTyped, showAmount, type TypedAmount } from './typedAmount.ts';

export interface AmountTextOptions {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Whether what is typed is no amount, at each change, and that it is not once the field is gone. */
  onRefused?: ((isRefused: boolean) => void) | undefined;
  decimals: number;
}

/**
 * Text and handlers of an input that groups digits while one types, without moving the caret. What is no amount stays as
 * it was typed; `problem` is the reason, and the value is null.
 */
export function useAmountText({ value, onChange, onRefused, decimals }: AmountTextOptions) {
  const { t } = useMessages();
  const shown = (amount: number | null): TypedAmount => ({
    text: showAmount(amount, decimals),
    amount,
    problem: null,
  });
  const [typed, setTyped] = useState(() => shown(value));
  const caret = useRef<{ input: HTMLInputElement; place: number } | null>(null);
  // What was typed ("1,000.") stands as long as it means the value; a value from outside replaces it.
  const { text, problem } = typed.amount === value ? typed : shown(value);

  useLayoutEffect(() => {
    if (!caret.current) return;
    const { input, place } = caret.current;
    caret.current = null;
    if (document.activeElement === input) input.setSelectionRange(place, place);
  });

  const forget = useEffectEvent(() => {
    if (typed.problem !== null) onRefused?.(false);
  });
  useEffect(() => () => forget(), []);

  function change(event: ChangeEvent<HTMLInputElement>): void {
    const input = event.target;
    const { inputType } = event.nativeEvent as InputEvent;
    const next = readTyped(input.value, decimals, inputType === 'insertFromPaste');
    if (next.text !== input.value) {
      const place = input.selectionStart ?? input.value.length;
      caret.current = { input, place: caretAfter(input.value, place, next.text) };
    }
    setTyped(next);
    onRefused?.(next.problem !== null);
    if (next.amount !== value) onChange(next.amount);
  }

  function tidy(): void {
    if (typed.problem === null) setTyped(shown(value));
  }

  return { text, problem: problem && amountProblem(), change, tidy };

  function amountProblem(): string {
    if (problem !== 'decimals') return t(`ui.amount.${problem}`);
    return decimals === 0 ? t('ui.amount.whole') : t('ui.amount.decimals', { most: decimals });
  }
}
