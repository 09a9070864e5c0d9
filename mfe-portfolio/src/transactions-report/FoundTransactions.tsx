import { TRANSACTIONS_IN_PDF, type TransactionReport as Report } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Pager, Row, Stack, Stat, Table, Text, useIsPhone } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { Downloads } from '../read/Downloads.tsx';
import { NoTransactions } from './NoTransactions.tsx';
import { reportColumns } from './reportColumns.tsx';
import type { TransactionFilter } from './transactionFilter.ts';
import { transactionFiles } from './transactionFiles.ts';

interface Props {
  report: Report;
  filter: TransactionFilter;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** The money and the rows of what is filtered, and all of it as files. */
export function FoundTransactions({ report, filter, onPage, onClear }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  if (report.total === 0) return <NoTransactions filter={filter} any={report.all > 0} onClear={onClear} />;
  const exact = (value: number) => format.rupees(value, { decimals: 2 });
  const fitsPdf = report.total <= TRANSACTIONS_IN_PDF;
  return (
    <Card title={t('tx.found', { count: report.total })}>
      <Stack gap={5}>
        <Row justify="between" align="end" gap={4} wrap>
          <Row gap={6} align="start" wrap>
            <Stat label={t('tx.moneyIn')} value={exact(report.money_in)} size="large" />
            <Stat label={t('tx.moneyOut')} value={exact(report.money_out)} size="large" />
          </Row>
          <Downloads files={transactionFiles({ t, filter, total: report.total })} />
        </Row>
        <Text size="small">
          {t('tx.moneyWhat')}{' '}
          {!fitsPdf && t('tx.pdfParts', { most: format.number(TRANSACTIONS_IN_PDF, { decimals: 0 }) })}
        </Text>
        <Table
          caption={t('tx.caption')}
          hideCaption
          columns={reportColumns({ t, format, isPhone })}
          rows={report.transactions}
          rowKey={(row) => row.id}
        />
        <Pager page={report.page} pages={report.pages} onPage={onPage} />
      </Stack>
    </Card>
  );
}
