import { useWords } from '@sanchay/i18n';
import { useSession } from '@sanchay/remote-kit';
import { EmptyState, InvestIcon, LinkButton } from '@sanchay/ui';
import { WORDS } from '../words.ts';

/** Nothing is owned yet: what fills this page. */
export function FirstStep() {
  const { t } = useWords(WORDS);
  const { user } = useSession();
  return (
    <EmptyState
      icon={<InvestIcon size={26} />}
      title={user?.fname ? t('first.fund.titleFor', { name: user.fname }) : t('first.fund.title')}
      action={<LinkButton href="/mutual-funds">{t('first.fund.action')}</LinkButton>}
    >
      {t('first.fund.text')}
    </EmptyState>
  );
}
