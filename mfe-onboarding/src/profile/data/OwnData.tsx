import { useWords } from '@sanchay/i18n';
import { Stack } from '@sanchay/ui';
import { WORDS } from '../../words.ts';
import { ProfileLayout } from '../ProfileLayout.tsx';
import { Archives } from './Archives.tsx';
import { CloseAccount } from './CloseAccount.tsx';

/** `/profile/data`: a copy of everything that is kept about the person, and the end of the account. */
export function OwnData() {
  const { t } = useWords(WORDS);
  return (
    <ProfileLayout section="data" lead={t('data.lead')}>
      <Stack gap={6}>
        <Archives />
        <CloseAccount />
      </Stack>
    </ProfileLayout>
  );
}
