import type { UserInfo } from '@sanchay/contracts';
import { maskMobile } from '@sanchay/finance';
import { Card, DetailList, TextLink } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../../messages.ts';

/** The user's name and contact details. */
export function ContactCard({ user }: { user: UserInfo }) {
  const { t } = useMessages(MESSAGES);
  const none = t('state.notAvailable');
  return (
    <Card
      title={user.name}
      actions={<TextLink href="/profile/security">{t('profile.changeContact')}</TextLink>}
    >
      <DetailList
        items={[
          { term: t('profile.email'), value: user.email || none },
          { term: t('profile.mobile'), value: user.mobile_phone ? maskMobile(user.mobile_phone) : none },
        ]}
      />
    </Card>
  );
}
