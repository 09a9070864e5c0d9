import { useState } from 'react';
import { useMessages } from '@sanchay/i18n';
import { Button, CodeField, Row, TextField } from '@sanchay/ui';
import { usePlatform } from '../remote/Platform.tsx';

export interface CodeOrRecoveryProps {
  code: string;
  wrong: boolean;
  onChange: (code: string) => void;
  /** All digits are there. */
  onComplete: (digits: string) => void;
}

/** The code of the authenticator app, or a recovery code when the app is out of reach. */
export function CodeOrRecovery({ code, wrong, onChange, onComplete }: CodeOrRecoveryProps) {
  const { t } = useMessages();
  const { config } = usePlatform();
  const [recovery, setRecovery] = useState(false);
  return (
    <>
      {recovery ? (
        <TextField
          label={t('stepUp.recovery')}
          name="recovery"
          autoComplete="off"
          maxLength={20}
          upper
          autoFocus
          value={code}
          onChange={onChange}
          hint={t('stepUp.recoveryHint')}
          error={wrong ? t('stepUp.wrongRecovery') : undefined}
        />
      ) : (
        <CodeField
          label={t('stepUp.codeApp', { count: config.otpLength })}
          length={config.otpLength}
          value={code}
          autoFocus
          onChange={onChange}
          onComplete={onComplete}
          error={wrong ? t('stepUp.wrongApp') : undefined}
        />
      )}
      <Row justify="start">
        <Button
          key={recovery ? 'app' : 'recovery'}
          variant="quiet"
          size="small"
          onClick={() => {
            onChange('');
            setRecovery(!recovery);
          }}
        >
          {t(recovery ? 'stepUp.useApp' : 'stepUp.useRecovery')}
        </Button>
      </Row>
    </>
  );
}
