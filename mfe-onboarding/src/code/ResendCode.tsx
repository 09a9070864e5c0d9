import { Button } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useSecondsLeft } from '@sanchay/remote-kit';
import { MESSAGES } from '../messages.ts';

export interface ResendCodeProps {
  /** Epoch milliseconds from which another code may be requested. */
  from: number;
  busy: boolean;
  onSend: () => void;
}

/** Requests another code, and shows how long the user has to wait for that. */
export function ResendCode({ from, busy, onSend }: ResendCodeProps) {
  const { t } = useMessages(MESSAGES);
  const seconds = useSecondsLeft(from);
  return (
    <Button variant="quiet" size="small" busy={busy} aria-disabled={seconds > 0} onClick={onSend}>
      {seconds > 0 ? t('code.resendIn', { seconds }) : t('code.resend')}
    </Button>
  );
}
