import { useMessages } from '@sanchay/i18n';
import { Breadcrumbs, Heading, Stack } from '@sanchay/ui';
import { memo } from 'react';
import { MESSAGES } from '../messages.ts';

/** Where the list stands, and its name; the same whatever it shows. */
export const ListTop = memo(function Top() {
  const { t } = useMessages(MESSAGES);
  return (
    <Stack gap={2}>
      <Breadcrumbs
        items={[{ label: t('explore.title'), href: '/mutual-funds' }, { label: t('list.title') }]}
      />
      <Heading level={1}>{t('list.title')}</Heading>
    </Stack>
  );
});
