import { ApiError } from '@sanchay/api-client';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Stack, TextField, TextLink } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState, type FormEvent } from 'react';
import { codeSent, type PendingCode } from '../code/pendingCode.ts';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { readContact } from '../signup/contact.ts';
import { MESSAGES } from '../messages.ts';

export interface ContactFormProps {
  contact: string;
  onContact: (contact: string) => void;
  onSent: (pending: PendingCode) => void;
}

/** The e-mail or mobile to which the code for a new password goes. */
export function ContactForm({ contact, onContact, onSent }: ContactFormProps) {
  const { t } = useMessages(MESSAGES);
  const [wrong, setWrong] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const forgot = useWrite('forgotPassword');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const known = readContact(contact) !== null;
    setWrong(!known);
    setProblem(null);
    if (!known || forgot.isPending) return;
    try {
      const { data } = await forgot.mutateAsync({ body: { contact: contact.trim() } });
      onSent(codeSent(data.otp_ref, data.resend_after, contact.trim()));
    } catch (caught) {
      setProblem(ApiError.from(caught));
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <TextField
          label={t('login.name')}
          name="username"
          inputMode="email"
          autoComplete="username"
          maxLength={254}
          value={contact}
          onChange={(typed) => {
            onContact(typed);
            setWrong(false);
          }}
          error={wrong ? t('signup.fault.contact') : undefined}
        />
        <ProblemNotice error={problem} />
        <Button type="submit" full busy={forgot.isPending} busyLabel={t('signup.sending')}>
          {t('signup.submit')}
        </Button>
        <TextLink href="/login">{t('forgot.back')}</TextLink>
      </Stack>
    </form>
  );
}
