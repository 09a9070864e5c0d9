import { client } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { Button, DownloadIcon, Notice, Stack } from '@sanchay/ui';
import { useState } from 'react';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { keepBytes } from '../order/keepFile.ts';

/** The contract note as a file. A download that fails shows an error and can be repeated. */
export function ContractNote({ id, number }: { id: string; number: string }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function download(): Promise<void> {
    setState('busy');
    try {
      const bytes = await client.call('contractNote', { params: { id } });
      keepBytes(`${number.replaceAll('/', '-')}.pdf`, new Uint8Array(bytes));
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return (
    <Stack gap={2}>
      <Button variant="secondary" busy={state === 'busy'} onClick={() => void download()}>
        <DownloadIcon size={18} />
        {t('note.download')}
      </Button>
      {state === 'failed' && (
        <Notice tone="error" live>
          {t('note.failed')}
        </Notice>
      )}
    </Stack>
  );
}
