import type { KycRecord } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, LinkButton, Notice, Stack, Text } from '@sanchay/ui';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../messages.ts';
import { Rejection } from './Rejection.tsx';

/** Starts the form, or restarts it after a rejection, which is shown with its reason. */
export function StartForm({ record }: { record: KycRecord }) {
  const { t } = useMessages(MESSAGES);
  const start = useWrite('startKycForm', ['kyc', 'portfolioKyc', 'onboardingStatus']);
  const known = record.registry_status === 'validated' || record.registry_status === 'registered';
  if (
    record.rejection === null &&
    (record.registry_status === 'under_process' || (known && record.date_of_birth_matches !== false))
  )
    return (
      <LinkButton href="/kyc" full>
        {t('upload.toKyc')}
      </LinkButton>
    );
  return (
    <Stack gap={4}>
      {record.date_of_birth_matches === false && <Notice tone="warn">{t('upload.birthDiffers')}</Notice>}
      <Rejection record={record} />
      <Text>{t('upload.lead')}</Text>
      <ProblemNotice error={start.error} />
      <Button full busy={start.isPending} onClick={() => start.mutate({ params: { id: record.id } })}>
        {t(record.rejection ? 'upload.again' : 'upload.start')}
      </Button>
    </Stack>
  );
}
