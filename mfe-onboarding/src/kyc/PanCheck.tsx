import { KYC_FORM_STATUS } from '@sanchay/contracts';
import { Button, LinkButton, Notice, Row, Stack, Text, TextField } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../messages.ts';
import { usePanCheck, type KycRecord, type PanCheckProps } from './usePanCheck.ts';

const at = (page: string, { id }: KycRecord): string => `/${page}?${new URLSearchParams({ id })}`;

/** One holder's PAN at the registry: checked again, corrected, or followed by document uploads. */
export function PanCheck({ position, record }: PanCheckProps) {
  const { t } = useMessages(MESSAGES);
  const actions = usePanCheck({ position, record });
  const { pan, setPan, problem } = actions;
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
      <PanActions record={record} actions={actions} />
    </Stack>
  );
}

interface PanActionsProps {
  record: KycRecord | null;
  actions: ReturnType<typeof usePanCheck>;
}

function PanActions({ record, actions }: PanActionsProps) {
  const { t } = useMessages(MESSAGES);
  const { pan, setPan, queried, open, mismatch, mayCorrect, busy, query, startForm, checkPan } = actions;
  const onward = record && formWay(record);
  return (
    <Row>
      {!queried && pan === null && (
        <Button size="small" busy={busy.again} onClick={query}>
          {t('kyc.ask')}
        </Button>
      )}
      {record && onward && (
        <LinkButton size="small" href={at(onward.page, record)}>
          {t(onward.label)}
        </LinkButton>
      )}
      {record && open && mismatch && (
        <LinkButton size="small" href={at('upload-pan-card', record)}>
          {t('kyc.settle')}
        </LinkButton>
      )}
      {record && open && !mismatch && pan === null && (
        <Button size="small" busy={busy.start} onClick={() => startForm(record.id)}>
          {t('kyc.start')}
        </Button>
      )}
      {pan !== null && (
        <Button size="small" busy={busy.check} onClick={() => checkPan(pan)}>
          {t('kyc.check')}
        </Button>
      )}
      {mayCorrect && pan === null && (
        <Button size="small" variant="quiet" onClick={() => setPan('')}>
          {t('kyc.otherPan')}
        </Button>
      )}
    </Row>
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
