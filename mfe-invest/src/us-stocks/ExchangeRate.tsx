import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Text } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';

/** What a dollar costs and since when. Nothing while it is not known. */
export function ExchangeRate() {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { rupees, dateTime } = useFormat();
  const rate = useCall('exchangeRate').data?.data;
  if (!rate) return null;
  return (
    <Text size="small">
      {t('us.rate', { price: rupees(rate.price, { decimals: 2 }), time: dateTime(rate.date) })}
    </Text>
  );
}
