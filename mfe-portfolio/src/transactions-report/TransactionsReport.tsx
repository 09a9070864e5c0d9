import { useMessages } from '@sanchay/i18n';
import { useCall, usePageTitle } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Heading, Notice, Page, Stack, Text } from '@sanchay/ui';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { MESSAGES } from '../messages.ts';
import { Answer } from '../read/Answer.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FoundTransactions } from './FoundTransactions.tsx';
import { addressOf, filterOf, pageOf } from './transactionFilter.ts';

/** `/reports/transactions`: all transactions, filtered by the address, and the same as files. */
export function TransactionsReport() {
  const { t } = useMessages(MESSAGES);
  const [address, setAddress] = useSearchParams();
  const filter = filterOf(address);
  const report = useCall(
    'transactionReport',
    { query: { ...filter, page: pageOf(address) } },
    { keepPrevious: true },
  );
  usePageTitle(t('tx.title'));
  const refused = report.error?.httpStatus === 422 ? report.error : null;
  const isMarked = refused !== null && ['from', 'to'].some((field) => refused.errors[field] !== undefined);
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t('tx.title')}</Heading>
          <Text>{t('tx.lead')}</Text>
        </Stack>
        <FilterForm
          filter={filter}
          errors={refused?.errors}
          onApply={(next) => setAddress(addressOf(next))}
        />
        {refused ? (
          !isMarked && (
            <Notice tone="error" live>
              {refused.message}
            </Notice>
          )
        ) : (
          <Answer of={report} skeleton={<TotalsSkeleton />}>
            {({ data }) => (
              <FoundTransactions
                report={data}
                filter={filter}
                onPage={(page) => setAddress(addressOf(filter, page))}
                onClear={() => setAddress(new URLSearchParams())}
              />
            )}
          </Answer>
        )}
        <SandboxNote />
      </Stack>
    </Page>
  );
}
