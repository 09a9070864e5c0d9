import { DOCUMENT_KINDS, type DocumentKind, type KycRecord } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCriticalOperation, usePlatform, useWrite } from '@sanchay/remote-kit';
import { Button, Card, CheckField, DetailList, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../messages.ts';
import { OwnPicture } from './OwnPicture.tsx';
import { Rejection } from './Rejection.tsx';

/** Everything once more, identifiers masked, before the form is handed in. */
export function Review({ record, onEdit }: { record: KycRecord; onEdit: (kind: DocumentKind) => void }) {
  const { t } = useMessages(MESSAGES);
  const { navigate } = usePlatform();
  const [declared, setDeclared] = useState(false);
  const [pressed, setPressed] = useState(false);
  const submit = useWrite('submitKycForm', ['kyc', 'portfolioKyc', 'onboardingStatus']);
  useCriticalOperation(submit.isPending, 'kyc');
  const missing = record.missing[0];

  async function handIn(): Promise<void> {
    setPressed(true);
    if (missing) return onEdit(missing);
    if (!declared) return;
    await submit
      .mutateAsync({ params: { id: record.id }, body: { revision: record.revision, declared } })
      .then(() => navigate(`/do-esign?${new URLSearchParams({ id: record.id })}`))
      .catch(() => undefined);
  }

  return (
    <Card raised title={t('review.title')}>
      <Stack gap={5}>
        <Rejection record={record}>
          <Text>{t('review.correct')}</Text>
        </Rejection>
        <DetailList
          items={[
            { term: t('review.name'), value: record.name },
            { term: t('review.pan'), value: record.pan },
            { term: t('review.born'), value: record.date_of_birth },
            { term: t('review.residence'), value: t(`review.residence.${record.residence_status}`) },
          ]}
        />
        {DOCUMENT_KINDS.map((kind) => (
          <OwnPicture
            key={kind}
            label={t(`picture.${kind}.short`)}
            document={record.documents.find((document) => document.kind === kind) ?? null}
            onEdit={() => onEdit(kind)}
          />
        ))}
        <Text size="small" tone="ink-2">
          {t('review.kept')}
        </Text>
        <CheckField
          label={t('review.declare')}
          checked={declared}
          onChange={setDeclared}
          error={pressed && !declared ? t('review.declareFirst') : undefined}
        />
        <ProblemNotice error={submit.error} />
        <Button full busy={submit.isPending} onClick={() => void handIn()}>
          {t('review.submit')}
        </Button>
      </Stack>
    </Card>
  );
}
