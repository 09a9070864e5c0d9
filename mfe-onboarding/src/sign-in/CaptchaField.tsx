import { ApiError } from '@sanchay/api-client';
import { usePlatform, useWrite } from '@sanchay/remote-kit';
import { Button, CodeField, Row, Stack, Text, TextLink } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { ProblemNotice } from './ProblemNotice.tsx';
import type { Captcha } from './useCaptcha.ts';

/** Confirms that a human logs in: the OTP that was sent to the registered e-mail or mobile of the account. */
export function CaptchaField({ captcha, id }: { captcha: Captcha; id: string }) {
  const { t } = useMessages(MESSAGES);
  const { config } = usePlatform();
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [resent, setResent] = useState(false);
  const renew = useWrite('renewCaptcha');

  async function resend(): Promise<void> {
    setProblem(null);
    setResent(false);
    try {
      captcha.setId((await renew.mutateAsync({ params: { id } })).data.captcha_id);
      setResent(true);
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }

  return (
    <Stack gap={3}>
      <Text size="small" strong>
        {t('captcha.title')}
      </Text>
      <Text size="small" role="status">
        {t(resent ? 'captcha.resent' : 'captcha.why')}
      </Text>
      <CodeField
        label={t('captcha.otp', { count: config.otpLength })}
        length={config.otpLength}
        value={captcha.answer}
        onChange={captcha.setAnswer}
        error={captcha.wrong ? t('captcha.wrong') : undefined}
      />
      <Row gap={2}>
        <Button variant="quiet" size="small" busy={renew.isPending} onClick={() => void resend()}>
          {t('captcha.resend')}
        </Button>
        {config.sandbox && (
          <TextLink href="/sandbox/outbox" target="_blank" rel="noopener">
            {t('common:stepUp.outbox')}
          </TextLink>
        )}
      </Row>
      <ProblemNotice error={problem} />
    </Stack>
  );
}
