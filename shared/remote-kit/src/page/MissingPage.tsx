import { useMessages } from '@sanchay/i18n';
import { Heading, LinkButton, Page, Stack, Text } from '@sanchay/ui';
import { usePageHead, usePageStatus } from './usePageHead.ts';

/** The page for an address with nothing behind it (specification, section 2): a real 404. */
export function MissingPage() {
  const { t } = useMessages();
  usePageHead({ title: '404', index: false });
  usePageStatus(404);
  return (
    <Page width="text">
      <Stack gap={4} align="start">
        <Text tone="ink-3">404</Text>
        <Heading level={1}>{t('page404.title')}</Heading>
        <Text>{t('page404.text')}</Text>
        <LinkButton href="/">{t('action.home')}</LinkButton>
      </Stack>
    </Page>
  );
}
