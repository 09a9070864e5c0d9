import { fundTitle, type ReportedTransaction } from '@sanchay/contracts';
import { scaleOf } from '@sanchay/finance';
import type { Formats, Translate } from '@sanchay/i18n';
import { Text, TextLink, type Column } from '@sanchay/ui';
import { unitDecimals } from '../asset/figures.ts';
import { FundName } from '../read/FundName.tsx';
import { transactionType } from '../holding/transactionType.ts';

interface Frame {
  t: Translate;
  format: Formats;
  isPhone: boolean;
}

type Row = ReportedTransaction;

/** How units of each asset are written. */
const QUANTITIES = {
  mutual_fund: 'tx.units',
  stock: 'tx.shares',
  us_stock: 'tx.shares',
  gold: 'tx.grams',
} as const;

const ORDERS: ReadonlySet<string> = new Set(['purchase', 'sip', 'reversal']);

/** The page of the order behind a transaction; null for none. A correction has the page of what it corrects. */
export function orderPath({
  asset,
  type,
  order_id,
}: Pick<Row, 'asset' | 'type' | 'order_id'>): string | null {
  if (order_id === null || type === 'correction' || type === 'merger') return null;
  if (asset === 'gold') return '/gold/orders';
  if (asset === 'us_stock') return `/us-stocks/orders/${encodeURIComponent(order_id)}`;
  if (asset === 'stock') return `/stocks/orders/${encodeURIComponent(order_id)}`;
  return `/orders/${ORDERS.has(type) ? '' : 'sale/'}${encodeURIComponent(order_id)}`;
}

/** The columns of the report; on phones day and type stand below the name. */
export function reportColumns({ t, format, isPhone }: Frame): Column<Row>[] {
  const type = (row: Row) => {
    const path = orderPath(row);
    const name = transactionType(t, row.type);
    return path === null ? name : <TextLink href={path}>{name}</TextLink>;
  };
  // A dividend has no units; the tax on it stands in their place.
  const units = (row: Row) => {
    if (row.type === 'dividend')
      return row.charges > 0 && t('tx.dividendTax', { tax: format.rupees(row.charges, { decimals: 2 }) });
    return t(QUANTITIES[row.asset], {
      units:
        row.asset === 'us_stock' || row.asset === 'stock'
          ? format.number(row.units, { decimals: scaleOf(row.units) })
          : format.units(row.units, unitDecimals([row.units])),
    });
  };
  const usd = (value: number) => format.rupees(value, { currency: 'USD', decimals: 2 });
  const imported = (row: Row) => row.source === 'imported' && t('import.source');
  const fund: Column<Row> = {
    key: 'fund',
    head: t('tx.column.fund'),
    rowHead: true,
    cell: (row) => (
      <>
        {<FundName title={nameOf(t, row)} />}
        <Text size="label" as="div">
          {isPhone ? (
            <>
              {format.date(row.date)} · {type(row)}
              {imported(row) && ` · ${imported(row)}`}
            </>
          ) : (
            [row.asset !== 'gold' && row.folio_no, units(row), imported(row)].filter(Boolean).join(' · ')
          )}
        </Text>
      </>
    ),
  };
  const amount: Column<Row> = {
    key: 'amount',
    head: t('column.amount'),
    align: 'end',
    exact: true,
    cell: (row) => (
      <>
        {format.rupees(row.amount, { decimals: 2 })}
        {isPhone && (
          <Text size="label" as="div">
            {units(row)}
          </Text>
        )}
        {!isPhone && row.dollars && (
          <Text size="label" as="div">
            {t('tx.dollarRate', {
              amount: usd(row.dollars.amount),
              rate: format.number(row.dollars.rate, { decimals: 4 }),
            })}
          </Text>
        )}
      </>
    ),
  };
  if (isPhone) return [fund, amount];
  return [
    fund,
    { key: 'date', head: t('column.date'), cell: (row) => format.date(row.date) },
    { key: 'type', head: t('column.type'), cell: type },
    {
      key: 'nav',
      head: t('column.nav'),
      align: 'end',
      exact: true,
      cell: (row) => {
        if (row.dollars) return usd(row.dollars.price);
        return row.nav === null ? '–' : format.nav(row.nav, row.asset === 'mutual_fund' ? 4 : 2);
      },
    },
    amount,
  ];
}

function nameOf(t: Translate, { asset, name }: Row): string {
  if (asset === 'gold') return t('tx.asset.gold');
  return asset === 'mutual_fund' ? fundTitle(name) : name;
}
