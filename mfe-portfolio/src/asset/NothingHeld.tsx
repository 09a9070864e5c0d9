import { useMessages } from '@sanchay/i18n';
import { useManagedAccount, useSession } from '@sanchay/remote-kit';
import { Card, EmptyState, GoldIcon, LinkButton, PortfolioIcon } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

const STEPS = {
  all: { href: '/mutual-funds', Icon: PortfolioIcon },
  funds: { href: '/mutual-funds', Icon: PortfolioIcon },
  fund: { href: '/portfolio/mutual-funds', Icon: PortfolioIcon },
  asset: { href: '/portfolio', Icon: PortfolioIcon },
  gold: { href: '/gold', Icon: GoldIcon },
  imported: { href: '/import', Icon: PortfolioIcon },
} as const;

/** Nothing of this is held: what shows here later, and the way to it. */
export function NothingHeld({ of }: { of: keyof typeof STEPS }) {
  const { t } = useMessages(MESSAGES);
  const managed = useManagedAccount();
  const child = useSession().user?.minor_account?.name;
  const { href, Icon } = STEPS[of];
  return (
    <Card>
      <EmptyState
        icon={<Icon size={26} />}
        title={t(`empty.${of}.title`)}
        action={!managed && <LinkButton href={href}>{t(`empty.${of}.action`)}</LinkButton>}
      >
        {managed ? t('empty.managed', { name: child ?? managed.owner_name }) : t(`empty.${of}.text`)}
      </EmptyState>
    </Card>
  );
}
