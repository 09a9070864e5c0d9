import { KYC_FORM_STATUS as FORM } from '@sanchay/contracts';
import type { KycRecord } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import {
  MissingPage,
  useBusEvent,
  useCall,
  usePageTitle,
  useRequiredSession,
  refreshCalls,
} from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Card, ErrorState, Heading, LinkButton, Notice, Page, Stack, Text } from '@sanchay/ui';
import { FormSkeleton } from '../FormSkeleton.tsx';
import { WORDS } from '../words.ts';
import { NameDifference } from './NameDifference.tsx';
import { Pictures } from './Pictures.tsx';
import { StartForm } from './StartForm.tsx';

/** `/upload-pan-card?id=`: the pictures of one applicant's KYC form, one a screen, and a look at everything. */
export function UploadPanCard() {
  const { t } = useWords(WORDS);
  const [query] = useSearchParams();
  const session = useRequiredSession();
  const id = query.get('id') ?? '';
  usePageTitle(t('upload.title'));
  const kyc = useCall('kyc', { params: { id } }, { enabled: session !== null && id !== '' });
  useBusEvent('kyc/changed', () => void refreshCalls('kyc'));
  if (id === '' || kyc.error?.kind === 'not_found') return <MissingPage />;
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

function Stage({ record }: { record: KycRecord }) {
  const { t } = useWords(WORDS);
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
  if (record.name_match !== null) return <NameDifference record={record} />;
  return (
    <Card raised>
      <Stack gap={4}>
        <Text>{record.status_text}</Text>
        <StartForm record={record} />
      </Stack>
    </Card>
  );
}
