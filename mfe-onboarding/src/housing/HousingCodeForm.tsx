import { timerText } from '@sanchay/finance';
import { useSecondsLeft } from '@sanchay/remote-kit';
import { Button, CodeField, Row, Stack, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState, type FormEvent } from 'react';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../messages.ts';
import type { HousingCode } from './useHousingCode.ts';

const DIGITS = 6;

export interface HousingCodeFormProps {
  code: HousingCode;
  sent: NonNullable<HousingCode['sent']>;
  onVerified: (path: string) => void;
}

/** Six digits, the time that is left for them, and another code when it is over. */
export function HousingCodeForm({ code, sent, onVerified }: HousingCodeFormProps) {
  const { t } = useMessages(MESSAGES);
  const [otp, setOtp] = useState('');
  const [pressed, setPressed] = useState(false);
  const seconds = useSecondsLeft(sent.until);
  const short = pressed && otp.length < DIGITS ? t('code.short', { count: DIGITS }) : undefined;
  const refused = code.problem?.errors.otp?.[0];

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setPressed(true);
    if (otp.length < DIGITS) return;
    const path = await code.verify(otp);
    if (path) onVerified(path);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <Text>{t('housing.sent', { to: sent.to })}</Text>
        <CodeField
          label={t('code.label')}
          error={short ?? refused}
          value={otp}
          onChange={(text) => {
            setOtp(text);
            setPressed(false);
            code.typing();
          }}
        />
        {!refused && <ProblemNotice error={code.problem} />}
        <Row justify="between">
          <Text size="small" role="timer">
            {seconds > 0 ? t('housing.left', { time: timerText(seconds * 1_000) }) : t('housing.over')}
          </Text>
          <Button variant="quiet" size="small" onClick={() => void code.resend()}>
            {t('code.resend')}
          </Button>
        </Row>
        <Button type="submit" full busy={code.busy} guardMs={0}>
          {t('code.confirm')}
        </Button>
      </Stack>
    </form>
  );
}
