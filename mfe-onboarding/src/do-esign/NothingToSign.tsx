import { KYC_FORM_STATUS as FORM, PAN_KYC_STATUS, type KycRecord } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { LinkButton, Notice, Stack, type NoticeTone } from '@sanchay/ui';
import { Rejection } from '../upload-pan-card/Rejection.tsx';
import { MESSAGES } from '../messages.ts';

interface Reason {
  text: string;
  tone: NoticeTone;
  /** Label of the link to the form's documents, where they come first. */
  documents?: string;
}

/** Why a form is not to be signed now. */
function reasonOf({ kyc_form_check_status: form, PAN_kyc_status: pan }: KycRecord): Reason {
  switch (form ?? FORM.NOT_STARTED) {
    case FORM.FILLING:
      return { text: 'esign.documentsFirst', tone: 'info', documents: 'kyc.continue' };
    case FORM.REJECTED_BY_PROVIDER:
    case FORM.REJECTED_BY_KRA:
      return { text: 'esign.rejected', tone: 'warn', documents: 'kyc.correct' };
    case FORM.UPLOADING:
    case FORM.UPLOADED:
      return { text: 'esign.done', tone: 'success' };
    case FORM.VERIFIED:
      return { text: 'upload.verified', tone: 'success' };
    default:
      return pan === PAN_KYC_STATUS.PAN_NOT_KYC
        ? { text: 'esign.nothing', tone: 'info' }
        : { text: 'upload.verified', tone: 'success' };
  }
}

/** A form that is not to be signed now: the reason, and what comes next. */
export function NothingToSign({ record }: { record: KycRecord }) {
  const { t } = useMessages(MESSAGES);
  const { text, tone, documents } = reasonOf(record);
  return (
    <Stack gap={4}>
      <Rejection record={record} />
      <Notice tone={tone} live>
        {t(text)}
      </Notice>
      {documents && (
        <LinkButton href={`/upload-pan-card?${new URLSearchParams({ id: record.id })}`} full>
          {t(documents)}
        </LinkButton>
      )}
      <LinkButton href="/kyc" full variant={documents ? 'secondary' : 'primary'}>
        {t('upload.toKyc')}
      </LinkButton>
    </Stack>
  );
}
