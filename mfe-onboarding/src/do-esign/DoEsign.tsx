import { KYC_FORM_STATUS as FORM } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, usePageTitle } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { ErrorState, Heading, Page, Stack } from '@sanchay/ui';
import { FormSkeleton } from '../FormSkeleton.tsx';
import { NoForm } from '../kyc/NoForm.tsx';
import { useOwnKyc } from '../kyc/useOwnKyc.ts';
import { MESSAGES } from '../messages.ts';
import { NothingToSign } from './NothingToSign.tsx';
import { Returned } from './Returned.tsx';
import { SignForm } from './SignForm.tsx';

/** `/do-esign?id=`: the form that was handed in, and signing it at the provider; `esign` is where its window returns. */
export function DoEsign() {
  const { t } = useMessages(MESSAGES);
  const [query] = useSearchParams();
  const { kyc, none } = useOwnKyc();
  usePageTitle(t('esign.title'));
  useBusEvent('kyc/changed', () => void refreshCalls('kyc'));
  if (none || kyc.error?.kind === 'not_found') return <NoForm title={t('esign.title')} />;
  if (!kyc.data && !kyc.isError) return <FormSkeleton />;
  const record = kyc.data?.data;
  const form = record?.kyc_form_check_status;
  const returned = query.get('esign');
  const withdrawn = form === FORM.UPLOADING && record?.esign_status === 'rejected';
  const toSign = form === FORM.SUBMITTED || withdrawn;
  return (
    <Page width="form">
      {returned && <Returned esign={returned} />}
      <Stack gap={5}>
        <Heading level={1}>{t(record && !toSign ? 'esign.titleDone' : 'esign.title')}</Heading>
        {!record && (
          <ErrorState
            code={kyc.error?.code ?? kyc.error?.kind}
            requestId={kyc.error?.requestId ?? undefined}
            onRetry={() => void kyc.refetch()}
            busy={kyc.isFetching}
          />
        )}
        {record && toSign && <SignForm record={record} withdrawn={withdrawn} returned={returned} />}
        {record && !toSign && <NothingToSign record={record} />}
      </Stack>
    </Page>
  );
}
