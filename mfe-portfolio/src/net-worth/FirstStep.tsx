import { ONBOARDING_STATE } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useManagedAccount, useSession } from '@sanchay/remote-kit';
import { EmptyState, InvestIcon, LinkButton, Row, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** What can be looked at before the first investment. */
const LOOK = [
  ['funds', '/mutual-funds/all'],
  ['sip', '/calculators/sip-calculator'],
  ['gold', '/gold'],
] as const;

/**
 * Nothing is owned yet: the one next step, and what else there is to see. While the setup is open that is the next
 * step, on the list above, and this one stays behind; for a manager it is the owner's.
 */
export function FirstStep() {
  const { t } = useMessages(MESSAGES);
  const { user } = useSession();
  const managed = useManagedAccount();
  if (managed) {
    return (
      <EmptyState icon={<InvestIcon size={26} />} title={t('empty.all.title')}>
        {t('empty.managed', { name: user?.minor_account?.name ?? managed.owner_name })}
      </EmptyState>
    );
  }
  const ready = (user?.onboarding_state ?? 0) >= ONBOARDING_STATE.REGISTRATION_COMPLETE;
  return (
    <Stack gap={4}>
      <EmptyState
        icon={<InvestIcon size={26} />}
        title={user?.fname ? t('first.fund.titleFor', { name: user.fname }) : t('first.fund.title')}
        action={
          <LinkButton href="/mutual-funds" variant={ready ? 'primary' : 'secondary'}>
            {t('first.fund.action')}
          </LinkButton>
        }
      >
        {t('first.fund.text')}
      </EmptyState>
      <Text size="small" strong>
        {t('first.look.title')}
      </Text>
      <Row gap={2}>
        {LOOK.map(([key, href]) => (
          <LinkButton key={key} href={href} variant="quiet" size="small">
            {t(`first.look.${key}`)}
          </LinkButton>
        ))}
      </Row>
    </Stack>
  );
}
