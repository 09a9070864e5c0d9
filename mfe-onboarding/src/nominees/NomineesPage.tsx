import { refreshCalls, useBusEvent, useCall, usePageTitle, useRequiredSession } from '@sanchay/remote-kit';
import {
  Button,
  Card,
  ErrorState,
  Heading,
  Loading,
  Notice,
  Page,
  SkeletonBlock,
  Stack,
  Text,
} from '@sanchay/ui';
import { useFormat, useWords } from '@sanchay/i18n';
import { useState } from 'react';
import { WORDS } from '../words.ts';
import { ChangeNominees } from './ChangeNominees.tsx';
import { NomineeHistory } from './NomineeHistory.tsx';
import { NomineeSetView } from './NomineeSetView.tsx';

/** `/profile/nominees`: who gets the investments, and how that was changed. */
export function NomineesPage() {
  const { t } = useWords(WORDS);
  const { date } = useFormat();
  usePageTitle(t('nominees.title'));
  const session = useRequiredSession();
  useBusEvent('account/switched', () => void refreshCalls('nominees'));
  const answer = useCall('nominees', undefined, { enabled: session !== null });
  const [editing, setEditing] = useState(false);
  const [changed, setChanged] = useState<string | null>(null);
  const known = answer.data?.data;
  return (
    <Page width="form">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('nominees.title')}</Heading>
          <Text>{t('nominees.lead')}</Text>
        </Stack>
        {!known && answer.isError && (
          <ErrorState
            code={answer.error.code ?? answer.error.kind}
            onRetry={() => void answer.refetch()}
            busy={answer.isFetching}
          />
        )}
        {!known && !answer.isError && (
          <Loading>
            <SkeletonBlock height={200} />
          </Loading>
        )}
        {changed && (
          <Notice tone="success" live>
            {t('nominees.changed', { day: date(changed) })}
          </Notice>
        )}
        {known && !editing && (
          <>
            <Card raised title={t('nominees.current')}>
              <Stack gap={5}>
                {known.current ? (
                  <NomineeSetView set={known.current} />
                ) : (
                  <Text>{t(known.required ? 'nominees.none' : 'nominees.noneJoint')}</Text>
                )}
                <Button variant="secondary" onClick={() => setEditing(true)}>
                  {t(known.current ? 'nominees.change' : 'nominees.choose')}
                </Button>
              </Stack>
            </Card>
            {known.history.length > 0 && <NomineeHistory sets={known.history} />}
          </>
        )}
        {known && editing && (
          <ChangeNominees
            known={known}
            onCancel={() => setEditing(false)}
            onDone={(appliesFrom) => {
              setChanged(appliesFrom);
              setEditing(false);
            }}
          />
        )}
      </Stack>
    </Page>
  );
}
