import type { AppConfig } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Stack, Table, Text } from '@sanchay/ui';

interface Line {
  what: string;
  figure: string;
}

/** The regulator's counts of the month, a figure a line, and why some are open. */
export function ComplaintTable({ complaints }: { complaints: AppConfig['complaints'] }) {
  const { t, language } = useMessages();
  const { date, number } = useFormat();
  const { startCount, thisMonth, resolvedThisMonth, endCount, reasonForPendancy } = complaints;
  const lines: Line[] = [
    { what: 'start', figure: number(startCount) },
    { what: 'received', figure: number(thisMonth) },
    { what: 'resolved', figure: number(resolvedThisMonth) },
    { what: 'end', figure: number(endCount) },
  ];
  const reason = (endCount > 0 && reasonForPendancy[language]) || '--';
  return (
    <Stack gap={3}>
      <Table
        caption={t('regulatory.asOf', { date: date(complaints.date) })}
        columns={[
          {
            key: 'what',
            head: t('regulatory.what'),
            rowHead: true,
            width: '70%',
            cell: ({ what }) => t(`regulatory.${what}`),
          },
          { key: 'figure', head: t('regulatory.figure'), align: 'end', cell: ({ figure }) => figure },
        ]}
        rows={lines}
        rowKey={({ what }) => what}
      />
      <Text>{t('regulatory.reason', { reason })}</Text>
    </Stack>
  );
}
