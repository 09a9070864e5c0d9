import { ApiError } from '@sanchay/api-client';
import { KYC_FORM_STATUS, PAN_KYC_STATUS, type CallReply } from '@sanchay/contracts';
import { usePlatform, useWrite } from '@sanchay/remote-kit';
import { Button, LinkButton, Notice, Row, Stack, Text, TextField } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../messages.ts';

type KycRecord = CallReply<'portfolioKyc'>['data'][number];

export interface PanCheckProps {
  position: number;
  /** Null while the registry has not been queried. */
  record: KycRecord | null;
}

/** One holder's PAN at the registry: checked again, corrected, or followed by document uploads. */
export function PanCheck({ position, record }: PanCheckProps) {
  const { t } = useMessages(MESSAGES);
  const { navigate } = usePlatform();
  const [pan, setPan] = useState<string | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const refresh = ['portfolioKyc', 'onboardingStatus', 'userInfo'] as const;
  const check = useWrite('checkPan', [...refresh]);
  const again = useWrite('finishApplicant', [...refresh]);
  const start = useWrite('startKycForm', [...refresh]);
  const form = record?.kyc_form_check_status ?? KYC_FORM_STATUS.NOT_STARTED;
  const verified = record !== null && record.PAN_kyc_status !== PAN_KYC_STATUS.PAN_NOT_KYC;
  const mismatch = record !== null && (record.name_match !== null || record.date_of_birth_matches === false);
  const asked = record !== null && record.registry_status !== 'not_checked';
  // While the registry is at work there is nothing to send.
  const idle = record?.registry_status !== 'under_process';
  const open = asked && idle && !verified && form === KYC_FORM_STATUS.NOT_STARTED;

  const onward = record && formWay(record);

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setProblem(null);
    try {
      await work();
    } catch (thrown) {
      setProblem(ApiError.from(thrown));
    }
  }

  async function startForm(id: string): Promise<void> {
    await start.mutateAsync({ params: { id } });
    navigate(`/upload-pan-card?${new URLSearchParams({ id })}`);
  }

  return (
    <Stack gap={3}>
      <div>
        <Text strong>{record ? `${record.name} · ${record.pan}` : t('kyc.holder', { position })}</Text>
        <Text size="small">{record ? record.status_text : t('kyc.notAsked')}</Text>
        {record && <Text size="label">{record.allowed_text}</Text>}
      </div>
      {record?.rejection && (
        <Notice tone="warn" title={record.rejection.text}>
          {record.rejection.note}
        </Notice>
      )}
      {pan !== null && (
        <TextField
          label={t('field.pan')}
          error={problem?.errors.pan?.[0]}
          name={`pan_${position}`}
          autoComplete="off"
          upper
          maxLength={10}
          value={pan}
          onChange={setPan}
        />
      )}
      {!problem?.errors.pan && <ProblemNotice error={problem} />}
      {problem?.code === 'kyc_pan_taken' && (
        <LinkButton size="small" variant="secondary" href="/forgot-password">
          {t('kyc.recover')}
        </LinkButton>
      )}
      <Row>
        {!asked && pan === null && (
          <Button
            size="small"
            busy={again.isPending}
            onClick={() => void attempt(() => again.mutateAsync({ params: { position: String(position) } }))}
          >
            {t('kyc.ask')}
          </Button>
        )}
        {record && onward && (
          <LinkButton size="small" href={`/${onward.page}?${new URLSearchParams({ id: record.id })}`}>
            {t(onward.label)}
          </LinkButton>
        )}
        {open && mismatch && (
          <LinkButton size="small" href={`/upload-pan-card?${new URLSearchParams({ id: record.id })}`}>
            {t('kyc.settle')}
          </LinkButton>
        )}
        {open && !mismatch && pan === null && (
          <Button
            size="small"
            busy={start.isPending}
            onClick={() => void attempt(() => startForm(record.id))}
          >
            {t('kyc.start')}
          </Button>
        )}
        {pan !== null && (
          <Button
            size="small"
            busy={check.isPending}
            onClick={() =>
              void attempt(async () => {
                await check.mutateAsync({ body: { position, pan } });
                setPan(null);
              })
            }
          >
            {t('kyc.check')}
          </Button>
        )}
        {!verified && idle && pan === null && form === KYC_FORM_STATUS.NOT_STARTED && (
          <Button size="small" variant="quiet" onClick={() => setPan('')}>
            {t('kyc.otherPan')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** The page that a form which is under way waits for; null where there is nothing to do. */
function formWay({ kyc_form_check_status: form, esign_status: esign }: KycRecord) {
  switch (form) {
    case KYC_FORM_STATUS.FILLING:
      return { page: 'upload-pan-card', label: 'kyc.continue' };
    case KYC_FORM_STATUS.REJECTED_BY_PROVIDER:
    case KYC_FORM_STATUS.REJECTED_BY_KRA:
      return { page: 'upload-pan-card', label: 'kyc.correct' };
    case KYC_FORM_STATUS.SUBMITTED:
      return { page: 'do-esign', label: 'kyc.sign' };
    case KYC_FORM_STATUS.UPLOADING:
      return esign === 'rejected' ? { page: 'do-esign', label: 'kyc.sign' } : null;
    default:
      return null;
  }
}
