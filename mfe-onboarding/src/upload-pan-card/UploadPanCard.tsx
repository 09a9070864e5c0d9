import { KYC_FORM_STATUS as FORM, PAN_KYC_STATUS, type KycRecord } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useBusEvent, usePageTitle, refreshCalls } from '@sanchay/remote-kit';
import { Card, ErrorState, Heading, LinkButton, Notice, Page, Stack, Text } from '@sanchay/ui';
import { FormSkeleton } from '../FormSkeleton.tsx';
import { NoForm } from '../kyc/NoForm.tsx';
import { useOwnKyc } from '../kyc/useOwnKyc.ts';
import { MESSAGES } from '../messages.ts';
import { NameDifference } from './NameDifference.tsx';
import { Pictures } from './Pictures.tsx';
import { Rejection } from './Rejection.tsx';
import { StartForm } from './StartForm.tsx';

/** `/upload-pan-card?id=`: the pictures of one applicant's KYC form, one a screen, and a look at everything. */
export function UploadPanCard() {
  const { t } = useMessages(MESSAGES);
  const { kyc, none } = useOwnKyc();
  usePageTitle(t('upload.title'));
  useBusEvent('kyc/changed', () => void refreshCalls('kyc'));
  if (none || kyc.error?.kind === 'not_found') return <NoForm title={t('upload.title')} />;
  if (!kyc.data && !kyc.isError) return <FormSkeleton />;
  return (
    <Page width="form">
      <Stack gap={5}>
        <Heading level={1}>{t('upload.title')}</Heading>
        {kyc.data ? (
          <Stage record={kyc.data.data} />
        ) : (
          <ErrorState
            code={kyc.error?.code ?? kyc.error?.kind}
            requestId={kyc.error?.requestId ?? undefined}
            onRetry={() => void kyc.refetch()}
            busy={kyc.isFetching}
          />
        )}
      </Stack>
    </Page>
  );
}

/** Whether the registry knows the PAN, so that no documents are requested. */
const isKnown = ({ PAN_kyc_status: pan }: KycRecord): boolean => pan !== PAN_KYC_STATUS.PAN_NOT_KYC;

function Stage({ record }: { record: KycRecord }) {
  const { t } = useMessages(MESSAGES);
  const form = record.kyc_form_check_status;
  if (form === FORM.FILLING) return <Pictures key={record.id} record={record} />;
  if (form === FORM.SUBMITTED || (form === FORM.UPLOADING && record.esign_status === 'rejected')) {
    return (
      <Stack gap={4}>
        <Notice>{t('upload.toSign')}</Notice>
        <LinkButton href={`/do-esign?${new URLSearchParams({ id: record.id })}`} full>
          {t('upload.goSign')}
        </LinkButton>
      </Stack>
    );
  }
  if (form === FORM.UPLOADING || form === FORM.UPLOADED || form === FORM.VERIFIED) {
    return (
      <Stack gap={4}>
        <Notice tone={form === FORM.VERIFIED ? 'success' : 'info'}>
          {t(
            form === FORM.VERIFIED
              ? 'upload.verified'
              : record.in_review
                ? 'upload.inReview'
                : 'upload.underWay',
          )}
        </Notice>
        <LinkButton href="/kyc" full>
          {t('upload.toKyc')}
        </LinkButton>
      </Stack>
    );
  }
  if (form !== FORM.REJECTED_BY_PROVIDER && form !== FORM.REJECTED_BY_KRA && isKnown(record)) {
    return (
      <Stack gap={4}>
        <Notice tone="success" title={t('upload.verified')}>
          {t('upload.notNeeded')}
        </Notice>
        <LinkButton href="/kyc" full>
          {t('upload.toKyc')}
        </LinkButton>
      </Stack>
    );
  }
  if (record.name_match !== null)
    return (
      <Stack gap={4}>
        <Rejection record={record} />
        <NameDifference record={record} />
      </Stack>
    );
  return (
    <Card raised>
      <Stack gap={4}>
        <Text>{record.status_text}</Text>
        <StartForm record={record} />
      </Stack>
    </Card>
  );
}
