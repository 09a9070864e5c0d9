import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, usePageTitle } from '@sanchay/remote-kit';
import { Heading, Page, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { AccountsYouManage } from './AccountsYouManage.tsx';
import { YourManagers } from './YourManagers.tsx';

/** `/managed-accounts`: who manages the user's accounts, and which accounts the user manages. Live. */
export function ManagedAccounts() {
  const { t } = useMessages(MESSAGES);
  usePageTitle(t('managers.title'));
  useBusEvent(
    'manager/changed',
    () => void refreshCalls('managers', 'managementRequests', 'managedAccounts'),
  );
  return (
    <Page width="text">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('managers.title')}</Heading>
          <Text>{t('managers.lead')}</Text>
        </Stack>
        <AccountsYouManage />
        <YourManagers />
      </Stack>
    </Page>
  );
}
