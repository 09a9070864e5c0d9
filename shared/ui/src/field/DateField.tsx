import type { Ref } from 'react';
import { Input } from './controls.tsx';
import { FieldBox } from './FieldBox.tsx';
import { splitField, useField, type InputFieldProps } from './useField.ts';

export interface DateFieldProps extends InputFieldProps {
  /** ISO date, or empty. */
  value: string;
  onChange: (isoDate: string) => void;
  min?: string;
  max?: string;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A date, by the system's own picker. */
export function DateField(props: DateFieldProps) {
  const parts = useField(props);
  const { value, onChange, ...input } = splitField(props).input;
  return (
    <FieldBox parts={parts} disabled={input.disabled}>
      <Input
        {...input}
        {...parts.control}
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldBox>
  );
}
