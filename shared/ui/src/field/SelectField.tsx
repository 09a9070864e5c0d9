import type { Ref } from 'react';
import { styled } from '@sanchay/ui/style';
import { ChevronDownIcon } from '../icons/signs.tsx';
import { Select } from './controls.tsx';
import { FieldBox } from './FieldBox.tsx';
import { splitField, useField, type InputFieldProps } from './useField.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends InputFieldProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

const Arrow = styled.span`
  position: absolute;
  right: 14px;
  bottom: 14px;
  color: var(--ink-3);
  pointer-events: none;
`;

/** The system's own select: the best list on every phone. */
export function SelectField(props: SelectFieldProps) {
  const parts = useField(props);
  const { value, onChange, options, placeholder, ...input } = splitField(props).input;
  return (
    <FieldBox parts={parts} disabled={input.disabled}>
      <Select {...input} {...parts.control} value={value} onChange={(event) => onChange(event.target.value)}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Select>
      <Arrow aria-hidden="true">
        <ChevronDownIcon />
      </Arrow>
    </FieldBox>
  );
}
