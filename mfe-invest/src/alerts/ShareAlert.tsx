import { loginAddress, type PriceAlert } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall, usePlatform, useSession } from '@sanchay/remote-kit';
import { BellIcon, Button, Stack, TextLink } from '@sanchay/ui';
import { useState } from 'react';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { ShareAlertForm } from './ShareAlertForm.tsx';

/** A share that an alert can be set on, with what it costs now. */
export interface AlertedShare extends Pick<PriceAlert, 'item' | 'name' | 'currency'> {
  kind: 'stock' | 'us_stock';
  price: number;
}

/** Sets a price alert on a share, and leads to those that are set. A visitor who is not signed in signs in first and returns. */
export function ShareAlert({ share }: { share: AlertedShare }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { navigate } = usePlatform();
  const { loggedIn } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const alerts = useCall('priceAlerts', {}, { enabled: loggedIn });
  const own = (alerts.data?.data.items ?? []).filter(
    ({ kind, item }) => kind === share.kind && item === share.item,
  );

  function open(): void {
    const { pathname, search, hash } = globalThis.location;
    if (loggedIn) setIsOpen(true);
    else navigate(loginAddress(pathname + search + hash));
  }

  return (
    <Stack gap={1}>
      <Button
        variant="quiet"
        icon={<BellIcon />}
        aria-label={`${t('alert.set')}: ${share.name}`}
        onClick={open}
      >
        {t('alert.set')}
      </Button>
      {loggedIn && own.length > 0 && (
        <TextLink href="/watchlist">{t('alert.own', { count: own.length })}</TextLink>
      )}
      {isOpen && <ShareAlertForm share={share} onClose={() => setIsOpen(false)} />}
    </Stack>
  );
}
