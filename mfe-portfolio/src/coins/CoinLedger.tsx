import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Table, Text, useIsPhone, type Column } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

type Entry = CallReply<'coins'>['data']['transactions'][number];

/** Entries of the ledger: date, comment, credit, debit and the balance after each. */
export function CoinLedger({ entries }: { entries: readonly Entry[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const amount = (coins: number) => (coins === 0 ? '' : format.number(coins));
  const comment: Column<Entry> = {
    key: 'comment',
    head: t('coins.comment'),
    rowHead: true,
    cell: (entry) => (
      <>
        {entry.comment}
        <Text size="label" as="div">
          {format.date(entry.date)}
        </Text>
      </>
    ),
  };
  const change: Column<Entry> = {
    key: 'change',
    head: t('coins.change'),
    align: 'end',
    cell: ({ credit, debit }) => format.number(credit - debit, { sign: 'always' }),
  };
  const credit: Column<Entry> = {
    key: 'credit',
    head: t('coins.credit'),
    align: 'end',
    cell: (entry) => amount(entry.credit),
  };
  const debit: Column<Entry> = {
    key: 'debit',
    head: t('coins.debit'),
    align: 'end',
    cell: (entry) => amount(entry.debit),
  };
  const balance: Column<Entry> = {
    key: 'balance',
    head: t('coins.after'),
    align: 'end',
    cell: (entry) => format.number(entry.balance),
  };
  if (entries.length === 0) return <Text>{t('coins.none')}</Text>;
  return (
    <Table
      caption={t('coins.ledger')}
      hideCaption
      columns={isPhone ? [comment, change, balance] : [comment, credit, debit, balance]}
      rows={entries}
      rowKey={({ id }) => id}
    />
  );
}
