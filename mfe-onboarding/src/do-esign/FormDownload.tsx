import { ApiError, client } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { Button, DownloadIcon, Stack } from '@sanchay/ui';
import { useState } from 'react';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../messages.ts';

/** The very document that is signed, as a file. */
export function FormDownload({ kycId }: { kycId: string }) {
  const { t } = useMessages(MESSAGES);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);

  async function fetchForm(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const bytes = await client.call('esignDocument', { params: { id: kycId } });
      const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }));
      const link = Object.assign(document.createElement('a'), { href: address, download: 'kyc-form.pdf' });
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 0);
    } catch (error) {
      setProblem(ApiError.from(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap={2}>
      <Button variant="secondary" icon={<DownloadIcon />} busy={busy} onClick={() => void fetchForm()}>
        {t('esign.document')}
      </Button>
      <ProblemNotice error={problem} />
    </Stack>
  );
}
