import { ApiError } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { AccountFiles } from '@sanchay/remote-kit';
import { Button, DownloadIcon, Menu, Notice, Stack } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { saveFile } from './saveFile.ts';

/** A file that a report can be saved as. */
export interface ReportFile {
  id: string;
  label: string;
  /** The name under which it is saved. */
  name: string;
  load: () => Promise<Uint8Array>;
}

/** The files of the report that is on the screen, for those who may have them. */
export function Downloads(props: { files: readonly ReportFile[] }) {
  return (
    <AccountFiles>
      <ReportFiles {...props} />
    </AccountFiles>
  );
}

/** A download that fails shows the error and a retry button. */
function ReportFiles({ files }: { files: readonly ReportFile[] }) {
  const { t } = useMessages(MESSAGES);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ file: ReportFile; error: ApiError } | null>(null);

  async function download(file: ReportFile): Promise<void> {
    setBusy(true);
    setFailed(null);
    try {
      saveFile(new Uint8Array(await file.load()), file.name);
    } catch (error) {
      setFailed({ file, error: ApiError.from(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap={2}>
      <Menu
        label={t('report.download')}
        trigger={
          <>
            <DownloadIcon size={18} />
            {t(busy ? 'report.downloading' : 'report.download')}
          </>
        }
        items={files.map((file) => ({
          id: file.id,
          label: file.label,
          onSelect: () => void download(file),
          disabled: busy,
        }))}
      />
      {failed && (
        <Notice
          tone="error"
          live
          action={
            <Button variant="secondary" size="small" onClick={() => void download(failed.file)}>
              {t('action.retry')}
            </Button>
          }
        >
          {t('report.downloadFailed', { file: failed.file.label })}
        </Notice>
      )}
    </Stack>
  );
}
