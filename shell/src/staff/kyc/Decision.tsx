import { KYC_REJECTION_REASONS, type KycRejectionReason } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useWrite } from '@sanchay/remote-kit';
import { Button, Card, Notice, Row, SelectField, Stack, TextField } from '@sanchay/ui';
import { useState } from 'react';
import { messageProblem } from '../../chat/messageProblem.ts';
import { SUPPORT_MESSAGES } from '../../chat/supportMessages.ts';

/** Accepts a form, or sends it back with a reason that the applicant reads. */
export function Decision({ id, revision }: { id: string; revision: number }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [pressed, setPressed] = useState(false);
  const decide = useWrite('decideKyc', ['staffKycQueue', 'staffKyc']);
  const send = (body: { decision: 'accept' | 'reject'; reason?: KycRejectionReason; note?: string }) =>
    decide.mutate(
      { params: { id }, body: { ...body, revision } },
      { onError: () => void refreshCalls('staffKycQueue', 'staffKyc') },
    );
  const reject = () => {
    setPressed(true);
    if (reason !== '') send({ decision: 'reject', reason: reason as KycRejectionReason, note });
  };
  return (
    <Card raised title={t('staff.kyc.decide')}>
      <Stack gap={4}>
        {decide.error && (
          <Notice tone="error" live>
            {messageProblem(t, decide.error)}
          </Notice>
        )}
        <Button busy={decide.isPending} onClick={() => send({ decision: 'accept' })}>
          {t('staff.kyc.accept')}
        </Button>
        <SelectField
          label={t('staff.kyc.reason')}
          value={reason}
          onChange={setReason}
          placeholder={t('staff.kyc.reasonNone')}
          options={KYC_REJECTION_REASONS.map((value) => ({ value, label: t(`staff.kyc.reason.${value}`) }))}
          error={pressed && reason === '' ? t('staff.kyc.reasonFirst') : undefined}
        />
        <TextField label={t('staff.kyc.note')} value={note} onChange={setNote} maxLength={300} multiline />
        <Row>
          <Button variant="danger" busy={decide.isPending} onClick={reject}>
            {t('staff.kyc.reject')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
