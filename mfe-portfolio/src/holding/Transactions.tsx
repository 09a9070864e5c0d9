import type { CallReply } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Card, DownloadIcon, LinkButton, Pager, Stack } from '@sanchay/ui';
import { useState } from 'react';
import { holdingName } from '../asset/holdingName.ts';
import { MESSAGES } from '../messages.ts';
import { csvAddress } from '../read/csv.ts';
import { transactionCsv } from './transactionCsv.ts';
import { TransactionTable } from './TransactionTable.tsx';

const PER_PAGE = 25;

/** Every booking of a holding, newest first, and all of them as a file. */
export function Transactions({
  holding,
  transactions,
}: Pick<CallReply<'anyHolding'>['data'], 'holding' | 'transactions'>) {
  const { t } = useMessages(MESSAGES);
  const [asked, setPage] = useState(1);
  const pages = Math.ceil(transactions.length / PER_PAGE);
  const page = Math.min(asked, Math.max(1, pages));
  const csv = transactionCsv(t, transactions);
  return (
    <Card
      title={t('transactions.title', { count: transactions.length })}
      actions={
        transactions.length > 0 && (
          <LinkButton
            href={csvAddress(csv)}
            download={`${holding.fundInfo.code.toLowerCase()}-transactions.csv`}
            variant="secondary"
            size="small"
            icon={<DownloadIcon size={18} />}
          >
            {t('transactions.csv')}
          </LinkButton>
        )
      }
    >
      <Stack gap={4}>
        <TransactionTable
          caption={t('transactions.caption', { name: holdingName(t, holding) })}
          asset={holding.asset}
          transactions={transactions.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
        />
        <Pager page={page} pages={pages} onPage={setPage} />
      </Stack>
    </Card>
  );
}
