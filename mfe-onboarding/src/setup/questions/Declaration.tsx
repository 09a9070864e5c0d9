import { DECLARATIONS } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { CheckField, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../../messages.ts';
import type { Asked } from './asked.ts';

/** The declaration about citizenship and tax, word for word as it is kept. */
export function Declaration({ field }: { field: Asked }) {
  const { t, language } = useMessages(MESSAGES);
  return (
    <Stack gap={4}>
      <Text>{DECLARATIONS['tax-2026-1'][language]}</Text>
      <CheckField
        label={t('field.declared')}
        error={field.error('declared')}
        checked={field.answers.declared ?? false}
        onChange={(declared) => field.onAnswer({ declared })}
      />
    </Stack>
  );
}
