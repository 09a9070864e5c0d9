import type { ApiError } from '@sanchay/api-client';
import type { ContactKind, SecurityFacts } from '@sanchay/contracts';
import { isEmail, mobileDigits, plainText } from '@sanchay/finance';
import { Button, CheckField, PasswordField, Stack, Text, TextField } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState, type FormEvent } from 'react';
import { problemText } from '../../problemText.ts';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../../messages.ts';

export interface NewContact {
  value: string;
  /** The present one is out of reach. */
  lost: boolean;
  /** In place of a code, where no contact is left to get one. */
  password: string | null;
}

export interface NewContactFormProps {
  kind: ContactKind;
  facts: SecurityFacts;
  busy: boolean;
  problem: ApiError | null;
  onSubmit: (given: NewContact) => void;
}

/** The new e-mail or mobile, and whether the present one can still be reached. */
export function NewContactForm({ kind, facts, busy, problem, onSubmit }: NewContactFormProps) {
  const { t } = useMessages(MESSAGES);
  const [value, setValue] = useState('');
  const [lost, setLost] = useState(false);
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const other = kind === 'email' ? facts.mobile : facts.email;
  const byPassword = lost && !other;
  const valid = kind === 'email' ? isEmail(plainText(value)) : mobileDigits(value) !== null;
  const refused = (field: string) => (problem?.errors[field] ? problemText(t, problem) : undefined);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!valid || (byPassword && password === '') || busy) return;
    onSubmit({ value: value.trim(), lost, password: byPassword ? password : null });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          label={t(`contact.new.${kind}`)}
          name="value"
          type={kind === 'email' ? 'email' : 'tel'}
          autoComplete={kind === 'email' ? 'email' : 'tel-national'}
          maxLength={254}
          autoFocus
          value={value}
          onChange={(typed) => {
            setValue(typed);
            setChecked(false);
          }}
          error={checked && !valid ? t(`contact.fault.${kind}`) : refused('value')}
        />
        {facts[kind] && (
          <CheckField
            label={t(`contact.lost.${kind}`, { to: facts[kind] })}
            name="lost"
            checked={lost}
            onChange={setLost}
          />
        )}
        {lost && (
          <Text size="small">{t(byPassword ? 'contact.holdLong' : 'contact.hold', { to: other ?? '' })}</Text>
        )}
        {byPassword && (
          <PasswordField
            label={t('login.password')}
            name="password"
            autoComplete="current-password"
            maxLength={2_000}
            value={password}
            onChange={setPassword}
            error={checked && password === '' ? t('login.passwordMissing') : refused('password')}
          />
        )}
        {problem && Object.keys(problem.errors).length === 0 && <ProblemNotice error={problem} />}
        <Button type="submit" full busy={busy}>
          {t('action.continue')}
        </Button>
      </Stack>
    </form>
  );
}
