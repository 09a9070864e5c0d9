import { useFormat, useMessages } from '@sanchay/i18n';
import { queryClient } from '@sanchay/remote-kit/query';
import { Button, Notice, Page } from '@sanchay/ui';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { refreshStale, staleSince } from '../session/staleData.ts';
import { useOnline } from '../kit/useOnline.ts';

/** Shows the date of the figures on the page while they cannot be refreshed, and retries. */
export function StaleNotice() {
  const { t } = useMessages();
  const { dateTime } = useFormat();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const cache = queryClient.getQueryCache();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache]);
  const since = useSyncExternalStore(subscribe, () => staleSince(cache, online));
  if (since === null) return null;
  const again = async () => {
    setBusy(true);
    await refreshStale(queryClient);
    setBusy(false);
  };
  return (
    <Page>
      <Notice
        tone="warn"
        live
        action={
          online && (
            <Button variant="quiet" size="small" busy={busy} onClick={() => void again()}>
              {t('action.retry')}
            </Button>
          )
        }
      >
        {t(online ? 'stale.since' : 'stale.offline', { time: dateTime(new Date(since)) })}
      </Notice>
    </Page>
  );
}
