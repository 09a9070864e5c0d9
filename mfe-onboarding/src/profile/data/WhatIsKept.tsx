import { Disclosure, Stack, Text } from '@sanchay/ui';
import { useWords } from '@sanchay/i18n';
import { WORDS } from '../../words.ts';

/** What goes when the account closes, what stays, for how long and by which law. */
export function WhatIsKept({ years, source }: { years: number; source: string }) {
  const { t } = useWords(WORDS);
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
