import { useWords } from '@sanchay/i18n';
import { CartIcon, LinkButton, LogoMark, TextLink, VisuallyHidden } from '@sanchay/ui';
import { AccountMenu } from './AccountMenu.tsx';
import { Bar, Brand, CartLink, Content, Count, Nav, NavLink, Side } from './headerParts.ts';
import { PreferencesMenu } from './PreferencesMenu.tsx';
import { SearchBox } from './SearchBox.tsx';
import { navEntries, useShell } from './shellContext.ts';
import { useBusState } from './useBusState.ts';
import { usePath } from './usePath.ts';

const signedInNav = [
  { label: 'nav.home', to: '/dashboard' },
  { label: 'nav.invest', to: '/mutual-funds' },
  { label: 'nav.portfolio', to: '/portfolio' },
];

/**
 * The page's header. Which one is chosen only after the user fetch has been attempted, so that nobody sees the
 * wrong one flash by (specification, section 2).
 */
export function Header() {
  const { t, language } = useWords();
  const { registry } = useShell();
  const session = useBusState('session/changed');
  const cart = useBusState('cart/changed');
  const path = usePath();
  const known = session?.userFetched ?? false;
  const signedIn = session?.loggedIn ?? false;
  const others = navEntries(registry, 'header').map(({ label, to }) => ({ label: label[language], to }));
  const links = signedIn
    ? [
        ...signedInNav.map(({ label, to }) => ({ label: t(label), to })),
        ...others.filter(({ to }) => !signedInNav.some((own) => to.startsWith(own.to))),
      ]
    : others;
  const count = cart?.count ?? 0;
  return (
    <Bar>
      <Content>
        <Brand href={signedIn ? '/dashboard' : '/'}>
          <LogoMark size={24} />
          <span>Sanchay</span>
        </Brand>
        <Nav aria-label={t('nav.main')}>
          {known &&
            links.map(({ label, to }) => (
              <NavLink
                key={to}
                href={to}
                aria-current={path === to || path.startsWith(`${to}/`) ? 'page' : undefined}
              >
                {label}
              </NavLink>
            ))}
        </Nav>
        <SearchBox />
        <Side>
          <PreferencesMenu />
          {known && signedIn && (
            <>
              <CartLink href="/cart">
                <CartIcon />
                {count > 0 && <Count aria-hidden="true">{count}</Count>}
                <VisuallyHidden>{count > 0 ? t('nav.cart', { count }) : t('nav.cart')}</VisuallyHidden>
              </CartLink>
              <AccountMenu />
            </>
          )}
          {known && !signedIn && (
            <>
              <TextLink href="/login">{t('nav.logIn')}</TextLink>
              <LinkButton href="/signup" size="small">
                {t('nav.signUp')}
              </LinkButton>
            </>
          )}
        </Side>
      </Content>
    </Bar>
  );
}
