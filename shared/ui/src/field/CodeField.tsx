import type { Ref } from 'react';
import { styled } from '@sanchay/ui/style';
import { asciiDigits } from '../money/typedAmount.ts';
import { Input } from './controls.tsx';
import { FieldBox } from './FieldBox.tsx';
import { splitField, useField, type InputFieldProps } from './useField.ts';

export interface CodeFieldProps extends InputFieldProps {
  value: string;
  onChange: (code: string) => void;
  length?: number;
  /** Called once the last digit is there. */
  onComplete?: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
}

const Digits = styled(Input)`
  font-size: 1.5rem;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.4em;
`;

/** A one-time code: one input, so that the phone can fill it in and a paste just works. */
export function CodeField(props: CodeFieldProps) {
  const parts = useField(props);
  const { value, onChange, onComplete, length = 6, ...input } = splitField(props).input;
  function change(typed: string): void {
    const code = asciiDigits(typed).replace(/\D/g, '').slice(0, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  }
  return (
    <FieldBox parts={parts} disabled={input.disabled}>
      <Digits
        {...input}
        {...parts.control}
        type="text"
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="one-time-code"
        placeholder={'–'.repeat(length)}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </FieldBox>
  );
}
