import type { CallReply, ShareEvent, Stock } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, useSession } from '@sanchay/remote-kit';
import { Card, DetailList, Figure, Heading, Stack, Table, Text } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';

type Holding = NonNullable<CallReply<'stockHolding'>['data']['holding']>;

/** Shares of the company in the demat account, with what splits, bonus issues and dividends changed; nothing without any. */
export function OwnShares({ slug }: Pick<Stock, 'slug'>) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { loggedIn } = useSession();
  const own = useCall('stockHolding', { params: { slug } }, { enabled: loggedIn });
  useBusEvent('holdings/changed', () => void refreshCalls('stockHolding'));
  if (!loggedIn || !own.data) return null;
  const { holding, events } = own.data.data;
  if (!holding && events.length === 0) return null;
  return (
    <Card title={t('own.title')}>
      <Stack gap={5}>
        {holding && <OwnFigures holding={holding} />}
        {events.length > 0 && <OwnEvents events={events} />}
      </Stack>
    </Card>
  );
}

function OwnFigures({ holding }: { holding: Holding }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { rupees, number } = useFormat();
  const { quantity, unsettled, invested, value, gain, average_price: average } = holding;
  return (
    <DetailList
      layout="grid"
      items={[
        {
          term: t('own.shares'),
          value: number(quantity),
          hint: unsettled > 0 ? t('own.unsettled', { count: unsettled }) : undefined,
        },
        { term: t('own.average'), value: rupees(average, { decimals: 2 }) },
        { term: t('own.invested'), value: rupees(invested, { decimals: 2 }) },
        { term: t('own.value'), value: rupees(value, { decimals: 2 }) },
        { term: t('own.gain'), value: rupees(gain, { decimals: 2, sign: 'always' }) },
      ]}
    />
  );
}

function OwnEvents({ events }: { events: readonly ShareEvent[] }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { rupees, date } = useFormat();
  const paise = (amount: number) => rupees(amount, { decimals: 2 });
  const more = ({ pays_on, paid_on, tds }: ShareEvent): string | null => {
    if (pays_on === null) return null;
    if (paid_on === null) return t('own.paysOn', { day: date(pays_on) });
    return tds > 0 ? t('own.tds', { amount: paise(tds) }) : t('own.paid');
  };
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('own.events')}</Heading>
      <Table
        caption={t('own.events')}
        hideCaption
        rows={events}
        rowKey={(event) => String(event.number)}
        columns={[
          {
            key: 'event',
            head: t('own.event'),
            rowHead: true,
            cell: (event) => (
              <>
                {t(`action.${event.kind}`)}
                <Text size="label">{[date(event.day), more(event)].filter(Boolean).join(' · ')}</Text>
              </>
            ),
          },
          {
            key: 'shares',
            head: t('own.shares'),
            align: 'end',
            cell: ({ shares_before: before, shares_after: after }) => (
              <Figure strong={false}>{before === after ? `${before}` : `${before} → ${after}`}</Figure>
            ),
          },
          {
            key: 'cash',
            head: t('own.cash'),
            align: 'end',
            exact: true,
            cell: ({ paid_on: paid, amount, tds }) => (
              <Figure>{paid === null ? '--' : rupees(amount - tds, { decimals: 2, sign: 'always' })}</Figure>
            ),
          },
        ]}
      />
    </Stack>
  );
}
