import { planLabel, shortFundName, type WatchedItem, type Watchlists } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  BellIcon,
  Change,
  CloseIcon,
  Figure,
  IconButton,
  InstrumentMark,
  OnDesktop,
  OnPhone,
  Row,
  Table,
  Text,
  TextLink,
  useIsPhone,
  VisuallyHidden,
} from '@sanchay/ui';
import { memo } from 'react';
import { canBeAlerted } from '../alerts/alertTarget.ts';
import { entryOf, shortNote } from '../watch-lists/watchEntry.ts';
import { MESSAGES } from '../messages.ts';
import { useUnwatch } from './useUnwatch.ts';
import { watchName } from './watchName.ts';
import { watchPath } from './watchPath.ts';

interface Props {
  items: readonly WatchedItem[];
  /** Notes of the entries, once they are known. */
  watchlists: Watchlists | undefined;
  /** Instead of rows, when a list has none. */
  empty: string;
  /** Does not change while the list is shown, so that rows are drawn again for new prices only. */
  onAlert: (item: WatchedKey) => void;
}

/** Names an instrument that is watched. */
export type WatchedKey = Pick<WatchedItem, 'kind' | 'id'>;

/** What is watched: name and kind, price or rate, change of a day, a bell (not on phones) and a way to take it off. */
export function WatchTable({ items, watchlists, empty, onAlert }: Props) {
  const { t } = useMessages(MESSAGES);
  const { date, dateTime } = useFormat();
  const pricedOn = ({ price_date: day, price_at: at }: WatchedItem): string =>
    at !== undefined ? ` · ${dateTime(at)}` : day === null ? '' : ` · ${date(day)}`;
  const isPhone = useIsPhone();
  const noteOf = (item: WatchedItem): string => {
    const { note } = entryOf(watchlists, item);
    return note === null || isPhone ? '' : ` · ${shortNote(note)}`;
  };
  return (
    <Table
      caption={t('watchlist.title')}
      hideCaption
      rows={items}
      empty={empty}
      rowKey={({ kind, id }) => `${kind}:${id}`}
      // New prices do not measure all columns anew; phones have no room for declared widths.
      fixed={!isPhone}
      columns={[
        {
          key: 'name',
          head: t('watchlist.name'),
          rowHead: true,
          mark: ({ kind, id, name }) => <Mark kind={kind} id={id} name={name} />,
          cell: (item) => (
            <Name
              href={watchPath(item)}
              name={shortName(item)}
              about={[
                item.kind === 'mutual_fund' ? planLabel(t, item.name) : t(`watchlist.kind.${item.kind}`),
                pricedOn(item),
                noteOf(item),
              ].join('')}
            />
          ),
        },
        {
          key: 'price',
          head: t('watchlist.price'),
          align: 'end',
          exact: true,
          width: isPhone ? undefined : '14rem',
          cell: (item) => <Price item={item} isPhone={isPhone} />,
        },
        {
          key: 'remove',
          head: <VisuallyHidden>{t('watchlist.off')}</VisuallyHidden>,
          align: 'end',
          width: isPhone ? undefined : '8rem',
          cell: ({ kind, id, ...item }) => (
            <Actions kind={kind} id={id} name={watchName({ kind, ...item })} onAlert={onAlert} />
          ),
        },
      ]}
    />
  );
}

// A quote changes all rows at once. What it leaves as it is takes most of the time on a slow processor.
const Mark = memo(InstrumentMark);

const Name = memo(function Name({ href, name, about }: { href: string; name: string; about: string }) {
  return (
    <>
      <TextLink href={href}>{name}</TextLink>
      <Text size="label">{about}</Text>
    </>
  );
});

interface ActionsProps extends WatchedKey, Pick<Props, 'onAlert'> {
  name: string;
}

const Actions = memo(function Actions({ kind, id, name, onAlert }: ActionsProps) {
  const { t } = useMessages(MESSAGES);
  const unwatch = useUnwatch();
  return (
    <Row gap={0} justify="end">
      {canBeAlerted(kind) && (
        <OnDesktop>
          <IconButton label={t('alerts.setNamed', { name })} onClick={() => onAlert({ kind, id })}>
            <BellIcon />
          </IconButton>
        </OnDesktop>
      )}
      <IconButton label={t('watchlist.remove', { name })} onClick={() => void unwatch({ kind, id, name })}>
        <CloseIcon />
      </IconButton>
    </Row>
  );
});

/** Plan and option of a fund are on the line below. */
const shortName = ({ kind, name }: WatchedItem): string =>
  kind === 'mutual_fund' ? shortFundName(name) : name;

function Price({ item, isPhone }: { item: WatchedItem; isPhone: boolean }) {
  const { t } = useMessages(MESSAGES);
  const { rupees, percent } = useFormat();
  const { kind, price, previous_price: previous, currency } = item;
  if (kind === 'fixed_deposit') {
    return (
      <>
        <Figure>{t('watchlist.upTo', { rate: percent(item.interest_rate) })}</Figure>
        <Text size="label">
          {t('watchlist.senior', { rate: percent(item.senior_citizen_interest_rate) })}
        </Text>
      </>
    );
  }
  return (
    <>
      <Figure>{rupees(price, { decimals: 2, currency })}</Figure>
      {isPhone ? (
        <OnPhone>
          <Change percent={item.change_percentage} percentDecimals={1} size="small" />
        </OnPhone>
      ) : (
        <OnDesktop>
          <br />
          <Change
            amount={price === null || previous === null ? null : price - previous}
            percent={item.change_percentage}
            decimals={2}
            percentDecimals={1}
            currency={currency}
            size="small"
          />
        </OnDesktop>
      )}
    </>
  );
}
