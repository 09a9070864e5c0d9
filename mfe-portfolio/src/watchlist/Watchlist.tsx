import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, usePageTitle } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Card, Heading, Page, Row, SelectField, SkeletonTable, Stack, Text } from '@sanchay/ui';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';
import { NothingWatched } from './NothingWatched.tsx';
import { inWatchOrder, WATCH_ORDERS, watchOrderOf } from './watchOrder.ts';
import { WatchTable } from './WatchTable.tsx';

/** `/watchlist`: the instruments that the user watches, with prices and the day's change, live. */
export function Watchlist() {
  const { t } = useMessages(MESSAGES);
  const [address, setAddress] = useSearchParams();
  const order = watchOrderOf(address);
  const list = useCall('watchlist', {});
  usePageTitle(t('watchlist.title'));
  const again = () => void refreshCalls('watchlist');
  useBusEvent('watchlist/changed', again);
  useBusEvent('prices/published', again);
  useBusEvent('nav/published', again);
  function sortBy(next: string): void {
    const query = new URLSearchParams(address);
    if (next === 'added') query.delete('sort');
    else query.set('sort', next);
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
                    onChange={sortBy}
                    options={WATCH_ORDERS.map((value) => ({ value, label: t(`watchlist.sort.${value}`) }))}
                  />
                </Row>
                <Card padding="tight">
                  <WatchTable items={inWatchOrder(items, order)} />
                </Card>
              </>
            )
          }
        </Answer>
        <SandboxNote />
      </Stack>
    </Page>
  );
}
