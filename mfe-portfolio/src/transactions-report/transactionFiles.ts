import { client } from '@sanchay/api-client';
import { TRANSACTION_FILES, TRANSACTIONS_IN_PDF } from '@sanchay/contracts';
import type { Translate } from '@sanchay/i18n';
import type { ReportFile } from '../read/Downloads.tsx';
import type { TransactionFilter } from './transactionFilter.ts';

interface Asked {
  t: Translate;
  filter: TransactionFilter;
  /** Transactions that meet the filter. */
  total: number;
}

/** The files of the transactions that are filtered; a long PDF comes in parts. */
export function transactionFiles({ t, filter, total }: Asked): ReportFile[] {
  const parts = Math.ceil(total / TRANSACTIONS_IN_PDF);
  return TRANSACTION_FILES.flatMap((file) => {
    if (file === 'transactions.pdf' && parts > 1)
      return Array.from({ length: parts }, (_, index) => pdfPart({ t, filter, part: index + 1, parts }));
    return {
      id: file,
      label: t(`tx.file.${file}`),
      name: file,
      load: () => client.call('transactionFile', { params: { file }, query: filter }),
    };
  });
}

function pdfPart({
  t,
  filter,
  part,
  parts,
}: Omit<Asked, 'total'> & { part: number; parts: number }): ReportFile {
  return {
    id: `part-${part}`,
    label: t('tx.pdfPart', { part, parts }),
    name: `transactions-${part}-of-${parts}.pdf`,
    load: () => client.call('transactionVolume', { query: { ...filter, part } }),
  };
}
