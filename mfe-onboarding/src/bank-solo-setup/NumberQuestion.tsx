import { TextField } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useEffect, useRef, useState } from 'react';
import { MESSAGES } from '../messages.ts';

export interface NumberQuestionProps {
  /** Typed a second time: not pasted, or one slip would be there twice. */
  again?: boolean;
  value: string;
  error: string | undefined;
  onChange: (number: string) => void;
}

/** The account number. On the second entry a paste is refused, with an explanation. */
export function NumberQuestion({ again = false, value, error, onChange }: NumberQuestionProps) {
  const { t } = useMessages(MESSAGES);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    const field = input.current;
    if (!again || !field) return;
    const refuse = (event: Event): void => {
      event.preventDefault();
      setRefused(true);
    };
    field.addEventListener('paste', refuse);
    field.addEventListener('drop', refuse);
    return () => {
      field.removeEventListener('paste', refuse);
      field.removeEventListener('drop', refuse);
    };
  }, [again]);
  const which = again ? 'again' : 'number';
  return (
    <TextField
      ref={input}
      label={t(`bank.${which}.label`)}
      hint={t(`bank.${which}.hint`)}
      name={which}
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      value={value}
      onChange={(text) => {
        setRefused(false);
        onChange(text);
      }}
      error={refused ? t('bank.again.pasted') : error}
    />
  );
}
