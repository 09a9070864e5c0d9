import type { Deposit } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Figure, OnPhone, Pager, Stack, Table, Text } from '@sanchay/ui';
import { useState } from 'react';
import { DEPOSIT_MESSAGES } from '../messages.ts';

/** Bookings a page, such as the quarters of two years. */
const PER_PAGE = 8;

/** Every booking of interest of a deposit, booked and expected; opens with the page of the next one. */
export function PostingTable({ postings }: { postings: Deposit['postings'] }) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  const { rupees, date } = useFormat();
  const money = (amount: number) => <Figure strong={false}>{rupees(amount)}</Figure>;
  const next = postings.findIndex(({ booked }) => !booked);
  const [page, setPage] = useState(1 + Math.floor(Math.max(0, next) / PER_PAGE));
  return (
    <Stack gap={4}>
      <Table
        caption={t('postings.title')}
        hideCaption
        rows={postings.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
        rowKey={({ on, booked }) => `${on}${booked}`}
        columns={[
          {
            key: 'on',
            head: t('postings.day'),
            rowHead: true,
            cell: ({ on, kind, booked, interest }) => (
              <>
                {date(on)}
                <Text size="label">
                  {booked
                    ? t(interest < 0 ? 'postings.recovered' : `postings.${kind}`)
                    : `${t(`postings.${kind}Next`)} · ${t('postings.expected')}`}
                </Text>
              </>
            ),
          },
          {
            key: 'interest',
            head: t('postings.interest'),
            align: 'end',
            cell: ({ interest, tds }) => (
              <>
                {money(interest)}
                {tds !== 0 && (
                  <OnPhone>
                    <Text size="label">{t('postings.tdsOf', { amount: rupees(tds) })}</Text>
                  </OnPhone>
                )}
              </>
            ),
          },
          {
            key: 'tds',
            head: t('postings.tds'),
            align: 'end',
            hideOnPhone: true,
            cell: ({ tds }) => money(tds),
          },
          {
            key: 'balance',
            head: t('postings.balance'),
            align: 'end',
            cell: ({ balance }) => money(balance),
          },
        ]}
      />
      <Pager page={page} pages={Math.ceil(postings.length / PER_PAGE)} onPage={setPage} />
    </Stack>
  );
}
