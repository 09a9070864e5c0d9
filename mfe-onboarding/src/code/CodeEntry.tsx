import { usePlatform } from '@sanchay/remote-kit';
import { Button, CodeField, Row, Stack, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState, type FormEvent } from 'react';
import { problemText } from '../problemText.ts';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../messages.ts';
import { OutboxHint } from './OutboxHint.tsx';
import type { PendingCode } from './pendingCode.ts';
import { RecoveryCodeForm } from './RecoveryCodeForm.tsx';
import { ResendCode } from './ResendCode.tsx';
import { useCodeCheck } from './useCodeCheck.ts';

export interface CodeEntryProps {
  pending: PendingCode;
  /** Another code was sent. */
  onResent: (pending: PendingCode) => void;
  /** Verifies the code with the API; resolves when the confirmed action has completed. */
  check: (given: { otp_ref: string; code: string }) => Promise<void>;
  onBack: () => void;
  backLabel: string;
}

/** Six digits from a message or an app, sent as soon as the last one is typed. */
export function CodeEntry({ pending, onResent, check, onBack, backLabel }: CodeEntryProps) {
  const { t } = useMessages(MESSAGES);
  const { config } = usePlatform();
  const [code, setCode] = useState('');
  const [short, setShort] = useState(false);
  const [recovery, setRecovery] = useState(false);
  const { problem, busy, resending, forgetProblem, confirm, sendAgain } = useCodeCheck(
    pending,
    check,
    (sent) => {
      setCode('');
      onResent(sent);
    },
  );

  function submit(digits: string): void {
    setShort(digits.length < config.otpLength);
    if (digits.length === config.otpLength) void confirm(digits);
  }

  const app = pending.app === true;
  const ofField = problem?.code === 'OTP_invalid' ? problemText(t, problem) : undefined;
  const back = (
    <Button variant="quiet" size="small" onClick={onBack}>
      {backLabel}
    </Button>
  );
  if (recovery) {
    return (
      <Stack gap={4}>
        <RecoveryCodeForm busy={busy} error={ofField} onCode={(typed) => void confirm(typed)} />
        {!ofField && <ProblemNotice error={problem} />}
        <Row justify="between">
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setRecovery(false);
              forgetProblem();
            }}
          >
            {t('code.useApp')}
          </Button>
          {back}
        </Row>
      </Stack>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <Stack gap={4}>
        <CodeField
          label={t('code.label')}
          length={config.otpLength}
          value={code}
          autoFocus
          onChange={(next) => {
            setCode(next);
            setShort(false);
            forgetProblem();
          }}
          onComplete={submit}
          error={short ? t('code.short', { count: config.otpLength }) : ofField}
        />
        {!ofField && <ProblemNotice error={problem} />}
        <Button type="submit" full busy={busy} busyLabel={t('code.checking')}>
          {t('code.confirm')}
        </Button>
        <Row justify="between">
          {app ? (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setRecovery(true);
                forgetProblem();
              }}
            >
              {t('code.useRecovery')}
            </Button>
          ) : (
            <ResendCode from={pending.resendFrom} busy={resending} onSend={() => void sendAgain()} />
          )}
          {back}
        </Row>
        <Text size="label">{t('code.never')}</Text>
        {config.sandbox && !app && <OutboxHint />}
      </Stack>
    </form>
  );
}
