import { Button, Stack, Text, TextField } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState, type FormEvent } from 'react';
import { MESSAGES } from '../messages.ts';

export interface RecoveryCodeFormProps {
  busy: boolean;
  error: string | undefined;
  onCode: (code: string) => void;
}

/** One of the codes that were given when the app was set up, for who has no app at hand. */
export function RecoveryCodeForm({ busy, error, onCode }: RecoveryCodeFormProps) {
  const { t } = useMessages(MESSAGES);
  const [code, setCode] = useState('');
  const [short, setShort] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const whole = code.replace(/[^\p{L}\p{N}]/gu, '').length === 10;
    setShort(!whole);
    if (whole && !busy) onCode(code);
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          label={t('code.recovery')}
          name="recovery"
          autoComplete="off"
          maxLength={20}
          upper
          autoFocus
          value={code}
          onChange={(typed) => {
            setCode(typed);
            setShort(false);
          }}
          hint={t('code.recoveryHint')}
          error={short ? t('code.recoveryShort') : error}
        />
        <Button type="submit" full busy={busy} busyLabel={t('code.checking')}>
          {t('code.confirm')}
        </Button>
        <Text size="label">{t('code.recoveryOnce')}</Text>
      </Stack>
    </form>
  );
}
