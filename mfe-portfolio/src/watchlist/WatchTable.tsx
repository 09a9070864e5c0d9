import { planLabel, shortFundName, type WatchedItem } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  Change,
  CloseIcon,
  Figure,
  IconButton,
  InstrumentMark,
  OnDesktop,
  OnPhone,
  Table,
  Text,
  TextLink,
  VisuallyHidden,
} from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { useUnwatch } from './useUnwatch.ts';
import { watchName } from './watchName.ts';
import { watchPath } from './watchPath.ts';

/** What is watched: name and kind, price or rate, change of a day, and a way to take it off. */
export function WatchTable({ items }: { items: readonly WatchedItem[] }) {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  const unwatch = useUnwatch();
  return (
    <Table
      caption={t('watchlist.title')}
      hideCaption
      rows={items}
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
            <IconButton
              label={t('watchlist.remove', { name: watchName(item) })}
              onClick={() => void unwatch({ ...item, name: watchName(item) })}
            >
              <CloseIcon />
            </IconButton>
          ),
        },
      ]}
    />
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
