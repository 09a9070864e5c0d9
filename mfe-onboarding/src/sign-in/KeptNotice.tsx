import { client } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { keptOrders, storage } from '@sanchay/remote-kit/storage';
import { Notice } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';

/** What a visitor put into the cart before signing in; nothing without it. */
export function KeptNotice() {
  const { t } = useMessages(MESSAGES);
  const [kept] = useState(() => keptOrders(storage).all(client.now()));
  const [first] = kept;
  if (!first) return null;
  return (
    <Notice>
      {kept.length === 1 ? t('kept.one', { fund: first.name }) : t('kept.many', { count: kept.length })}
    </Notice>
  );
}
