import { client } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { DEPOSIT_MESSAGES } from '../messages.ts';
import { PdfDownload } from '../order/PdfDownload.tsx';

/** The certificate as a file. */
export function Certificate({ id, number }: { id: string; number: string }) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  return (
    <PdfDownload
      number={number}
      label={t('deposit.download')}
      failed={t('deposit.downloadFailed')}
      load={() => client.call('depositCertificate', { params: { id } })}
    />
  );
}
