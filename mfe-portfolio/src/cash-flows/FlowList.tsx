import type { NetWorthFlow } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Pager, Stack, Table, Text, TextLink, type Column } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { assetPath } from '../net-worth/assetPath.ts';
import { assetName, flowKind } from '../net-worth/flowText.ts';

const PER_PAGE = 25;

/** Deposits and withdrawals, newest first; what raises the net worth has a plus, what lowers it a minus. */
export function FlowList({ flows }: { flows: readonly NetWorthFlow[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const [page, setPage] = useState(1);
  const rows = flows.map((flow, index) => ({ ...flow, index })).toReversed();
  const columns: Column<NetWorthFlow>[] = [
    {
      key: 'date',
      head: t('column.date'),
      rowHead: true,
      cell: (flow) => format.date(flow.date),
    },
    {
      key: 'asset',
      head: t('flows.column.asset'),
      cell: (flow) => (
        <>
          <Name flow={flow} />
          <Text size="label" as="div">
            {flowKind(t, flow)} · {t(`source.${flow.source}`)}
          </Text>
        </>
      ),
    },
    {
      key: 'amount',
      head: t('column.amount'),
      align: 'end',
      exact: true,
      cell: ({ amount }) => format.rupees(amount, { decimals: 2, sign: 'always' }),
    },
  ];
  return (
    <Stack gap={4}>
      <Table
        caption={t('flows.title')}
        hideCaption
        columns={columns}
        rows={rows.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
        rowKey={({ index }) => String(index)}
      />
      <Pager page={page} pages={Math.ceil(rows.length / PER_PAGE)} onPage={setPage} />
    </Stack>
  );
}

function Name({ flow }: { flow: NetWorthFlow }) {
  const { t } = useMessages(MESSAGES);
  const path = assetPath(flow);
  const name = assetName(t, flow);
  return path === null ? <>{name}</> : <TextLink href={path}>{name}</TextLink>;
}
