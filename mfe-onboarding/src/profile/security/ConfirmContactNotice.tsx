import { usePlatform } from '@sanchay/remote-kit';
import { Button, Notice } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../../messages.ts';
import { useChange, type AskStepUp } from './useChange.ts';

/** For who was to confirm their contact later: a code that arrives does it. */
export function ConfirmContactNotice({ ask }: { ask: AskStepUp }) {
  const { t } = useMessages(MESSAGES);
  const { userChanged } = usePlatform();
  const { busy, problem, run } = useChange();

  function confirm(): void {
    void run(async () => {
      if ((await ask('security')) === null) return false;
      return userChanged();
    }, t('security.confirmed'));
  }

  return (
    <Notice
      tone="warn"
      title={t('security.unconfirmed')}
      action={
        <Button size="small" busy={busy} onClick={confirm}>
          {t('security.confirm')}
        </Button>
      }
    >
      {t('security.unconfirmedText')}
      <ProblemNotice error={problem} />
    </Notice>
  );
}
