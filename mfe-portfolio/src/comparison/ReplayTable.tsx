import type { HoldingComparison } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { DownloadIcon, LinkButton, Pager, Row, Stack, Table, Text, type Column } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { csvAddress } from '../read/csv.ts';
import { comparisonName } from './comparisonName.ts';
import { replayCsv } from './replayCsv.ts';

type Replayed = HoldingComparison['rows'][number];
const PER_PAGE = 12;
const DECIMALS = 4;

/** Each payment with the level at which it buys or sells, newest first; the units left times the last level are the value. */
export function ReplayTable({ comparison }: { comparison: HoldingComparison }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const [page, setPage] = useState(1);
  const { last, other, as_of: day } = comparison;
  const rows = comparison.rows.toReversed();
  const level = (value: number) => format.number(value, { decimals: 2 });
  const columns: Column<Replayed>[] = [
    {
      key: 'date',
      head: t('column.date'),
      rowHead: true,
      cell: (row) => format.date(row.date),
    },
    {
      key: 'amount',
      head: t('column.amount'),
      align: 'end',
      exact: true,
      cell: (row) => (
        <>
          {format.rupees(Math.abs(row.amount), { decimals: 2 })}
          <Text size="label" as="div">
            {t(row.amount < 0 ? 'calculation.kind.paid' : 'calculation.kind.received')}
          </Text>
        </>
      ),
    },
    {
      key: 'units',
      head: t('compare.units'),
      align: 'end',
      exact: true,
      cell: (row) => (
        <>
          {format.units(row.units, DECIMALS)}
          <Text size="label" as="div">
            {t('compare.atLevel', { level: level(row.level), date: format.date(row.level_date) })}
          </Text>
        </>
      ),
    },
  ];
  return (
    <Stack gap={4}>
      {last && other && (
        <Text size="small">
          {t('compare.value', {
            units: format.units(comparison.rows.at(-1)?.balance ?? 0, DECIMALS),
            level: level(last.level),
            date: format.date(last.date),
            value: format.rupees(other.value, { decimals: 2 }),
          })}
        </Text>
      )}
      <Table
        caption={t('compare.table', { name: comparisonName(t, comparison) })}
        hideCaption
        columns={columns}
        rows={rows.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
        rowKey={(row) => row.date}
      />
      <Pager page={page} pages={Math.ceil(rows.length / PER_PAGE)} onPage={setPage} />
      <Row>
        <LinkButton
          href={csvAddress(replayCsv(t, comparison))}
          download={`comparison-${comparison.with}-${day}.csv`}
          variant="secondary"
          size="small"
          icon={<DownloadIcon size={18} />}
        >
          {t('transactions.csv')}
        </LinkButton>
      </Row>
    </Stack>
  );
}
