import type { AppConfig } from '@sanchay/contracts';
import { useFormat, useWords } from '@sanchay/i18n';
import { Table } from '@sanchay/ui';

interface Line {
  what: string;
  figure: string;
}

/** The regulator's counts of the month, a figure a line, so that a phone has room for the reason. */
export function ComplaintTable({ complaints }: { complaints: AppConfig['complaints'] }) {
  const { t, language } = useWords();
  const { date, number } = useFormat();
  const { startCount, thisMonth, resolvedThisMonth, endCount, reasonForPendancy } = complaints;
  const lines: Line[] = [
    { what: 'start', figure: number(startCount) },
    { what: 'received', figure: number(thisMonth) },
    { what: 'resolved', figure: number(resolvedThisMonth) },
    { what: 'end', figure: number(endCount) },
    { what: 'reason', figure: (endCount > 0 && reasonForPendancy[language]) || '--' },
  ];
  return (
    <Table
      caption={t('regulatory.asOf', { date: date(complaints.date) })}
      columns={[
        {
          key: 'what',
          head: t('regulatory.what'),
          rowHead: true,
          cell: ({ what }) => t(`regulatory.${what}`),
        },
        { key: 'figure', head: t('regulatory.figure'), align: 'end', cell: ({ figure }) => figure },
      ]}
      rows={lines}
      rowKey={({ what }) => what}
    />
  );
}
