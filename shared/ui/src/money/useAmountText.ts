import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { amountOf, caretAfter, readTyped, showAmount } from './typedAmount.ts';

export interface AmountTextOptions {
  value: number | null;
  onChange: (value: number | null) => void;
  decimals: number;
}

/** Text and handlers of an input that groups digits while one types, without moving the caret. */
export function useAmountText({ value, onChange, decimals }: AmountTextOptions) {
  const [typed, setTyped] = useState(() => showAmount(value, decimals));
  const caret = useRef<{ input: HTMLInputElement; place: number } | null>(null);
  // What was typed ("1,000.") stands as long as it means the value; a value from outside replaces it.
  const text = amountOf(typed) === value ? typed : showAmount(value, decimals);

  useLayoutEffect(() => {
    if (!caret.current) return;
    const { input, place } = caret.current;
    caret.current = null;
    if (document.activeElement === input) input.setSelectionRange(place, place);
  });

  function change(event: ChangeEvent<HTMLInputElement>): void {
    const input = event.target;
    const next = readTyped(input.value, decimals);
    const place = input.selectionStart ?? input.value.length;
    // Refused: React puts the old text back, the caret stays before what was typed.
    const shown = next ?? text;
    const from = next === null ? Math.max(0, place - (input.value.length - text.length)) : place;
    caret.current = { input, place: caretAfter(next === null ? text : input.value, from, shown) };
    setTyped(shown);
    const amount = amountOf(shown);
    if (amount !== value) onChange(amount);
  }

  return { text, change, tidy: () => setTyped(showAmount(value, decimals)) };
}
