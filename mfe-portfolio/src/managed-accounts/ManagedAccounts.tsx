import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, usePageTitle, useTogether } from '@sanchay/remote-kit';
import { Heading, Loading, Page, SkeletonBlock, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { AccountsYouManage } from './AccountsYouManage.tsx';
import { YourManagers } from './YourManagers.tsx';

/** `/managed-accounts`: who manages the user's accounts, and which accounts the user manages. Live. */
export function ManagedAccounts() {
  const { t } = useMessages(MESSAGES);
  // The cards come together, so that none of them moves.
  const together = useTogether([useCall('managementRequests'), useCall('managers')]);
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
        {together ? (
          <>
            <AccountsYouManage />
            <YourManagers />
          </>
        ) : (
          <Loading>
            <Stack gap={5}>
              <SkeletonBlock height={132} />
              <SkeletonBlock height={196} />
            </Stack>
          </Loading>
        )}
      </Stack>
    </Page>
  );
}
