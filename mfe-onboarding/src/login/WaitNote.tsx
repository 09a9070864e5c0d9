import { Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useSecondsLeft } from '@sanchay/remote-kit';
import { MESSAGES } from '../messages.ts';

/** Counts down to the moment (epoch milliseconds) from which another try is taken. */
export function WaitNote({ until }: { until: number }) {
  const { t } = useMessages(MESSAGES);
  const seconds = useSecondsLeft(until);
  if (seconds === 0) return null;
  return (
    <Text size="small" role="timer">
      {t('login.waitLeft', { seconds })}
    </Text>
  );
}
