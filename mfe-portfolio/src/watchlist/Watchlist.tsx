import type { WatchedItem } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { afterPaint, refreshCalls, useBusEvent, useCall, usePageTitle } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Card, Heading, Page, Row, SelectField, SkeletonTable, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { AlertsCard, refreshAlerts, type AlertDialog } from '../alerts/AlertsCard.tsx';
import { alertTargets, targetOf } from '../alerts/alertTarget.ts';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';
import { ListBar } from '../watch-lists/ListBar.tsx';
import { itemsOfList } from '../watch-lists/watchEntry.ts';
import { NothingWatched } from './NothingWatched.tsx';
import { inWatchOrder, WATCH_ORDERS, watchOrderOf } from './watchOrder.ts';
import { WatchTable, type WatchedKey } from './WatchTable.tsx';

/** `/watchlist`: the instruments that the user watches, with prices and the day's change, live. */
export function Watchlist() {
  const { t } = useMessages(MESSAGES);
  const [address, setAddress] = useSearchParams();
  const order = watchOrderOf(address);
  const list = useCall('watchlist', {});
  const watchlists = useCall('watchlists', {}).data?.data;
  const chosen = address.get('list');
  const [dialog, setDialog] = useState<AlertDialog | WatchedKey | null>(null);
  usePageTitle(t('watchlist.title'));
  useBusEvent('watchlist/changed', () => void refreshCalls('watchlist', 'watchlists'));
  // Alerts come after the prices, so that a slow processor shows those first.
  const priced = () => void refreshCalls('watchlist').then(() => afterPaint(() => void refreshAlerts()));
  useBusEvent('prices/published', priced);
  useBusEvent('nav/published', priced);
  function put(name: 'sort' | 'list', value: string): void {
    const query = new URLSearchParams(address);
    if (value === '') query.delete(name);
    else query.set(name, value);
    setAddress(query, { replace: true });
  }
  return (
    <Page>
      <Stack gap={5}>
        <Heading level={1}>{t('watchlist.title')}</Heading>
        <Answer of={list} skeleton={<SkeletonTable rows={6} columns={3} />}>
          {({ data: { items, limit } }) =>
            items.length === 0 ? (
              <NothingWatched />
            ) : (
              <>
                <Row justify="between" align="end">
                  <Text size="small">{t('watchlist.count', { count: items.length, limit })}</Text>
                  <SelectField
                    label={t('sort.label')}
                    value={order}
                    onChange={(next) => put('sort', next === 'added' ? '' : next)}
                    options={WATCH_ORDERS.map((value) => ({ value, label: t(`watchlist.sort.${value}`) }))}
                  />
                </Row>
                {watchlists && (
                  <ListBar
                    items={items}
                    watchlists={watchlists}
                    chosen={chosen}
                    onChoose={(id) => put('list', id)}
                  />
                )}
                <Card padding="tight">
                  <WatchTable
                    items={inWatchOrder(itemsOfList(items, watchlists, chosen), order)}
                    watchlists={watchlists}
                    empty={t('lists.empty')}
                    onAlert={setDialog}
                  />
                </Card>
              </>
            )
          }
        </Answer>
        {list.data && (
          <AlertsCard
            targets={alertTargets(list.data.data.items, t('alerts.gold'))}
            dialog={dialog && 'kind' in dialog ? alertOf(list.data.data.items, dialog) : dialog}
            onDialog={setDialog}
          />
        )}
        <SandboxNote />
      </Stack>
    </Page>
  );
}

/** The dialog of a new alert on one of the items, at its newest price. */
function alertOf(items: readonly WatchedItem[], { kind, id }: WatchedKey): AlertDialog | null {
  const item = items.find((each) => each.kind === kind && each.id === id);
  const target = item && targetOf(item);
  return target ? { targets: [target] } : null;
}
