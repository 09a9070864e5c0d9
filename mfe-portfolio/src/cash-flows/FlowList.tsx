import type { NetWorthFlow } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Pager, Stack, Table, TextLink, useIsPhone, type Column } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { assetPath } from '../net-worth/assetPath.ts';
import { assetName, flowKind } from '../net-worth/flowText.ts';
import { FundName } from '../read/FundName.tsx';
import { TwoLines } from '../read/TwoLines.tsx';

const PER_PAGE = 25;

/**
 * Deposits and withdrawals in whole rupees, newest first; what raises the net worth has a plus, what lowers it a minus.
 * The file has them to the paisa.
 */
export function FlowList({ flows }: { flows: readonly NetWorthFlow[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const [page, setPage] = useState(1);
  const rows = flows.map((flow, index) => ({ ...flow, index })).toReversed();
  const date: Column<NetWorthFlow> = {
    key: 'date',
    head: t('column.date'),
    cell: (flow) => format.date(flow.date),
  };
  const asset: Column<NetWorthFlow> = {
    key: 'asset',
    head: t('flows.column.asset'),
    rowHead: true,
    cell: (flow) => (
      <TwoLines
        below={
          isPhone
            ? `${format.date(flow.date)} · ${flowKind(t, flow)}`
            : `${flowKind(t, flow)} · ${t(`source.${flow.source}`)}`
        }
      >
        <Name flow={flow} />
      </TwoLines>
    ),
  };
  const amount: Column<NetWorthFlow> = {
    key: 'amount',
    head: t('column.amount'),
    align: 'end',
    cell: (flow) => format.rupees(flow.amount, { sign: 'always' }),
  };
  return (
    <Stack gap={4}>
      <Table
        caption={t('flows.title')}
        hideCaption
        columns={isPhone ? [asset, amount] : [date, asset, amount]}
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
  const name = <FundName title={assetName(t, flow)} />;
  return path === null ? name : <TextLink href={path}>{name}</TextLink>;
}
