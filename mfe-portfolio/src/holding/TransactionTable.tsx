import type { Holding, PortfolioTransaction } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Table, useIsPhone } from '@sanchay/ui';
import { unitDecimals } from '../asset/figures.ts';
import { MESSAGES } from '../messages.ts';
import { allColumns, phoneColumns } from './transactionColumns.tsx';

interface Props {
  caption: string;
  asset: Holding['asset'];
  transactions: readonly PortfolioTransaction[];
}

/** Transactions with all their figures; on phones the lesser ones stand below the greater. */
export function TransactionTable({ caption, asset, transactions }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const columnsFor = useIsPhone() ? phoneColumns : allColumns;
  const decimals = unitDecimals(transactions.flatMap((row) => [row.units, row.balance_units]));
  return (
    <Table
      caption={caption}
      hideCaption
      columns={columnsFor({ t, format, asset, decimals })}
      rows={transactions}
      rowKey={(row) => row.id}
    />
  );
}
