import { useMessages } from '@sanchay/i18n';
import { CartIcon, HomeIcon, InvestIcon, MenuIcon, PortfolioIcon } from '@sanchay/ui';
import { css, styled } from '@sanchay/ui/style';
import { useEffect } from 'react';
import { deskOf } from '../staff/staffPaths.ts';
import { AccountItems } from './AccountMenu.tsx';
import { Dropdown, DropdownPart } from '../kit/Dropdown.tsx';
import { Count } from '../kit/headerParts.ts';
import { NavItems } from './NavMenus.tsx';
import { isAt } from '../kit/navTree.ts';
import { PreferenceItems } from './PreferencesMenu.tsx';
import { navEntries, useShell } from '../kit/shellContext.ts';
import { useBusState } from '../kit/useBusState.ts';
import { usePath } from '../kit/usePath.ts';

const Tabs = styled.nav`
  position: fixed;
  /* Its menu covers the header too. */
  z-index: 26;
  right: 0;
  bottom: 0;
  left: 0;
  display: none;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  height: var(--tabs-height);
  padding-bottom: env(safe-area-inset-bottom);
  background: var(--surface);
  border-top: 1px solid var(--line);
  @media (max-width: 767px) {
    display: grid;
  }
`;

const tabLook = css`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-height: 55px;
  padding: 4px 0 2px;
  color: var(--ink-3);
  font-size: 13px;
  font-weight: 400;
  text-decoration: none;
  &[aria-current] {
    color: var(--accent);
    font-weight: 600;
  }
`;

const Tab = styled.a`
  ${tabLook}
  ${Count} {
    top: 2px;
    right: calc(50% - 22px);
  }
`;

const More = styled.div`
  && summary {
    ${tabLook}
    border-radius: 0;
  }
`;

const tabs = [
  { label: 'nav.home', to: '/dashboard', owns: ['/dashboard'], Icon: HomeIcon },
  {
    label: 'nav.invest',
    to: '/mutual-funds',
    owns: ['/mutual-funds', '/explore', '/stocks', '/us-stocks', '/fixed-deposit', '/gold'],
    Icon: InvestIcon,
  },
  { label: 'nav.portfolio', to: '/portfolio', owns: ['/portfolio'], Icon: PortfolioIcon },
  { label: 'nav.cart', to: '/cart', owns: ['/cart'], Icon: CartIcon },
];

/** The tab bar of investors on phones (specification, section 2), with the menus that the header has no room for; staff without an investment account have none. */
export function BottomBar() {
  const { t } = useMessages();
  const session = useBusState('session/changed');
  const path = usePath();
  const { config, registry } = useShell();
  const count = useBusState('cart/changed')?.count ?? 0;
  const shown = Boolean(session?.loggedIn && session.userFetched) && deskOf(session?.user, config) === null;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-tabs', shown);
  }, [shown]);
  if (!shown) return null;
  const name = (label: string) => (label === 'nav.cart' && count > 0 ? t(label, { count }) : t(label));
  return (
    <Tabs aria-label={t('nav.sections')}>
      {tabs.map(({ label, to, owns, Icon }) => (
        <Tab
          key={to}
          href={to}
          aria-label={name(label)}
          aria-current={owns.some((prefix) => isAt(path, prefix)) ? 'page' : undefined}
        >
          <Icon />
          {t(label)}
          {label === 'nav.cart' && count > 0 && <Count aria-hidden="true">{count}</Count>}
        </Tab>
      ))}
      <More>
        <Dropdown
          look="tab"
          trigger={
            <>
              <MenuIcon />
              {t('nav.more')}
            </>
          }
        >
          <AccountItems>
            <NavItems own={[]} entries={navEntries(registry, 'header')} path={path} />
            <DropdownPart>
              <PreferenceItems />
            </DropdownPart>
          </AccountItems>
        </Dropdown>
      </More>
    </Tabs>
  );
}
