import { useMessages } from '@sanchay/i18n';
import { useCall, useTogether } from '@sanchay/remote-kit';
import { Loading, SkeletonBlock, Stack } from '@sanchay/ui';
import { MESSAGES } from '../../messages.ts';
import { ProfileLayout } from '../ProfileLayout.tsx';
import { ArchiveImports } from './ArchiveImports.tsx';
import { Archives } from './Archives.tsx';
import { CloseAccount } from './CloseAccount.tsx';

/** `/profile/data`: a copy of everything stored about the user, import of such a copy, and account closure. */
export function OwnData() {
  const { t } = useMessages(MESSAGES);
  const together = useTogether([useCall('archives'), useCall('archiveImports'), useCall('closure')]);
  return (
    <ProfileLayout section="data" lead={t('data.lead')}>
      {together ? (
        <Stack gap={6}>
          <Archives />
          <ArchiveImports />
          <CloseAccount />
        </Stack>
      ) : (
        <Loading>
          <SkeletonBlock height={480} />
        </Loading>
      )}
    </ProfileLayout>
  );
}
