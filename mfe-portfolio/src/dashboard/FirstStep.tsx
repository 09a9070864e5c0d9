import { ONBOARDING_STATE } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { useSession } from '@sanchay/remote-kit';
import { EmptyState, InvestIcon, LinkButton, Row } from '@sanchay/ui';
import { WORDS } from '../words.ts';
import { useOnboardingState } from './useOnboardingState.ts';

/** Nothing is owned yet: the one step to do next. */
export function FirstStep() {
  const { t } = useWords(WORDS);
  const { user } = useSession();
  const isNew = useOnboardingState() === ONBOARDING_STATE.BEGINNING;
  const kind = isNew ? 'setup' : 'fund';
  const title = user?.fname ? t(`first.${kind}.titleFor`, { name: user.fname }) : t(`first.${kind}.title`);
  return (
    <EmptyState
      icon={<InvestIcon size={26} />}
      title={title}
      action={
        <Row justify="center">
          {isNew && <LinkButton href="/solo-setup">{t('first.setup.action')}</LinkButton>}
          <LinkButton href="/mutual-funds" variant={isNew ? 'secondary' : 'primary'}>
            {t('first.fund.action')}
          </LinkButton>
        </Row>
      }
    >
      {t(`first.${kind}.text`)}
    </EmptyState>
  );
}
