import { ApiError, client } from '@sanchay/api-client';
import { ARCHIVE_LIMITS, type ArchiveImport } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useCall } from '@sanchay/remote-kit';
import { Button, Card, Row, Stack, Text } from '@sanchay/ui';
import { useRef, useState } from 'react';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../../messages.ts';
import { Loaded } from '../Loaded.tsx';
import { ArchiveImportRow } from './ArchiveImportRow.tsx';

/** Import of an archive: what it would add is shown first; what it added can be removed as a whole. */
export function ArchiveImports() {
  const { t } = useMessages(MESSAGES);
  const imports = useCall('archiveImports');
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);

  async function upload(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    if (chosen.size > ARCHIVE_LIMITS.upload) {
      setProblem(new ApiError({ kind: 'validation', httpStatus: 422, message: t('data.import.tooLarge') }));
      return;
    }
    const form = new FormData();
    form.append('file', chosen, chosen.name);
    setBusy(true);
    setProblem(null);
    try {
      await client.call('uploadArchive', { body: form });
      await refreshCalls('archiveImports');
    } catch (error) {
      setProblem(ApiError.from(error));
    }
    setBusy(false);
  }

  return (
    <Card title={t('data.import.title')}>
      <Stack gap={4}>
        <Text>{t('data.import.text')}</Text>
        <Row>
          <Button
            variant="secondary"
            busy={busy}
            busyLabel={t('data.import.reading')}
            onClick={() => file.current?.click()}
          >
            {t('data.import.choose')}
          </Button>
          <input
            ref={file}
            type="file"
            accept=".zip,application/zip"
            hidden
            aria-label={t('data.import.choose')}
            onChange={({ target }) => {
              void upload(target.files?.[0]);
              target.value = '';
            }}
          />
        </Row>
        <ProblemNotice error={problem} />
        <Loaded answer={imports} height={60}>
          {({ data }) => data.map((one: ArchiveImport) => <ArchiveImportRow key={one.id} row={one} />)}
        </Loaded>
      </Stack>
    </Card>
  );
}
