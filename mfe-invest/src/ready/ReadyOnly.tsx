import { useMessages } from '@sanchay/i18n';
import { useNextStep } from '@sanchay/remote-kit';
import { orderReturn } from '@sanchay/remote-kit/storage';
import { LinkButton, Notice, Stack } from '@sanchay/ui';
import { useEffect, type ReactNode } from 'react';
import { MESSAGES } from '../messages.ts';
import { useReadyToInvest } from './useReadyToInvest.ts';

/** Where every step of the setup is listed with its state. */
const STATUS_PATH = '/kyc';

/**
 * The last part of an order, for accounts that may invest. Others read what is missing and are led to the next step of the
 * setup; its end leads back to this page.
 */
export function ReadyOnly({ children }: { children: ReactNode }) {
  const isReady = useReadyToInvest();
  useEffect(() => {
    const { pathname, search } = globalThis.location;
    if (!isReady) orderReturn.keep(pathname + search);
    else if (orderReturn.get()?.split('?')[0] === pathname) orderReturn.drop();
  }, [isReady]);
  return isReady ? children : <SetupFirst />;
}

function SetupFirst() {
  const { t } = useMessages(MESSAGES);
  const { advice } = useNextStep();
  const next = advice?.actions[0];
  const waits = advice?.waiting === true;
  return (
    <Stack gap={3}>
      <Notice tone={waits ? 'info' : 'warn'} title={t(waits ? 'pay.held' : 'pay.notReady')}>
        {t(waits ? 'ready.waits' : 'ready.first')}
      </Notice>
      <LinkButton href={waits ? STATUS_PATH : (next?.path ?? STATUS_PATH)} full>
        {t(waits ? 'ready.status' : 'pay.finishSetup')}
      </LinkButton>
    </Stack>
  );
}
