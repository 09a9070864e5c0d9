import type { KycRecord } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Button, Card, DetailList, LinkButton, Notice, Stack, Text } from '@sanchay/ui';
import { useEffect, useRef } from 'react';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../messages.ts';
import { FormDownload } from './FormDownload.tsx';
import { useSigning } from './useSigning.ts';

interface SignFormProps {
  record: KycRecord;
  /** The provider found an earlier signature invalid. */
  withdrawn: boolean;
  /** The signature whose window returned to this page. */
  returned: string | null;
}

/** What will be signed, and the button that leads to the provider. */
export function SignForm({ record, withdrawn, returned }: SignFormProps) {
  const { t } = useMessages(MESSAGES);
  const { sign, look, busy, esign, blocked, problem } = useSigning(record.id);
  const looked = useRef<string | null>(null);
  useEffect(() => {
    if (returned === null || looked.current === returned) return;
    looked.current = returned;
    void look(returned);
  });
  const open = esign?.status === 'pending';
  return (
    <Card raised title={t('esign.what')}>
      <Stack gap={4}>
        <Text>{t('esign.lead')}</Text>
        <DetailList
          items={[
            { term: t('review.name'), value: record.name },
            { term: t('review.pan'), value: record.pan },
            { term: t('review.born'), value: record.date_of_birth },
            { term: t('review.residence'), value: t(`review.residence.${record.residence_status}`) },
            {
              term: t('esign.pictures'),
              value: record.documents.map(({ kind }) => t(`picture.${kind}.short`)).join(', '),
            },
          ]}
        />
        <FormDownload kycId={record.id} />
        {withdrawn && (
          <Notice tone="warn" title={t('esign.takenBack')}>
            {t('esign.takenBackText')}
          </Notice>
        )}
        {esign?.reason && (
          <Notice tone="warn" title={t('esign.notSigned')} live>
            {`${esign.reason} ${t('esign.kept')}`}
          </Notice>
        )}
        {open && !busy && (
          <Notice
            live
            title={t('esign.pending')}
            action={
              <Button size="small" variant="secondary" onClick={() => void look(esign.id)}>
                {t('esign.look')}
              </Button>
            }
          >
            {t('esign.pendingText')}
          </Notice>
        )}
        {open && blocked && esign.redirect_url && (
          <Notice
            tone="warn"
            live
            action={
              <LinkButton href={esign.redirect_url} size="small">
                {t('esign.openHere')}
              </LinkButton>
            }
          >
            {t('esign.blocked')}
          </Notice>
        )}
        <ProblemNotice error={problem} />
        <Button full busy={busy} busyLabel={t('esign.waiting')} onClick={() => void sign()}>
          {t(esign && !open ? 'esign.again' : open ? 'esign.goOn' : 'esign.sign')}
        </Button>
        <Text size="small" tone="ink-2">
          {t('esign.otherDevice')}
        </Text>
      </Stack>
    </Card>
  );
}
