import { useMessages } from '@sanchay/i18n';
import { Button, Text, useToast } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useShell } from '../kit/shellContext.ts';
import { useBusState } from '../kit/useBusState.ts';

const Strip = styled.aside`
  border-bottom: 1px solid var(--line);
  background: var(--warn-soft);
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  max-width: 1248px;
  margin: 0 auto;
  padding: 6px 24px;
  @media (max-width: 767px) {
    padding: 6px 16px;
  }
`;

/** Shown on every page while another user's account is open: whose it is, what that means, and the link back. */
export function ManagedBar() {
  const { t } = useMessages();
  const { switchPortfolio } = useShell();
  const toast = useToast();
  const user = useBusState('session/changed')?.user;
  const managed = user?.managed_account ?? null;
  if (!managed) return null;
  const access = t(managed.scope === 'prepare' ? 'managed.prepares' : 'managed.viewOnly');
  const back = () =>
    switchPortfolio(String(managed.own_portfolio_id)).catch(() =>
      toast({ tone: 'error', message: t('error.forbidden.title') }),
    );
  return (
    <Strip aria-label={access}>
      <Line>
        <Text size="small">
          <strong>{t('managed.viewing', { name: user?.minor_account?.name ?? managed.owner_name })}</strong> ·{' '}
          {access}
        </Text>
        <Button size="small" variant="secondary" onClick={() => void back()}>
          {t('managed.back')}
        </Button>
      </Line>
    </Strip>
  );
}
