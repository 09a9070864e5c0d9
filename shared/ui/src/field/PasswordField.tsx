import { useState, type Ref } from 'react';
import { useMessages } from '@sanchay/i18n';
import { IconButton } from '../button/IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/signs.tsx';
import { Input } from './controls.tsx';
import { FieldBox } from './FieldBox.tsx';
import { splitField, useField, type InputFieldProps } from './useField.ts';

export interface PasswordFieldProps extends InputFieldProps {
  value: string;
  onChange: (value: string) => void;
  autoComplete?: 'current-password' | 'new-password';
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
}

/** A password that can be looked at. Paste and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useMessages();
  const [shown, setShown] = useState(false);
  const parts = useField(props);
  const { value, onChange, autoComplete = 'current-password', ...input } = splitField(props).input;
  const toggle = (
    <IconButton
      label={t(shown ? 'action.hidePassword' : 'action.showPassword')}
      aria-pressed={shown}
      disabled={input.disabled}
      guardMs={0}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOffIcon /> : <EyeIcon />}
    </IconButton>
  );
  return (
    <FieldBox parts={parts} disabled={input.disabled} action={toggle}>
      <Input
        {...input}
        {...parts.control}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldBox>
  );
}
