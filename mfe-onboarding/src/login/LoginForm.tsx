import { ApiError } from '@sanchay/api-client';
import type { CallReply } from '@sanchay/contracts';
import { useWrite } from '@sanchay/remote-kit';
import { Button, PasswordField, Stack, TextField } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useRef, useState, type FormEvent } from 'react';
import type { PendingCode } from '../code/pendingCode.ts';
import { CaptchaField } from '../sign-in/CaptchaField.tsx';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { useCaptcha } from '../sign-in/useCaptcha.ts';
import { MESSAGES } from '../messages.ts';
import { codeAsked } from './codeAsked.ts';
import { WaitNote } from './WaitNote.tsx';

export interface LoginFormProps {
  /** E-mail or mobile; kept by the screen, so that it is there after Back. */
  name: string;
  onName: (name: string) => void;
  onGrant: (grant: CallReply<'authenticate'>) => Promise<void>;
  onCode: (pending: PendingCode) => void;
}

interface Missing {
  name?: string;
  password?: string;
}

/** E-mail or mobile, and password. The password lives only as long as this form. */
export function LoginForm({ name, onName, onGrant, onCode }: LoginFormProps) {
  const { t } = useMessages(MESSAGES);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Missing>({});
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [waitUntil, setWaitUntil] = useState(0);
  const [entering, setEntering] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const captcha = useCaptcha();
  const authenticate = useWrite('authenticate');

  function refuse(error: ApiError): void {
    const asked = codeAsked(error, name.trim());
    if (asked) return onCode(asked);
    if (captcha.refused(error) && error.code === 'captcha_required') return;
    if (error.code !== 'captcha_invalid') setProblem(error);
    if (error.retryAfter !== null) setWaitUntil(Date.now() + error.retryAfter * 1_000);
    passwordInput.current?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found: Missing = {
      ...(name.trim() === '' && { name: t('login.nameMissing') }),
      ...(password === '' && { password: t('login.passwordMissing') }),
    };
    setMissing(found);
    setProblem(null);
    if (found.name) nameInput.current?.focus();
    else if (found.password) passwordInput.current?.focus();
    if (found.name || found.password || entering) return;
    setEntering(true);
    const body = { email: name.trim(), password, ...captcha.fields() };
    try {
      await onGrant(await authenticate.mutateAsync({ body }));
    } catch (error) {
      refuse(ApiError.from(error));
    } finally {
      setEntering(false);
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
          value={name}
          onChange={onName}
          error={missing.name}
          ref={nameInput}
        />
        <PasswordField
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          maxLength={2_000}
          value={password}
          onChange={setPassword}
          error={missing.password}
          ref={passwordInput}
        />
        {captcha.id && <CaptchaField captcha={captcha} id={captcha.id} />}
        <ProblemNotice error={problem} />
        {problem && <WaitNote until={waitUntil} />}
        <Button type="submit" full busy={entering} busyLabel={t('login.checking')}>
          {t('nav.logIn')}
        </Button>
      </Stack>
    </form>
  );
}
