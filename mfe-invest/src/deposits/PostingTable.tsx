import type { Deposit } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Figure, Table, Text } from '@sanchay/ui';
import { DEPOSIT_MESSAGES } from '../messages.ts';

/** Every booking of interest of a deposit: booked and expected. */
export function PostingTable({ postings }: { postings: Deposit['postings'] }) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  const { rupees, date } = useFormat();
  const money = (amount: number) => <Figure strong={false}>{rupees(amount)}</Figure>;
  return (
    <Table
      caption={t('postings.title')}
      hideCaption
      rows={postings}
      rowKey={({ on, booked }) => `${on}${booked}`}
      columns={[
        {
          key: 'on',
          head: t('postings.day'),
          rowHead: true,
          cell: ({ on, kind, booked }) => (
            <>
              {date(on)}
              <Text size="label">
                {t(`postings.${kind}`)}
                {!booked && ` · ${t('postings.expected')}`}
              </Text>
            </>
          ),
        },
        {
          key: 'interest',
          head: t('postings.interest'),
          align: 'end',
          cell: ({ interest }) => money(interest),
        },
        {
          key: 'tds',
          head: t('postings.tds'),
          align: 'end',
          hideOnPhone: true,
          cell: ({ tds }) => money(tds),
        },
        { key: 'balance', head: t('postings.balance'), align: 'end', cell: ({ balance }) => money(balance) },
      ]}
    />
  );
}
