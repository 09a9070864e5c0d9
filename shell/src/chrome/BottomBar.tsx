import { useWords } from '@sanchay/i18n';
import { HomeIcon, InvestIcon, PortfolioIcon, StarIcon } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useEffect } from 'react';
import { deskOf } from '../staff/staffPaths.ts';
import { isAt } from './navTree.ts';
import { useShell } from './shellContext.ts';
import { useBusState } from './useBusState.ts';
import { usePath } from './usePath.ts';

const Tabs = styled.nav`
  position: fixed;
  z-index: 20;
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

const Tab = styled.a`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 2px;
  color: var(--ink-3);
  font-size: 13px;
  font-weight: 500;
  line-height: 1.3;
  text-decoration: none;
  &[aria-current] {
    color: var(--accent);
    font-weight: 600;
  }
`;

const tabs = [
  { label: 'nav.home', to: '/dashboard', owns: ['/dashboard'], Icon: HomeIcon },
  {
    label: 'nav.invest',
    to: '/mutual-funds',
    owns: [
      '/mutual-funds',
      '/explore',
      '/stocks',
      '/us-stocks',
      '/fixed-deposit',
      '/gold',
      '/cart',
      '/orders',
    ],
    Icon: InvestIcon,
  },
  { label: 'nav.portfolio', to: '/portfolio', owns: ['/portfolio'], Icon: PortfolioIcon },
  { label: 'nav.watchlist', to: '/watchlist', owns: ['/watchlist'], Icon: StarIcon },
];

/** The tab bar of investors on phones (specification, section 2); staff without an investment account have none. */
export function BottomBar() {
  const { t } = useWords();
  const session = useBusState('session/changed');
  const path = usePath();
  const { config } = useShell();
  const shown = Boolean(session?.loggedIn && session.userFetched) && deskOf(session?.user, config) === null;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-tabs', shown);
  }, [shown]);
  if (!shown) return null;
  return (
    <Tabs aria-label={t('nav.sections')}>
      {tabs.map(({ label, to, owns, Icon }) => (
        <Tab key={to} href={to} aria-current={owns.some((prefix) => isAt(path, prefix)) ? 'page' : undefined}>
          <Icon />
          {t(label)}
        </Tab>
      ))}
    </Tabs>
  );
}
