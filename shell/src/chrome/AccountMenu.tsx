import { client } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { queryClient, useQuery } from '@sanchay/remote-kit/query';
import { ChevronDownIcon, useToast } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import type { ReactNode } from 'react';
import { ChatMenuItems, useUnreadChat } from '../chat/ChatMenuItems.tsx';
import { accountChoices, type AccountChoice } from '../session/accountChoices.ts';
import { Dropdown, DropdownItem, DropdownLink, DropdownPart } from '../kit/Dropdown.tsx';
import { navEntries, useShell } from '../kit/shellContext.ts';
import { useBusState } from '../kit/useBusState.ts';

const Who = styled.p`
  margin: 0;
  padding: 4px 12px 8px;
  color: var(--ink-2);
  font-size: 14px;
  overflow-wrap: anywhere;
`;
const Short = styled.span`
  max-width: 160px;
  overflow: hidden;
  text-overflow: ellipsis;
  @media (max-width: 767px) {
    display: none;
  }
`;
const Unread = styled.span`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: var(--accent);
`;
const Initial = styled.span`
  @media (min-width: 768px) {
    display: none;
  }
`;

/** The user's menu: portfolios to switch to (only accepted managed ones), orders, log out. */
export function AccountMenu() {
  const { t } = useMessages();
  const user = useBusState('session/changed')?.user ?? null;
  const account = useBusState('account/switched');
  const unread = useUnreadChat(user !== null);
  const first = user?.fname || user?.name || t('nav.account');
  // In a managed account its holder is named, not the portfolio.
  const managed = user?.managed_account;
  const beside = managed ? (user.minor_account?.name ?? managed.owner_name) : account?.name;
  return (
    <Dropdown
      label={t('nav.account')}
      look="accent"
      trigger={
        <>
          <Short>{beside ? `${first} · ${beside}` : first}</Short>
          <Initial aria-hidden="true">{first.slice(0, 1)}</Initial>
          {unread > 0 && <Unread role="img" aria-label={t('nav.chatUnread', { count: unread })} />}
          <ChevronDownIcon size={16} />
        </>
      }
    >
      <AccountItems />
    </Dropdown>
  );
}

/** Its entries; `children` come before the log-out. */
export function AccountItems({ children }: { children?: ReactNode }) {
  const { t, language } = useMessages();
  const { session, registry, switchPortfolio } = useShell();
  const toast = useToast();
  const user = useBusState('session/changed')?.user ?? null;
  const account = useBusState('account/switched');
  const own = useQuery(
    { queryKey: ['portfolioList', {}], queryFn: () => client.call('portfolioList'), enabled: user !== null },
    queryClient,
  );
  const managed = useQuery(
    {
      queryKey: ['managedAccounts', {}],
      queryFn: () => client.call('managedAccounts'),
      enabled: user !== null,
    },
    queryClient,
  );
  const unread = useUnreadChat(user !== null);
  const portfolios = accountChoices(own.data?.data, managed.data?.data);
  const current = account?.portfolioId ?? null;
  const choose = (id: string) =>
    switchPortfolio(id).catch(() => toast({ tone: 'error', message: t('error.forbidden.title') }));
  return (
    <>
      <Who>{user?.email}</Who>
      {portfolios.length > 1 && (
        <>
          <Choices
            choices={portfolios.filter(({ managed: one }) => !one)}
            current={current}
            choose={choose}
          />
          <Choices
            title={t('managed.accounts')}
            choices={portfolios.filter(({ managed: one }) => one)}
            current={current}
            choose={choose}
          />
        </>
      )}
      <DropdownPart>
        {navEntries(registry, 'account').map(({ label, to }) => (
          <DropdownLink key={to} href={to} data-closes>
            {label[language]}
          </DropdownLink>
        ))}
      </DropdownPart>
      <DropdownPart>
        <ChatMenuItems unread={unread} />
      </DropdownPart>
      {children}
      <DropdownPart>
        <DropdownItem type="button" data-closes onClick={() => session.logout()}>
          {t('nav.logOut')}
        </DropdownItem>
      </DropdownPart>
    </>
  );
}

interface ChoicesProps {
  title?: string;
  choices: readonly AccountChoice[];
  current: string | null;
  choose: (id: string) => Promise<void>;
}

/** Accounts to switch to, the current one marked. */
function Choices({ title, choices, current, choose }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <DropdownPart>
      {title && <Who>{title}</Who>}
      {choices.map(({ id, name }) => (
        <DropdownItem
          key={id}
          type="button"
          data-closes
          aria-current={id === current}
          onClick={() => void choose(id)}
        >
          {name}
        </DropdownItem>
      ))}
    </DropdownPart>
  );
}
