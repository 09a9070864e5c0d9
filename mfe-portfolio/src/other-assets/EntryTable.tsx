import type { OtherAssetEntry, OtherAssetType } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Pager, Stack, Table, type Column } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { entryKindKey } from './entryKindKey.ts';

const PER_PAGE = 25;

/** What was recorded of an asset, newest first. */
export function EntryTable({ type, entries }: { type: OtherAssetType; entries: readonly OtherAssetEntry[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const [page, setPage] = useState(1);
  const rows = entries.toReversed();
  const columns: Column<OtherAssetEntry>[] = [
    { key: 'date', head: t('other.date'), rowHead: true, cell: ({ on }) => format.date(on) },
    { key: 'kind', head: t('other.kind'), cell: ({ kind }) => t(entryKindKey(type, kind)) },
    {
      key: 'amount',
      head: t('other.amount'),
      align: 'end',
      exact: true,
      cell: ({ amount }) => format.rupees(amount, { decimals: 2 }),
    },
  ];
  return (
    <Card title={t('other.entries')}>
      <Stack gap={4}>
        <Table
          caption={t('other.entries')}
          hideCaption
          columns={columns}
          rows={rows.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
          rowKey={({ on, kind, amount }) => `${on} ${kind} ${amount}`}
        />
        <Pager page={page} pages={Math.ceil(rows.length / PER_PAGE)} onPage={setPage} />
      </Stack>
    </Card>
  );
}
