import { client } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { US_MESSAGES } from '../messages.ts';
import { PdfDownload } from '../order/PdfDownload.tsx';

/** The trade confirmation as a file. */
export function UsConfirmation({ id, number }: { id: string; number: string }) {
  const { t } = useMessages(US_MESSAGES);
  return (
    <PdfDownload
      number={number}
      label={t('confirmation.download')}
      failed={t('confirmation.failed')}
      load={() => client.call('usConfirmation', { params: { id } })}
    />
  );
}
