import type { CallReply, ShareEvent, Stock } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, useSession } from '@sanchay/remote-kit';
import { Card, DetailList, Heading, Stack, TextLink } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { EventTable } from '../share/EventTable.tsx';
import { rightsPath } from '../stock-orders/stockOrderPath.ts';

type Holding = NonNullable<CallReply<'stockHolding'>['data']['holding']>;

/** Shares of the company in the demat account, with what its corporate actions changed; nothing without any. */
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
        {events.some(({ kind }) => kind === 'rights') && (
          <TextLink href={rightsPath(slug)}>{t('own.rights')}</TextLink>
        )}
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
  const { rupees, date, number } = useFormat();
  const paise = (amount: number) => rupees(amount, { decimals: 2 });
  const sharesOf = ({ other, received, received_shares: came, ...event }: ShareEvent): string => {
    const { shares_before: before, shares_after: after } = event;
    if (other !== null)
      return t(received ? 'own.from' : 'own.into', { shares: number(came), name: other.name });
    return before === after
      ? t('own.held', { count: before, shares: number(before) })
      : t('own.became', { before: number(before), after: number(after) });
  };
  const noteOf = ({ pays_on: day, paid_on: paid, tds }: ShareEvent): string | null => {
    if (day === null) return null;
    if (paid === null) return t('own.paysOn', { day: date(day) });
    return tds > 0 ? t('own.tds', { amount: paise(tds) }) : t('own.noTds');
  };
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('own.events')}</Heading>
      <EventTable
        caption={t('own.events')}
        cashHead={t('own.cash')}
        rows={events.map((event) => ({
          number: event.number,
          kind: event.kind,
          day: event.day,
          shares: sharesOf(event),
          cashNote: noteOf(event),
          cash:
            event.paid_on === null ? null : rupees(event.amount - event.tds, { decimals: 2, sign: 'always' }),
        }))}
      />
    </Stack>
  );
}
