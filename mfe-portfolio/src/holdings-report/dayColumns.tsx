import { shortFundName, type DayHolding, type RecordedDayHolding } from '@sanchay/contracts';
import type { Formats, Translate } from '@sanchay/i18n';
import { Change, Text, type Column } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { costText } from '../asset/figureTerms.tsx';
import { unitDecimals } from '../asset/figures.ts';

interface Frame {
  t: Translate;
  format: Formats;
  isPhone: boolean;
  /** ISO day of the report. */
  day: string;
}

type Row = DayHolding | RecordedDayHolding;

/**
 * The columns of the holdings on a day. On phones a NAV date other than the day stands below the name, and the gain
 * in percent below the value.
 */
export function dayColumns({ t, format, isPhone, day }: Frame): Column<Row>[] {
  const exact = (value: number) => format.rupees(value, { decimals: 2 });
  const units = ({ asset, units: count }: Row) =>
    count === null
      ? t(`other.type.${asset}`)
      : t(asset === 'gold' ? 'tx.grams' : 'tx.units', { units: format.units(count, unitDecimals([count])) });
  const priceDay = (row: Row) => {
    if (isRecorded(row)) return null;
    return row.price === null
      ? t('day.noNav')
      : t(row.price_is_old ? 'day.oldNav' : 'day.navOf', { date: format.date(row.price.date) });
  };
  const unitsAndDay = (row: Row) => {
    if (row.price_is_old) return t('day.oldNavShort', { date: format.date(row.price!.date) });
    const note =
      row.price === null
        ? !isRecorded(row) && t('day.noNav')
        : row.price.date !== day && format.date(row.price.date);
    return [units(row), note, elsewhere(row)].filter(Boolean).join(' · ');
  };
  const elsewhere = (row: Row) => {
    if (isRecorded(row)) return t('source.manual');
    return row.sources.includes('imported') && t('source.imported');
  };
  const nav = (row: Row) => (row.price ? format.nav(row.price.nav, row.asset === 'gold' ? 2 : 4) : '–');
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
        {below(isPhone ? unitsAndDay(row) : [units(row), elsewhere(row)].filter(Boolean).join(' · '))}
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
const isRecorded = (row: Row): row is RecordedDayHolding => row.units === null;

function nameOf(t: Translate, row: Row): string {
  if (row.asset === 'gold') return t('tx.asset.gold');
  return isRecorded(row) ? row.name : shortFundName(row.name);
}

function below(content: ReactNode) {
  return (
    <Text size="label" as="div">
      {content}
    </Text>
  );
}
