import type { ComingInstalment } from '@sanchay/contracts';
import { Figure, Table, Text } from '@sanchay/ui';
import { usePlanMessages } from './usePlanMessages.ts';

/** Instalments to come with holidays applied. */
export function InstalmentTable({ upcoming }: { upcoming: readonly ComingInstalment[] }) {
  const { t, format, money } = usePlanMessages();
  return (
    <Table
      caption={t('coming.title')}
      hideCaption
      rows={upcoming}
      rowKey={(row) => row.due_date}
      columns={[
        {
          key: 'date',
          head: t('coming.date'),
          rowHead: true,
          cell: ({ date, due_date: due, moved }) => (
            <>
              {format.date(date)}
              {moved && <Text size="label">{t('coming.moved', { date: format.date(due) })}</Text>}
            </>
          ),
        },
        {
          key: 'amount',
          head: t('coming.amount'),
          align: 'end',
          cell: ({ amount }) => <Figure>{money(amount)}</Figure>,
        },
      ]}
    />
  );
}
