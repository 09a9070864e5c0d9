import type { Holding, PortfolioTransaction } from '@sanchay/contracts';
import type { Formats, Translate } from '@sanchay/i18n';
import { Text, TextLink, type Column } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { costText } from '../asset/figureTerms.tsx';
import { transactionType } from './transactionType.ts';

interface Frame {
  t: Translate;
  format: Formats;
  asset: Holding['asset'];
  /** Of units. */
  decimals: 3 | 4;
}

type Row = PortfolioTransaction;

function cells({ t, format, asset, decimals }: Frame) {
  const type = (row: Row) => transactionType(t, row.type);
  return {
    type: (row: Row): ReactNode =>
      row.order_id && asset === 'mutual_fund' ? (
        <TextLink href={orderPath(row)}>{type(row)}</TextLink>
      ) : (
        type(row)
      ),
    amount: (row: Row) => costText(t, row.amount, (amount) => format.rupees(amount)),
    duty: (row: Row) => format.rupees(row.stamp_duty, { decimals: 2 }),
    nav: (row: Row) =>
      row.nav === null ? t('figures.costUnknown') : format.nav(row.nav, asset === 'gold' ? 2 : 4),
    units: (row: Row) => format.units(row.units, decimals),
    balance: (row: Row) => format.units(row.balance_units, decimals),
  };
}

/** Sales and switches have pages of their own. */
const orderPath = ({ type, order_id }: Row): string =>
  `/orders/${['redemption', 'switch_in', 'switch_out'].includes(type) ? 'sale/' : ''}${encodeURIComponent(order_id!)}`;

/** A column for each figure. Gold has no folio and bears tax in place of duty. */
export function allColumns(frame: Frame): Column<Row>[] {
  const { t, format, asset } = frame;
  const cell = cells(frame);
  const isFund = asset === 'mutual_fund';
  const all: (Column<Row> | false)[] = [
    { key: 'date', head: t('column.date'), rowHead: true, cell: (row) => format.date(row.date) },
    { key: 'type', head: t('column.type'), cell: cell.type },
    isFund && { key: 'folio', head: t('column.folio'), cell: (row) => row.folio_no },
    { key: 'amount', head: t('column.amount'), align: 'end', cell: cell.amount },
    isFund && { key: 'duty', head: t('column.duty'), align: 'end', exact: true, cell: cell.duty },
    { key: 'nav', head: t(`facts.nav.${asset}`), align: 'end', exact: true, cell: cell.nav },
    { key: 'units', head: t(`facts.units.${asset}`), align: 'end', cell: cell.units },
    { key: 'balance', head: t('column.balance'), align: 'end', cell: cell.balance },
  ];
  return all.filter((column) => column !== false);
}

/** Three columns with two lines each. */
export function phoneColumns(frame: Frame): Column<Row>[] {
  const { t, format, asset } = frame;
  const cell = cells(frame);
  return [
    {
      key: 'date',
      head: t('column.date'),
      rowHead: true,
      cell: (row) => two(format.date(row.date), cell.type(row)),
    },
    {
      key: 'amount',
      head: t('column.amount'),
      align: 'end',
      cell: (row) =>
        two(
          cell.amount(row),
          asset === 'mutual_fund' &&
            row.amount !== null &&
            t('transactions.duty', { amount: cell.duty(row) }),
        ),
    },
    {
      key: 'units',
      head: t(`facts.units.${asset}`),
      align: 'end',
      exact: true,
      cell: (row) => two(cell.units(row), row.nav !== null && t('transactions.at', { nav: cell.nav(row) })),
    },
  ];
}

function two(first: ReactNode, second: ReactNode): ReactNode {
  return (
    <>
      {first}
      {second && (
        <Text size="label" as="div">
          {second}
        </Text>
      )}
    </>
  );
}
