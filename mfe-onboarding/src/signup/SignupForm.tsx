import type { ApiError } from '@sanchay/api-client';
import { Button, CheckField, PasswordField, Stack, TextField } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useRef, useState, type FormEvent } from 'react';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../messages.ts';
import { PasswordMeter } from './PasswordMeter.tsx';
import type { SignupDraft } from './signupDraft.ts';
import { refusedFields, SIGNUP_FIELDS, signupFaults, type SignupField } from './signupFaults.ts';
import { TermsText } from './TermsText.tsx';
import { usePasswordVerdict } from './usePasswordVerdict.ts';

export interface SignupFormProps {
  draft: SignupDraft;
  onDraft: (change: Partial<SignupDraft>) => void;
  password: string;
  onPassword: (password: string) => void;
  /** The API's refusal of what was sent last. */
  refusal: ApiError | null;
  busy: boolean;
  onSubmit: () => void;
}

type Faults = Partial<Record<SignupField, string>>;

/** Who, where the code goes, the password, and what is agreed to. */
export function SignupForm({
  draft,
  onDraft,
  password,
  onPassword,
  refusal,
  busy,
  onSubmit,
}: SignupFormProps) {
  const { t } = useMessages(MESSAGES);
  const [checked, setChecked] = useState(false);
  const { verdict, onFocus } = usePasswordVerdict(password, [draft.contact]);
  const form = useRef<HTMLFormElement>(null);
  const own: Faults = checked ? signupFaults(draft, verdict) : {};
  const refused: Faults = refusal ? refusedFields(refusal) : {};
  const fault = (field: SignupField): string | undefined => (own[field] ? t(own[field]) : refused[field]);
  const marked = SIGNUP_FIELDS.some((field) => refused[field] !== undefined);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    const faults = signupFaults(draft, verdict);
    const first = SIGNUP_FIELDS.find((field) => faults[field] !== undefined);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else if (!busy) onSubmit();
  }

  return (
    <form noValidate onSubmit={submit} ref={form}>
      <Stack gap={4}>
        <TextField
          label={t('signup.name')}
          name="name"
          autoComplete="name"
          maxLength={120}
          value={draft.name}
          onChange={(name) => onDraft({ name })}
          error={fault('name')}
        />
        <TextField
          label={t('signup.contact')}
          name="contact"
          inputMode="email"
          autoComplete="username"
          maxLength={254}
          value={draft.contact}
          onChange={(contact) => onDraft({ contact })}
          hint={t('signup.contactHint')}
          error={fault('contact')}
        />
        <PasswordField
          label={t('login.password')}
          name="password"
          autoComplete="new-password"
          maxLength={2_000}
          value={password}
          onChange={onPassword}
          onFocus={onFocus}
          error={fault('password')}
        />
        <PasswordMeter verdict={verdict} />
        <CheckField
          label={t('signup.terms')}
          name="terms"
          required
          checked={draft.terms}
          onChange={(terms) => onDraft({ terms })}
          error={fault('terms')}
        />
        <TermsText />
        <CheckField
          label={t('signup.newsletter')}
          name="newsletter"
          checked={draft.newsletter}
          onChange={(newsletter) => onDraft({ newsletter })}
        />
        {!marked && <ProblemNotice error={refusal} />}
        <Button type="submit" full busy={busy} busyLabel={t('signup.sending')}>
          {t('signup.submit')}
        </Button>
      </Stack>
    </form>
  );
}
