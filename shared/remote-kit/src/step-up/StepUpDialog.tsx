import { useState } from 'react';
import type { ContactKind, StepUpPurpose } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Button, CodeField, Dialog, Notice, Row, Stack, Text, TextLink } from '@sanchay/ui';
import { usePlatform } from '../remote/Platform.tsx';
import { CodeOrRecovery } from './CodeOrRecovery.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { useStepUpCode } from './useStepUpCode.ts';

export interface StepUpDialogProps {
  purpose: StepUpPurpose;
  to?: ContactKind;
  confirms?: string;
  onToken: (token: string) => void;
  onClose: () => void;
}

/** Requests a code as it opens, by message or from the authenticator app, accepts it, and returns the token. */
export function StepUpDialog({ purpose, to, confirms, onToken, onClose }: StepUpDialogProps) {
  const { t } = useMessages();
  const { config } = usePlatform();
  const [code, setCode] = useState('');
  const { sent, problem, checking, sending, confirm, send } = useStepUpCode(
    { purpose, to, confirms },
    onToken,
  );
  const seconds = useSecondsLeft(sent?.resendFrom ?? 0);
  const byApp = sent !== null && sent.to === null;
  const wrong = problem?.code === 'OTP_invalid';
  const text = problem && (problem.code === 'rate_limited' ? 'rate_limited' : (problem.code ?? problem.kind));

  function again(): void {
    setCode('');
    void send();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('stepUp.title')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button busy={checking} busyLabel={t('stepUp.checking')} onClick={() => void confirm(code)}>
            {t('stepUp.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text role="status">
          {!sent
            ? t('stepUp.sending')
            : byApp
              ? t('stepUp.leadApp', { count: config.otpLength })
              : t('stepUp.lead', { to: sent.to })}
        </Text>
        {byApp ? (
          <CodeOrRecovery
            code={code}
            wrong={wrong}
            onChange={setCode}
            onComplete={(digits) => void confirm(digits)}
          />
        ) : (
          <CodeField
            label={t('stepUp.code', { count: config.otpLength })}
            length={config.otpLength}
            value={code}
            autoFocus
            onChange={setCode}
            onComplete={(digits) => void confirm(digits)}
            error={wrong ? t('stepUp.wrong') : undefined}
          />
        )}
        {problem && !wrong && (
          <Notice tone="error" live>
            {t(`stepUp.problem.${text}`, { defaultValue: problem.message, message: problem.message })}
          </Notice>
        )}
        {!byApp && (
          <Row justify="start">
            <Button
              variant="quiet"
              size="small"
              busy={sending}
              aria-disabled={seconds > 0}
              onClick={() => seconds === 0 && again()}
            >
              {seconds > 0 ? t('stepUp.resendIn', { seconds }) : t('stepUp.resend')}
            </Button>
          </Row>
        )}
        {config.sandbox && !byApp && (
          <Text size="label">
            <TextLink href="/sandbox/outbox" target="_blank" rel="noopener">
              {t('stepUp.outbox')}
            </TextLink>
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
