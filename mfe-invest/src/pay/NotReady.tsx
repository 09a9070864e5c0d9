import { useMessages } from '@sanchay/i18n';
import { CompletionDialog, useNextStep } from '@sanchay/remote-kit';
import { Button, LinkButton, Notice } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';

/** Where the way begins, while nothing is known of it. */
const FIRST_PAGE = '/solo-setup';

interface NotReadyProps {
  /** The label of the payment button. */
  pay: string;
  /** The server has just refused the payment for it: what is being checked is shown at once. */
  refused: boolean;
}

/** For a user who cannot pay yet: the next step to take, or what is being checked. The cart is retained meanwhile. */
export function NotReady({ pay, refused }: NotReadyProps) {
  const { t } = useMessages(MESSAGES);
  const { next, advice } = useNextStep();
  const [reported, setNotified] = useState(!refused);
  const [asked, setAsked] = useState(false);
  if (next?.kind === 'modal') {
    const close = (): void => {
      setNotified(true);
      setAsked(false);
    };
    return (
      <>
        <Notice tone="info" title={t('pay.held')}>
          {t('pay.heldHint')}
        </Notice>
        <Button full onClick={() => setAsked(true)}>
          {pay}
        </Button>
        <CompletionDialog
          modal={asked || !reported ? next.modal : null}
          action={advice?.actions[0]}
          onClose={close}
        />
      </>
    );
  }
  return (
    <>
      <Notice tone="warn" title={t('pay.notReady')}>
        {t('pay.notReadyHint')}
      </Notice>
      <LinkButton href={advice?.actions[0]?.path ?? FIRST_PAGE} full>
        {t('pay.finishSetup')}
      </LinkButton>
    </>
  );
}
