import { useWrite } from '@sanchay/remote-kit';
import { Button, Dialog, PasswordField, Stack, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState, type FormEvent } from 'react';
import { problemText } from '../../problemText.ts';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { PasswordMeter } from '../../signup/PasswordMeter.tsx';
import { brokenRule } from '../../signup/passwordRules.ts';
import { usePasswordVerdict } from '../../signup/usePasswordVerdict.ts';
import { MESSAGES } from '../../messages.ts';
import { useChange } from './useChange.ts';

const FORM = 'security-password';

export interface PasswordDialogProps {
  /** E-mail address and mobile number of the account. */
  contacts: readonly string[];
  onClose: () => void;
}

/** The present password and the new one. Every other session ends with the change. */
export function PasswordDialog({ contacts, onClose }: PasswordDialogProps) {
  const { t } = useMessages(MESSAGES);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, problem, forgetProblem, run } = useChange(['security', 'sessions']);
  const write = useWrite('changePassword');
  const { verdict, onFocus } = usePasswordVerdict(password, contacts);
  const broken = brokenRule(verdict);
  const refused = (field: string) => (problem?.errors[field] ? problemText(t, problem) : undefined);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (current === '' || broken) return;
    const done = await run(async () => {
      await write.mutateAsync({ body: { current, password } });
    }, t('security.passwordDone'));
    if (done) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('security.passwordChange')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={FORM} busy={busy} busyLabel={t('forgot.saving')}>
            {t('forgot.save')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <PasswordField
            label={t('security.passwordNow')}
            name="current-password"
            autoComplete="current-password"
            maxLength={2_000}
            value={current}
            onChange={(typed) => {
              setCurrent(typed);
              forgetProblem();
            }}
            error={checked && current === '' ? t('login.passwordMissing') : refused('current')}
          />
          <PasswordField
            label={t('forgot.password')}
            name="new-password"
            autoComplete="new-password"
            maxLength={2_000}
            value={password}
            onChange={(typed) => {
              setPassword(typed);
              forgetProblem();
            }}
            onFocus={onFocus}
            error={checked && broken ? t(`signup.fault.${broken}`) : refused('password')}
          />
          <PasswordMeter verdict={verdict} />
          {problem && Object.keys(problem.errors).length === 0 && <ProblemNotice error={problem} />}
          <Text size="small">{t('security.passwordEnds')}</Text>
        </Stack>
      </form>
    </Dialog>
  );
}
