import { ApiError } from '@sanchay/api-client';
import { useWrite } from '@sanchay/remote-kit';
import { Button, PasswordField, Stack, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState, type FormEvent } from 'react';
import { problemText } from '../problemText.ts';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { PasswordMeter } from '../signup/PasswordMeter.tsx';
import { brokenRule } from '../signup/passwordRules.ts';
import { usePasswordVerdict } from '../signup/usePasswordVerdict.ts';
import { MESSAGES } from '../messages.ts';

export interface NewPasswordFormProps {
  /** What the right code was exchanged for. */
  reset: string;
  contact: string;
  onDone: () => void;
  /** It took too long: a new code is needed. */
  onOver: () => void;
}

/** The new password, with its strength as it is typed. */
export function NewPasswordForm({ reset, contact, onDone, onOver }: NewPasswordFormProps) {
  const { t } = useMessages(MESSAGES);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const { verdict, onFocus } = usePasswordVerdict(password, [contact]);
  const write = useWrite('resetPassword');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const broken = brokenRule(verdict);
    setFault(broken ? t(`signup.fault.${broken}`) : null);
    setProblem(null);
    if (broken || write.isPending) return;
    try {
      await write.mutateAsync({ body: { reset, password } });
      onDone();
    } catch (caught) {
      const error = ApiError.from(caught);
      if (error.errors.password) setFault(problemText(t, error));
      else setProblem(error);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <PasswordField
          label={t('forgot.password')}
          name="new-password"
          autoComplete="new-password"
          maxLength={2_000}
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            setFault(null);
          }}
          onFocus={onFocus}
          error={fault ?? undefined}
        />
        <PasswordMeter verdict={verdict} />
        <ProblemNotice error={problem} />
        {problem?.code === 'reset_over' && (
          <Button variant="secondary" full onClick={onOver}>
            {t('forgot.again')}
          </Button>
        )}
        <Text size="small">{t('forgot.ends')}</Text>
        <Button type="submit" full busy={write.isPending} busyLabel={t('forgot.saving')}>
          {t('forgot.save')}
        </Button>
      </Stack>
    </form>
  );
}
