import type { ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';
import { FieldNotes } from '../field/Field.tsx';
import { useField, type FieldProps } from '../field/useField.ts';
import { phone } from '../tokens/media.ts';

export interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Before the label, such as a monogram of 32 px. */
  mark?: ReactNode;
}

export interface ChoiceFieldProps extends FieldProps {
  value: string | null;
  onChange: (value: string) => void;
  options: readonly Choice[];
  columns?: number;
  disabled?: boolean;
  /** For a form that is sent without JavaScript. */
  name?: string;
}

const Legend = styled.legend<{ $hidden: boolean }>`
  margin-bottom: var(--space-3);
  font-weight: 600;
  ${(p) => p.$hidden && 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);'}
`;

const Options = styled.div<{ $columns: number }>`
  display: grid;
  gap: var(--space-3);
  margin-bottom: 6px;
  grid-template-columns: repeat(${(p) => p.$columns}, minmax(0, 1fr));
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Option = styled.label`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  min-height: 52px;
  padding: 13px 16px;
  background: var(--surface);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-field);
  cursor: pointer;
  &:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  & > input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 3px 0 0;
    accent-color: var(--accent);
  }
  & > input:focus-visible {
    outline: none;
  }
  & > svg {
    flex: none;
  }
  & small {
    display: block;
    font-size: var(--text-label);
    color: var(--ink-2);
  }
`;

/** One question with a few answers to choose one of. */
export function ChoiceField({
  value,
  onChange,
  options,
  columns = 1,
  disabled,
  name,
  ...props
}: ChoiceFieldProps) {
  const { control, label, hideLabel, hint, error } = useField(props);
  return (
    <fieldset
      id={control.id}
      role="radiogroup"
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-required={control['aria-required']}
      disabled={disabled}
    >
      <Legend $hidden={hideLabel}>{label}</Legend>
      <Options $columns={columns}>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name ?? control.id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.mark}
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </Option>
        ))}
      </Options>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </fieldset>
  );
}
