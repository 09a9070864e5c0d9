import { useMessages } from '@sanchay/i18n';
import { MissingPage, useCall } from '@sanchay/remote-kit';
import {
  Card,
  DetailList,
  ErrorState,
  Grid,
  Loading,
  Notice,
  SkeletonBlock,
  Stack,
  TextLink,
} from '@sanchay/ui';
import { SUPPORT_MESSAGES } from '../../chat/supportMessages.ts';
import { Decision } from './Decision.tsx';
import { FormPicture } from './FormPicture.tsx';

/** One form: the applicant's answers beside the pictures that have to prove them. */
export function KycForm({ id }: { id: string }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const form = useCall('staffKyc', { params: { id } });
  if (form.error?.kind === 'not_found') return <MissingPage />;
  if (!form.data) {
    return form.error ? (
      <ErrorState code={form.error.code ?? form.error.kind} onRetry={() => void form.refetch()} />
    ) : (
      <Loading>
        <SkeletonBlock height={420} />
      </Loading>
    );
  }
  const { data } = form.data;
  const { record } = data;
  return (
    <Stack gap={4}>
      <TextLink href="/staff/kyc">{t('staff.backToQueue')}</TextLink>
      <Card title={data.name}>
        <DetailList
          items={[
            { term: t('staff.kyc.pan'), value: data.pan },
            { term: t('staff.kyc.born'), value: data.date_of_birth },
            ...(record.name_match
              ? [
                  {
                    term: t('staff.kyc.registryName'),
                    value: `${record.name_match.theirs} (${record.name_match.score}%)`,
                  },
                ]
              : []),
            {
              term: t('staff.kyc.flags'),
              value: data.flags.map((flag) => t(`staff.kyc.flag.${flag}`)).join(', '),
            },
            { term: t('staff.kyc.registry'), value: t(`staff.kyc.status.${record.registry_status}`) },
          ]}
        />
      </Card>
      <Notice>{t('staff.kyc.recorded')}</Notice>
      <Grid min={240} gap={4}>
        {record.documents.map((document) => (
          <FormPicture
            key={document.id}
            form={id}
            document={document.id}
            label={t(`staff.kyc.picture.${document.kind}`)}
          />
        ))}
      </Grid>
      {data.decision === null && data.approvals > 0 && (
        <Notice tone="warn">{t('staff.kyc.approvedOnce')}</Notice>
      )}
      {data.decision === null ? (
        <Decision id={id} revision={record.revision} />
      ) : (
        <Notice tone="success">{t(`staff.kyc.decided.${data.decision}`)}</Notice>
      )}
    </Stack>
  );
}
