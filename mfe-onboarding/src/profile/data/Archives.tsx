import type { Archive } from '@sanchay/contracts';
import { useCall, useStepUp, useWrite, useConfirmed } from '@sanchay/remote-kit';
import { Button, Card, CheckField, Row, Stack, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../../messages.ts';
import { Loaded } from '../Loaded.tsx';
import { ArchiveRow } from './ArchiveRow.tsx';

/** Polling interval while a copy is being prepared, ms. */
const LOOK_MS = 1_500;

/** Copies of one's own data: asking for one, waiting for it, fetching it. */
export function Archives() {
  const { t } = useMessages(MESSAGES);
  const [full, setFull] = useState(false);
  const stepUp = useStepUp();
  const { run, busy, problem } = useConfirmed(stepUp);
  const request = useWrite('requestArchive', ['archives']);
  const [waiting, setWaiting] = useState(false);
  const archives = useCall('archives', undefined, { every: waiting && LOOK_MS });
  const preparing = archives.data?.data.some(({ state }) => state === 'preparing') ?? false;
  if (preparing !== waiting) setWaiting(preparing);

  return (
    <Card title={t('data.copy.title')}>
      <Stack gap={4}>
        <Text>{t('data.copy.text')}</Text>
        <CheckField
          label={t('data.copy.full')}
          hint={t('data.copy.fullHint')}
          checked={full}
          onChange={setFull}
        />
        <Row>
          <Button
            busy={busy || preparing}
            busyLabel={t('data.copy.preparing')}
            onClick={() =>
              void run('profile', (step_up) =>
                request.mutateAsync({ body: { full, ...(full && step_up && { step_up }) } }),
              )
            }
          >
            {t('data.copy.ask')}
          </Button>
        </Row>
        <ProblemNotice error={problem} />
        <Loaded answer={archives} height={60}>
          {({ data }) => data.map((archive: Archive) => <ArchiveRow key={archive.id} archive={archive} />)}
        </Loaded>
      </Stack>
      {stepUp.dialog}
    </Card>
  );
}
