import { client } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { PdfDownload } from '../order/PdfDownload.tsx';

/** The contract note as a file. */
export function ContractNote({ id, number }: { id: string; number: string }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  return (
    <PdfDownload
      number={number}
      label={t('note.download')}
      failed={t('note.failed')}
      load={() => client.call('contractNote', { params: { id } })}
    />
  );
}
