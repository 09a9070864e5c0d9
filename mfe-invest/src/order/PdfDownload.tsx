import { AccountFiles } from '@sanchay/remote-kit';
import { Button, DownloadIcon, Notice, Stack } from '@sanchay/ui';
import { useState } from 'react';
import { keepBytes } from './keepFile.ts';

interface PdfDownloadProps {
  /** Number of the document, which names the file. */
  number: string;
  label: string;
  /** Sentence of a download that failed. */
  failed: string;
  load: () => Promise<ArrayBuffer | Uint8Array>;
}

/** A document as a PDF file, for those who may have it. */
export function PdfDownload(props: PdfDownloadProps) {
  return (
    <AccountFiles>
      <PdfFile {...props} />
    </AccountFiles>
  );
}

/** A download that fails shows an error and can be repeated. */
function PdfFile({ number, label, failed, load }: PdfDownloadProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function download(): Promise<void> {
    setState('busy');
    try {
      keepBytes(`${number.replaceAll('/', '-')}.pdf`, new Uint8Array(await load()));
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return (
    <Stack gap={2}>
      <Button variant="secondary" busy={state === 'busy'} onClick={() => void download()}>
        <DownloadIcon size={18} />
        {label}
      </Button>
      {state === 'failed' && (
        <Notice tone="error" live>
          {failed}
        </Notice>
      )}
    </Stack>
  );
}
