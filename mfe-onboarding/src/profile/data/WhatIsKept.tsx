import { Disclosure, Stack, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../../messages.ts';

/** What goes when the account closes, what stays, for how long and by which law. */
export function WhatIsKept({ years, source }: { years: number; source: string }) {
  const { t } = useMessages(MESSAGES);
  return (
    <Disclosure summary={t('data.kept.title')}>
      <Stack gap={3}>
        <Text size="small">{t('data.kept.gone')}</Text>
        <Text size="small">{t('data.kept.stays', { count: years })}</Text>
        <Text size="small">{t('data.kept.source', { source })}</Text>
        <Text size="small">{t('data.kept.folios')}</Text>
      </Stack>
    </Disclosure>
  );
}
