import './federation/provided.ts';
import { client, createClient, setClient } from '@sanchay/api-client';
import { bus, reportBusFaults } from '@sanchay/event-bus';
import { startI18n, translate } from '@sanchay/i18n';
import { queryClient } from '@sanchay/remote-kit/query';
import { showToast } from '@sanchay/ui';
import { createCache } from '@sanchay/ui/style';
import { followLinks } from './boot/followLinks.ts';
import { followRoutes, navigate } from './boot/navigation.ts';
import { readPageData } from './boot/pageData.ts';
import { tellSignedIn } from './boot/edgeCookies.ts';
import { preferences } from './boot/preferences.ts';
import { reportError, startErrorService, watchErrors } from './boot/reporting.ts';
import { safeStorage, storage } from '@sanchay/remote-kit/storage';
import { followVisibility } from './boot/visibility.ts';
import { titleOf } from './chrome/shellContext.ts';
import { slotFace } from './chrome/slotFace.tsx';
import { startVitals } from './observability/vitalsReport.ts';
import { composeRemotes } from './remotes/compose.ts';
import { openPlatform } from './remotes/openPlatform.ts';
import { followCart } from './session/cartCount.ts';
import { watchComingBack } from './session/comeBack.ts';
import { followAccount } from './session/followAccount.ts';
import { watchIdle } from './session/idle.ts';
import { liveEvents } from './session/liveEvents.ts';
import { Session } from './session/session.ts';
import { drawChrome } from './takeover/chromeRoots.tsx';
import { findRenderedSlot } from './takeover/renderedSlot.ts';

const page = readPageData();
const { config } = page;
const at = (id: string): HTMLElement => document.getElementById(id)!;

const platform = openPlatform(page, {
  lasting: storage,
  tab: safeStorage(() => globalThis.sessionStorage),
});
const { directory, critical } = platform;
watchErrors();
reportBusFaults(({ owner, event, error }) => reportError(error, { owner, event }));

const session: Session = new Session({
  storage,
  bus,
  now: () => client.now(),
  exclusive: (work) => (navigator.locks ? navigator.locks.request('sanchay-refresh', work) : work()),
  onEnd() {
    queryClient.clear();
    live.close();
  },
  goTo: navigate,
  calls: {
    userInfo: () => client.call('userInfo', { query: { app_version: config.appVersion } }),
    refresh: async () => (await client.call('refreshSession', { body: {} })).data,
    logout: async () => {
      await client.call('logout', { body: {} });
    },
  },
});
setClient(
  createClient({
    ownHosts: [globalThis.location.host],
    appVersion: config.appVersion,
    session: {
      token: () => session.token(),
      expiresAt: () => session.expiresAt(),
      portfolioId: () => session.portfolioId(),
      refresh: () => session.refresh(),
      end: (reason) => session.end(reason),
    },
  }),
);
const live = liveEvents(
  bus,
  () => session.token(),
  () => client.refresh(),
);

/** Another portfolio becomes current: answers of the former one are forgotten before anybody can see them. */
async function switchPortfolio(id: string): Promise<void> {
  await client.call('switchPortfolio', { params: { id }, body: {} });
  queryClient.clear();
  await session.fetchUser();
  live.close();
  live.open();
}

followAccount({
  bus,
  session,
  forget() {
    queryClient.clear();
    live.close();
    live.open();
  },
  tell: (name) => showToast({ message: translate('common', 'account.changed', { name }) }),
});
watchComingBack(session);
followCart(bus, async () => (await client.call('cart')).data);

const choices = preferences(storage, bus, document.documentElement);
const { language } = choices.now();
// HTML in another language than this browser's is replaced, not taken over.
const rendered = page.rendered?.language === language ? page.rendered : null;
await startI18n({ language });

bus.on('session/changed').subscribe(() => tellSignedIn(session.token() !== null));
void session.start().then(() => live.open());

const cache = createCache({ key: 'shell' });
drawChrome(
  {
    cache,
    services: { config, session, preferences: choices, navigate, switchPortfolio },
    directory,
  },
  rendered,
  session.token() !== null,
);

if (session.token() && globalThis.location.pathname === '/') navigate('/dashboard', { replace: true });

followLinks(document.body, navigate);
followRoutes(at('slot'), () => platform.navigated());
platform.preload(document.body);
const renderedSlot = findRenderedSlot(rendered, at('slot'), globalThis.location.pathname);
if (!renderedSlot) at('slot').replaceChildren();
if (process.env.NODE_ENV === 'development')
  await (await import('./overrides/startOverrides.tsx')).startOverrides();
composeRemotes({
  ...platform,
  config,
  place: () => at('slot'),
  rendered: renderedSlot,
  face: slotFace(cache, (remote) => titleOf(directory.page(), remote)),
  navigate,
  signedIn: async (grant) => {
    await session.begin(grant);
    live.open();
  },
  userChanged: () => session.fetchUser(),
});

// What only watches comes after the first area is there.
setTimeout(() => {
  void startErrorService(config.sentryDsn, config.appVersion);
  void startVitals(config.vitals).catch(() => undefined);
}, 3_000);

const idle = watchIdle(
  storage,
  config.adminBuild ? config.adminLogoutTimeout : config.logoutTimeout,
  Date.now,
);
followVisibility({
  idle,
  live,
  critical,
  signedIn: () => session.state.loggedIn,
  endIdle: () => session.end('idle'),
});
setInterval(() => {
  if (document.visibilityState === 'visible' && session.needsRefresh())
    void client.refresh().catch(() => undefined);
}, 20_000);
