import { useMessages } from '@sanchay/i18n';
import type { DetailItem } from '@sanchay/ui';
import { US_MESSAGES } from '../messages.ts';
import { useDollars } from './useDollars.ts';

interface Charges {
  fee: number;
  fee_gst: number;
  conversion_gst: number;
}

/** Lines of what a bank charges for a conversion. */
export function useCharges() {
  const { t } = useMessages(US_MESSAGES);
  const { paise } = useDollars();
  return ({ fee, fee_gst: feeGst, conversion_gst: gst }: Charges): DetailItem[] => [
    { term: t('charge.fee'), value: paise(fee) },
    { term: t('charge.feeGst'), value: paise(feeGst) },
    { term: t('charge.conversionGst'), value: paise(gst) },
  ];
}
