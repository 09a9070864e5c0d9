import type { ConsentChange } from '@sanchay/contracts';
import { Disclosure, Stack, Text } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../../messages.ts';

/** Every change, newest first, with the words that were shown and their version. */
export function ConsentHistory({ changes }: { changes: readonly ConsentChange[] }) {
  const { t } = useMessages(MESSAGES);
  const { dateTime } = useFormat();
  return (
    <Stack gap={2}>
      {changes.map((change, at) => (
        <Disclosure
          key={at}
          summary={t(`consents.change.${change.action}`, {
            title: change.about
              ? t('consents.about', { title: change.title, about: change.about })
              : change.title,
            when: dateTime(change.at),
          })}
        >
          <Stack gap={2}>
            <Text size="small">{change.text}</Text>
            <Text size="label">
              {t('consents.version', { version: change.version, hash: change.hash.slice(0, 12) })}
            </Text>
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  );
}
