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
import { targetOf, type AlertTarget } from '../alerts/alertTarget.ts';
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
  onAlert: (target: AlertTarget) => void;
}

/** What is watched: name and kind, price or rate, change of a day, a bell (not on phones) and a way to take it off. */
export function WatchTable({ items, watchlists, empty, onAlert }: Props) {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  const unwatch = useUnwatch();
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
      columns={[
        {
          key: 'name',
          head: t('watchlist.name'),
          rowHead: true,
          mark: ({ kind, id, name }) => <InstrumentMark kind={kind} id={id} name={name} />,
          cell: (item) => (
            <>
              <TextLink href={watchPath(item)}>{shortName(item)}</TextLink>
              <Text size="label">
                {item.kind === 'mutual_fund' ? planLabel(t, item.name) : t(`watchlist.kind.${item.kind}`)}
                {item.price_date && ` · ${date(item.price_date)}`}
                {noteOf(item)}
              </Text>
            </>
          ),
        },
        {
          key: 'price',
          head: t('watchlist.price'),
          align: 'end',
          exact: true,
          cell: (item) => <Price item={item} />,
        },
        {
          key: 'remove',
          head: <VisuallyHidden>{t('watchlist.off')}</VisuallyHidden>,
          align: 'end',
          cell: (item) => (
            <Row gap={0} justify="end">
              <Bell item={item} onAlert={onAlert} />
              <IconButton
                label={t('watchlist.remove', { name: watchName(item) })}
                onClick={() => void unwatch({ ...item, name: watchName(item) })}
              >
                <CloseIcon />
              </IconButton>
            </Row>
          ),
        },
      ]}
    />
  );
}

function Bell({ item, onAlert }: { item: WatchedItem; onAlert: Props['onAlert'] }) {
  const { t } = useMessages(MESSAGES);
  const target = targetOf(item);
  if (!target) return null;
  return (
    <OnDesktop>
      <IconButton label={t('alerts.setNamed', { name: target.name })} onClick={() => onAlert(target)}>
        <BellIcon />
      </IconButton>
    </OnDesktop>
  );
}

/** Plan and option of a fund are on the line below. */
const shortName = ({ kind, name }: WatchedItem): string =>
  kind === 'mutual_fund' ? shortFundName(name) : name;

function Price({ item }: { item: WatchedItem }) {
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
      <OnPhone>
        <Change percent={item.change_percentage} percentDecimals={1} size="small" />
      </OnPhone>
    </>
  );
}
