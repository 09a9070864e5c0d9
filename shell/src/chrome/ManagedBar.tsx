import { client } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { queryClient, useQuery } from '@sanchay/remote-kit/query';
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

/** Shown on every page while the account of another user or of a child is open: whose it is, what that means, and the link back. */
export function ManagedBar() {
  const { t } = useMessages();
  const user = useBusState('session/changed')?.user;
  const managed = user?.managed_account ?? null;
  const minor = user?.minor_account;
  const child = minor?.name;
  if (managed)
    return (
      <AccountBar
        name={child ?? managed.owner_name}
        access={t(managed.scope === 'prepare' ? 'managed.prepares' : 'managed.viewOnly')}
        own={managed.own_portfolio_id}
      />
    );
  // Once it is handed over, the account is the own one of the former minor.
  return child === undefined || minor?.handed_over === true ? null : <GuardianBar child={child} />;
}

/** The bar in the account of the user's own child; the first own account is the one to go back to. */
function GuardianBar({ child }: { child: string }) {
  const { t } = useMessages();
  const { data } = useQuery(
    { queryKey: ['portfolioList', {}], queryFn: () => client.call('portfolioList') },
    queryClient,
  );
  return <AccountBar name={child} access={t('managed.guardian')} own={data?.data[0]?.id} />;
}

function AccountBar({ name, access, own }: { name: string; access: string; own?: number }) {
  const { t } = useMessages();
  const { switchPortfolio } = useShell();
  const toast = useToast();
  const back = () =>
    switchPortfolio(String(own)).catch(() => toast({ tone: 'error', message: t('error.forbidden.title') }));
  return (
    <Strip aria-label={access}>
      <Line>
        <Text size="small">
          <strong>{t('managed.viewing', { name })}</strong> · {access}
        </Text>
        {own !== undefined && (
          <Button size="small" variant="secondary" onClick={() => void back()}>
            {t('managed.back')}
          </Button>
        )}
      </Line>
    </Strip>
  );
}
