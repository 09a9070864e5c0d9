import { useWords } from '@sanchay/i18n';
import { Heading, LinkButton, Page, Stack, Text } from '@sanchay/ui';
import { useEffect } from 'react';

/** The page for an address that nobody owns (specification, section 2). */
export function NotFound() {
  const { t } = useWords();
  useEffect(() => {
    document.title = `404 · Sanchay`;
  }, []);
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
