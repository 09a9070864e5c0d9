import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Text } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';

/** Whether the US exchanges are open and until when, else when they open next, in the time of India. */
export function UsSession() {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { dateTime } = useFormat();
  const session = useCall('usSession').data?.data;
  if (!session) return null;
  const { open, opens_at: opens, closes_at: closes } = session;
  return (
    <Text size="small">
      {open ? t('us.open', { time: dateTime(closes) }) : t('us.closed', { time: dateTime(opens) })}
    </Text>
  );
}
