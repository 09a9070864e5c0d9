import { useMessages } from '@sanchay/i18n';
import { CartIcon, LinkButton, LogoMark, VisuallyHidden } from '@sanchay/ui';
import { Fragment } from 'react';
import { CrashBoundary } from '../kit/CrashBoundary.tsx';
import { NoticeBell } from '../notifications/NoticeBell.tsx';
import { deskOf } from '../staff/staffPaths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { ManagedBar } from './ManagedBar.tsx';
import { Bar, Brand, CartLink, Content, Count, LogIn, OffPhone, Side } from '../kit/headerParts.ts';
import { NarrowMenu, NavMenus } from './NavMenus.tsx';
import { PreferencesMenu } from './PreferencesMenu.tsx';
import { SearchBox } from './SearchBox.tsx';
import { navEntries, useShell } from '../kit/shellContext.ts';
import { useBusState } from '../kit/useBusState.ts';
import { usePath } from '../kit/usePath.ts';

const signedInNav = [
  { label: 'nav.home', to: '/dashboard' },
  { label: 'nav.portfolio', to: '/portfolio' },
];

/**
 * The page's header. Which one is chosen only after the user fetch has been attempted, so that nobody sees the
 * wrong one flash by (specification, section 2). Its menus open without a script.
 */
export function Header() {
  return (
    <CrashBoundary place="header" fallback={<PlainHeader />}>
      <FullHeader />
    </CrashBoundary>
  );
}

/** What is left of it when it broke: the way home. */
function PlainHeader() {
  return (
    <Bar>
      <Content>
        <Brand href="/">
          <LogoMark size={24} />
          <span>Sanchay</span>
        </Brand>
      </Content>
    </Bar>
  );
}

/** The address of a sign-in page; switching between login and sign-up keeps the page to return to. */
function signInAddress(to: '/login' | '/signup', path: string): string {
  if (path !== '/login' && path !== '/signup') return to;
  const next = new URLSearchParams(globalThis.location.search).get('next');
  return next === null ? to : `${to}?${new URLSearchParams({ next })}`;
}

function FullHeader() {
  const { t } = useMessages();
  const { registry, config } = useShell();
  const session = useBusState('session/changed');
  const cart = useBusState('cart/changed');
  const path = usePath();
  const known = session?.userFetched ?? false;
  const signedIn = session?.loggedIn ?? false;
  const desk = deskOf(session?.user, config);
  const nav = {
    own: signedIn
      ? (desk ? [{ label: 'nav.staff', to: desk }] : signedInNav).map(({ label, to }) => ({
          label: t(label),
          to,
        }))
      : [],
    entries: navEntries(registry, 'header'),
    path,
  };
  const count = cart?.count ?? 0;
  // What the tab bar of phones has is not in the header there.
  const InTabs = signedIn && !desk ? OffPhone : Fragment;
  return (
    <>
      <Bar>
        <Content>
          <Brand href={desk ?? (signedIn ? '/dashboard' : '/')} data-named={signedIn || undefined}>
            <LogoMark size={24} />
            <span>Sanchay</span>
          </Brand>
          {known && <NavMenus {...nav} />}
          <SearchBox />
          <Side>
            <OffPhone>
              <PreferencesMenu />
            </OffPhone>
            {known && (
              <InTabs>
                <NarrowMenu {...nav} />
              </InTabs>
            )}
            {known && signedIn && (
              <>
                <NoticeBell />
                <InTabs>
                  {!desk && (
                    <CartLink href="/cart">
                      <CartIcon />
                      {count > 0 && <Count aria-hidden="true">{count}</Count>}
                      <VisuallyHidden>{count > 0 ? t('nav.cart', { count }) : t('nav.cart')}</VisuallyHidden>
                    </CartLink>
                  )}
                  <AccountMenu />
                </InTabs>
              </>
            )}
            {known && !signedIn && (
              <>
                <LogIn href={signInAddress('/login', path)}>{t('nav.logIn')}</LogIn>
                <LinkButton href={signInAddress('/signup', path)} size="small">
                  {t('nav.signUp')}
                </LinkButton>
              </>
            )}
          </Side>
        </Content>
      </Bar>
      {known && signedIn && <ManagedBar />}
    </>
  );
}
