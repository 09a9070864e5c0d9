import { ApiError, client } from '@sanchay/api-client';
import type { Archive } from '@sanchay/contracts';
import { Button, Row, Stack, Text } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../../messages.ts';
import { saveFile } from './saveFile.ts';

/** One copy: how far it is, how long it is there, and its file. */
export function ArchiveRow({ archive }: { archive: Archive }) {
  const { t } = useMessages(MESSAGES);
  const { dateTime, number } = useFormat();
  const { id, state, full, size, requested_at: requested, expires_at: expires } = archive;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);

  async function fetchFile(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      saveFile((await client.call('archiveFile', { params: { id } })).data);
    } catch (error) {
      setProblem(ApiError.from(error));
    }
    setBusy(false);
  }

  const kilobytes = number(Math.max(1, Math.round((size ?? 0) / 1_024)));
  return (
    <Stack gap={2}>
      <Row justify="between">
        <div>
          <Text strong>
            {t(full ? 'data.copy.whole' : 'data.copy.masked', { when: dateTime(requested) })}
          </Text>
          <Text size="small" role="status">
            {state === 'ready'
              ? t('data.copy.ready', { size: kilobytes, until: dateTime(expires!) })
              : t(`data.copy.state.${state}`)}
          </Text>
        </div>
        {state === 'ready' && (
          <Button variant="secondary" size="small" busy={busy} onClick={() => void fetchFile()}>
            {t('data.copy.download')}
          </Button>
        )}
      </Row>
      <ProblemNotice error={problem} />
    </Stack>
  );
}
