import { ApiError } from '@sanchay/api-client';
import type { CallReply } from '@sanchay/contracts';
import { usePlatform, useWrite } from '@sanchay/remote-kit';
import { Button, CodeField, Row, Stack, Text } from '@sanchay/ui';
import { useWords } from '@sanchay/i18n';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { problemText } from '../problemText.ts';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { WORDS } from '../words.ts';
import { OutboxHint } from './OutboxHint.tsx';
import type { PendingCode } from './pendingCode.ts';
import { codeSent } from './pendingCode.ts';
import { ResendCode } from './ResendCode.tsx';

export interface CodeFormProps {
  pending: PendingCode;
  /** Another code was sent. */
  onResent: (pending: PendingCode) => void;
  /** The code was right; resolves when the session has begun. */
  onConfirmed: (grant: CallReply<'verifyOtp'>) => Promise<void>;
  onBack: () => void;
  backLabel: string;
}

/** Six digits from a message, sent as soon as the last one is typed. */
export function CodeForm({ pending, onResent, onConfirmed, onBack, backLabel }: CodeFormProps) {
  const { t } = useWords(WORDS);
  const { config } = usePlatform();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [short, setShort] = useState(false);
  const [entering, setEntering] = useState(false);
  const verify = useWrite('verifyOtp');
  const resend = useWrite('resendOtp');

  async function confirm(digits: string): Promise<void> {
    setShort(digits.length < config.otpLength);
    if (digits.length < config.otpLength || entering) return;
    setProblem(null);
    setEntering(true);
    try {
      await onConfirmed(await verify.mutateAsync({ body: { otp_ref: pending.otpRef, code: digits } }));
    } catch (error) {
      setProblem(ApiError.from(error));
    } finally {
      setEntering(false);
    }
  }

  async function sendAgain(): Promise<void> {
    setProblem(null);
    try {
      const { data } = await resend.mutateAsync({ body: { otp_ref: pending.otpRef } });
      setCode('');
      onResent(codeSent(data.otp_ref, data.resend_after, pending.sentTo));
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }

  const ofField = problem?.code === 'OTP_invalid' ? problemText(t, problem) : undefined;
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void confirm(code);
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
            setProblem(null);
          }}
          onComplete={(digits) => void confirm(digits)}
          error={short ? t('code.short', { count: config.otpLength }) : ofField}
        />
        {!ofField && <ProblemNotice error={problem} />}
        <Button type="submit" full busy={entering} busyLabel={t('code.checking')}>
          {t('code.confirm')}
        </Button>
        <Row justify="between">
          <ResendCode from={pending.resendFrom} busy={resend.isPending} onSend={() => void sendAgain()} />
          <Button variant="quiet" size="small" onClick={onBack}>
            {backLabel}
          </Button>
        </Row>
        <Text size="label">{t('code.never')}</Text>
        {config.sandbox && <OutboxHint />}
      </Stack>
    </form>
  );
}
