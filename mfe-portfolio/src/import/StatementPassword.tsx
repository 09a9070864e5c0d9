import { useMessages } from '@sanchay/i18n';
import { Button, Notice, PasswordField, Stack } from '@sanchay/ui';
import { useState, type FormEvent } from 'react';
import { MESSAGES } from '../messages.ts';

interface Props {
  file: string;
  /** Why the file was refused. */
  problem: string;
  isWrong: boolean;
  onSend: (password: string) => void;
}

/** The password of a statement; it is sent with the file and stored nowhere. */
export function StatementPassword({ file, problem, isWrong, onSend }: Props) {
  const { t } = useMessages(MESSAGES);
  const [password, setPassword] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (password !== '') onSend(password);
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={3}>
        <Notice tone={isWrong ? 'error' : 'info'} live title={file}>
          {problem}
        </Notice>
        <PasswordField
          label={t('import.password')}
          hint={t('import.passwordWhat')}
          value={password}
          onChange={setPassword}
          maxLength={128}
        />
        <div>
          <Button type="submit">{t('import.open')}</Button>
        </div>
      </Stack>
    </form>
  );
}
