import {
  fundTitle,
  type DayClass,
  type DayClassCode,
  type DayHolding,
  type RecordedDayHolding,
} from '@sanchay/contracts';
import type { Formats, Translate } from '@sanchay/i18n';
import { Change, Text, TextLink, type Column } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { costText } from '../asset/figureTerms.tsx';
import { unitDecimals } from '../asset/figures.ts';
import { FundName } from '../read/FundName.tsx';

interface Frame {
  t: Translate;
  format: Formats;
  isPhone: boolean;
  /** ISO day of the report. */
  day: string;
}

type Row = DayHolding | RecordedDayHolding | DayClass;

/** What each class is called, and the page that lists its assets; orders for money in transit. */
const CLASSES: Record<DayClassCode, { name: string; path: string }> = {
  stock: { name: 'class.stocks', path: '/portfolio/stocks' },
  us_stock: { name: 'class.us_stocks', path: '/portfolio/us-stocks' },
  us_cash: { name: 'asset.us_cash', path: '/portfolio/us-stocks' },
  stock_cash: { name: 'asset.trading_cash', path: '/portfolio/stocks' },
  in_transit: { name: 'asset.in_transit', path: '/orders' },
  fixed_deposit: { name: 'class.fixed_deposits', path: '/portfolio/fixed-deposit' },
  nps: { name: 'other.type.nps', path: '/import' },
  epf: { name: 'other.type.epf', path: '/import' },
};

/**
 * The columns of the holdings on a day. On phones a NAV date other than the day stands below the name, and the gain
 * in percent below the value.
 */
export function dayColumns({ t, format, isPhone, day }: Frame): Column<Row>[] {
  const exact = (value: number) => format.rupees(value, { decimals: 2 });
  const units = ({ asset, units: count }: DayHolding | RecordedDayHolding) =>
    count === null
      ? t(`other.type.${asset}`)
      : t(asset === 'gold' ? 'tx.grams' : 'tx.units', { units: format.units(count, unitDecimals([count])) });
  const priceDay = (row: Row) => {
    if (isClass(row) || isRecorded(row)) return null;
    return row.price === null
      ? t('day.noNav')
      : t(row.price_is_old ? 'day.oldNav' : 'day.navOf', { date: format.date(row.price.date) });
  };
  const unitsAndDay = (row: Row) => {
    if (isClass(row)) return elsewhere(row);
    if (row.price_is_old) return t('day.oldNavShort', { date: format.date(row.price!.date) });
    const note =
      row.price === null
        ? !isRecorded(row) && t('day.noNav')
        : row.price.date !== day && format.date(row.price.date);
    return [units(row), note, elsewhere(row)].filter(Boolean).join(' · ');
  };
  const elsewhere = (row: Row) => {
    if (isClass(row)) return t(`source.${row.source}`);
    if (isRecorded(row)) return t('source.manual');
    return row.sources.includes('imported') && t('source.imported');
  };
  const nav = (row: Row) =>
    !isClass(row) && row.price ? format.nav(row.price.nav, row.asset === 'gold' ? 2 : 4) : '–';
  const gain = (row: Row) =>
    row.gain === null ? (
      '–'
    ) : (
      <Change
        amount={isPhone ? null : row.gain}
        percent={row.gain_percentage}
        decimals={2}
        percentDecimals={2}
      />
    );
  const value = (row: Row) => (row.value === null ? '–' : exact(row.value));
  const fund: Column<Row> = {
    key: 'fund',
    head: t('tx.column.fund'),
    rowHead: true,
    cell: (row) => (
      <>
        {nameOf(t, row)}
        {below(
          isPhone
            ? unitsAndDay(row)
            : [!isClass(row) && units(row), elsewhere(row)].filter(Boolean).join(' · '),
        )}
      </>
    ),
  };
  const worth: Column<Row> = {
    key: 'value',
    head: t('day.value'),
    align: 'end',
    exact: true,
    cell: (row) => (
      <>
        {value(row)}
        {isPhone && below(gain(row))}
      </>
    ),
  };
  if (isPhone) return [fund, worth];
  return [
    fund,
    {
      key: 'nav',
      head: t('column.nav'),
      align: 'end',
      exact: true,
      cell: (row) => (
        <>
          {nav(row)}
          {below(priceDay(row))}
        </>
      ),
    },
    {
      key: 'invested',
      head: t('day.invested'),
      align: 'end',
      exact: true,
      cell: (row) => (row.asset === 'loan' ? '–' : costText(t, row.invested, exact)),
    },
    worth,
    { key: 'gain', head: t('day.gain'), align: 'end', exact: true, cell: gain },
  ];
}

/** Whether the account holder entered it with its values. */
const isRecorded = (row: DayHolding | RecordedDayHolding): row is RecordedDayHolding => row.units === null;

const isClass = (row: Row): row is DayClass => 'source' in row;

/** Identifies a row. */
export const rowKeyOf = (row: Row): string => (isClass(row) ? `${row.asset} ${row.source}` : row.code);

function nameOf(t: Translate, row: Row): ReactNode {
  if (isClass(row)) return <TextLink href={CLASSES[row.asset].path}>{t(CLASSES[row.asset].name)}</TextLink>;
  if (row.asset === 'gold') return t('tx.asset.gold');
  return isRecorded(row) ? row.name : <FundName title={fundTitle(row.name)} />;
}

function below(content: ReactNode) {
  return (
    <Text size="label" as="div">
      {content}
    </Text>
  );
}
