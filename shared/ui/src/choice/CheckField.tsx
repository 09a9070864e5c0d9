import { styled } from '@sanchay/ui/style';
import { LockIcon } from '../icons/signs.tsx';
import { FieldNotes, FieldRoot } from '../field/Field.tsx';
import { splitField, useField, type InputFieldProps } from '../field/useField.ts';

export interface CheckFieldProps extends InputFieldProps {
  checked: boolean;
  /** What a form sends when it is on. */
  value?: string;
  onChange: (checked: boolean) => void;
}

const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  min-height: 44px;
  padding-block: 9px;
  cursor: pointer;
  & > input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 2px 0 0;
    accent-color: var(--accent);
  }
`;

/** Something to agree to or not. */
export function CheckField(props: CheckFieldProps) {
  const { control, label, hint, error } = useField(props);
  const { checked, onChange, ...input } = splitField(props).input;
  return (
    <FieldRoot>
      <Line>
        <input
          {...input}
          {...control}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </Line>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </FieldRoot>
  );
}

const Toggle = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: 44px;
  cursor: pointer;
  & > input {
    position: relative;
    flex: none;
    appearance: none;
    width: 48px;
    height: 28px;
    margin: 0;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-pill);
    background: var(--sunk);
    cursor: inherit;
    transition: background-color var(--fast) var(--ease);
  }
  & > input::before {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: var(--ink-3);
    transition: transform var(--fast) var(--ease);
  }
  &:has(> input:disabled) {
    color: var(--ink-2);
    cursor: not-allowed;
  }
  & > input:checked:disabled {
    background: var(--sunk);
    border-color: var(--line-strong);
    border-style: dashed;
  }
  & > input:checked:disabled::before {
    background: var(--ink-3);
  }
  & > input:checked {
    background: var(--accent);
    border-color: var(--accent);
  }
  & > input:checked::before {
    background: var(--on-accent);
    transform: translateX(20px);
  }
  @media (forced-colors: active) {
    & > input::before {
      background: ButtonText;
    }
  }
`;

const Lock = styled(LockIcon)`
  flex: none;
  width: 18px;
  height: 18px;
  margin-inline-start: auto;
  color: var(--ink-3);
`;

/** A setting that is on or off with immediate effect; a disabled one shows a lock, and its hint explains why. */
export function SwitchField(props: CheckFieldProps) {
  const { control, label, hint, error } = useField(props);
  const { checked, onChange, ...input } = splitField(props).input;
  return (
    <FieldRoot>
      <Toggle>
        <span>{label}</span>
        {input.disabled && <Lock />}
        <input
          {...input}
          {...control}
          type="checkbox"
          role="switch"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
      </Toggle>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </FieldRoot>
  );
}
