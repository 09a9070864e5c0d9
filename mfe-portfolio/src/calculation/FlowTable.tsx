import type { ReturnsCalculation } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Pager, Stack, Table, Text, useIsPhone, type Column } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';

type Flow = ReturnsCalculation['flows'][number];
const PER_PAGE = 25;

/**
 * The payments behind the XIRR, newest first: at that rate their present values add up to nothing. `text` explains them, or
 * why there is no rate.
 */
export function FlowTable({ text, flows }: { text: string; flows: readonly Flow[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const [page, setPage] = useState(1);
  const exact = (amount: number) => format.rupees(amount, { decimals: 2 });
  const rows = flows.toReversed();
  const hasRate = flows.every(({ present_value: present }) => present !== null);
  const columns: Column<Flow>[] = [
    {
      key: 'date',
      head: t('column.date'),
      rowHead: true,
      cell: (flow) => (
        <>
          {format.date(flow.date)}
          <Text size="label" as="div">
            {t(`calculation.kind.${flow.kind}`)}
          </Text>
        </>
      ),
    },
    {
      key: 'amount',
      head: t('column.amount'),
      align: 'end',
      exact: true,
      cell: ({ amount }) => exact(amount),
    },
    ...(hasRate
      ? [
          ...(isPhone
            ? []
            : [
                {
                  key: 'days',
                  head: t('calculation.days'),
                  align: 'end' as const,
                  cell: ({ days }: Flow) => format.number(days),
                },
              ]),
          {
            key: 'present',
            head: t('calculation.present'),
            align: 'end' as const,
            exact: true,
            cell: ({ present_value: present }: Flow) => exact(present ?? 0),
          },
        ]
      : []),
  ];
  return (
    <Stack gap={4}>
      <Text size="small">{text}</Text>
      <Table
        caption={t('calculation.flows')}
        hideCaption
        columns={columns}
        rows={rows.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
        rowKey={({ date, kind }) => `${date} ${kind}`}
      />
      <Pager page={page} pages={Math.ceil(rows.length / PER_PAGE)} onPage={setPage} />
    </Stack>
  );
}
