import { useMessages } from '@sanchay/i18n';
import { CompletionDialog, useNextStep } from '@sanchay/remote-kit';
import { Button, LinkButton, Notice, Stack } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';

/** Where the way begins, while nothing is known of it. */
const FIRST_PAGE = '/solo-setup';

/** For users who may not buy yet: the next step to take, or what is being checked. */
export function NotReady() {
  const { t } = useMessages(MESSAGES);
  const { next, advice } = useNextStep();
  const [asked, setAsked] = useState(false);
  return (
    <Stack gap={3}>
      <Notice title={t('buy.notReady')}>{t('buy.notReadyHint')}</Notice>
      {next?.kind === 'modal' ? (
        <>
          <Button full onClick={() => setAsked(true)}>
            {t('buy.finishSetUp')}
          </Button>
          <CompletionDialog
            modal={asked ? next.modal : null}
            action={advice?.actions[0]}
            onClose={() => setAsked(false)}
          />
        </>
      ) : (
        <LinkButton href={advice?.actions[0]?.path ?? FIRST_PAGE} full>
          {t('buy.finishSetUp')}
        </LinkButton>
      )}
    </Stack>
  );
}
