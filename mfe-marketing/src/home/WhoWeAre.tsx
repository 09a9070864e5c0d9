import { Heading, Stack, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import { Band } from './Band.tsx';

/** Who stands behind the product, what it costs, and what no product can promise. */
export function WhoWeAre() {
  const { t } = useMessages(MESSAGES);
  return (
    <Band ground="surface" labelledBy="who">
      <Stack gap={3}>
        <Heading level={2} size="card" id="who">
          {t('who.title')}
        </Heading>
        <Text size="small">{t('who.adviser')}</Text>
        <Text size="small">{t('who.risk')}</Text>
        <Text size="small">{t('who.gold')}</Text>
      </Stack>
    </Band>
  );
}
