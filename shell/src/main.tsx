import './federation/provided.ts';
import { objects } from './analytics/consent.ts';
import { client, prepareCalls } from '@sanchay/api-client';
import { bus, reportBusFaults } from '@sanchay/event-bus';
import { setLanguage, startI18n } from '@sanchay/i18n';
import { agePrices, queryClient } from '@sanchay/remote-kit/query';
import { createCache } from '@sanchay/ui/style';
import { followLanguage } from './boot/followLanguage.ts';
import { pressedFeedback } from './boot/pressedFeedback.ts';
import { followLinks } from './boot/followLinks.ts';
import { followRoutes, navigate } from './boot/navigation.ts';
import { readPageData } from './kit/pageData.ts';
import { storeSignedIn } from './kit/edgeCookies.ts';
import { preferences } from './kit/preferences.ts';
import { reportError, startErrorService, watchErrors } from './kit/reporting.ts';
import { safeStorage, storage } from '@sanchay/remote-kit/storage';
import { followVisibility } from './boot/visibility.ts';
import { applyWebFonts } from './kit/webFonts.ts';
import { titleOf } from './kit/shellContext.ts';
import { slotFace } from './chrome/slotFace.tsx';
import { followReports, guardLinks } from './external/guardLinks.ts';
import { supportId } from './federation/failure.ts';
import { guardChrome } from './isolation/chromeGuard.ts';
import { guardStyles } from './isolation/foreignStyles.ts';
import { freezeIntrinsics } from './isolation/frozenIntrinsics.ts';
import { startVitals } from './observability/vitalsReport.ts';
import { composeRemotes } from './remotes/compose.ts';
import { openPlatform } from './remotes/openPlatform.ts';
import { idleTimeout, watchIdle } from './session/idle.ts';
import { openSession } from './session/openSession.ts';
import { leavePublicHome } from './session/publicHome.ts';
import { landOnDesk } from './staff/landOnDesk.ts';
import { drawChrome } from './chrome/chromeRoots.tsx';
import { findRenderedSlot } from './takeover/renderedSlot.ts';
import { watchInstallOffer } from './worker/installPrompt.ts';
import { followLaunches } from './worker/launches.ts';

const page = readPageData();
const { config } = page;
const at = (id: string): HTMLElement => document.getElementById(id)!;

const platform = openPlatform(
  page,
  {
    lasting: storage,
    tab: safeStorage(() => globalThis.sessionStorage),
  },
  { busy: pressedFeedback() },
);
const { directory, critical } = platform;
watchErrors();
void applyWebFonts(document);
reportBusFaults(({ error, ...tags }) => reportError(error, tags));

const { session, live, switchPortfolio, expire } = openSession(config, navigate, critical);
if (session.token() !== null) void prepareCalls();
const idle = watchIdle(storage, idleTimeout(config), {
  wall: () => Date.now(),
  steady: () => performance.now(),
});

const choices = preferences(storage, bus, document.documentElement);
const { language } = choices.now();
// HTML in another language than this browser's is replaced, not taken over.
const rendered = page.rendered?.language === language ? page.rendered : null;
await startI18n({ language });
// Another tab may have changed it meanwhile.
if (choices.now().language !== language) await setLanguage(choices.now().language);
followLanguage(
  bus,
  () => session.token() !== null,
  () => void queryClient.invalidateQueries(),
);

bus.on('session/changed').subscribe(() => storeSignedIn(session.token() !== null));
bus.on('prices/published').subscribe(() => agePrices(queryClient));
void session.start({ tooLong: idle.tooLong() }).then(() => live.open());
idle.touch();

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

landOnDesk({ bus, config, path: () => globalThis.location.pathname, navigate });
leavePublicHome({
  signedIn: () => session.token() !== null,
  path: () => globalThis.location.pathname,
  navigate,
});

guardChrome(document.body, (release, harm) =>
  platform.report({
    ...release,
    kind: 'render',
    owner: directory.page().remotes[release.remote]?.owner ?? '',
    id: supportId(),
    cause: new Error(harm),
  }),
);
guardStyles(document, at('slot'));
guardLinks(document.body);
followReports(reportError);
followLaunches(navigate);
watchInstallOffer();
followLinks(document.body, navigate);
followRoutes(at('slot'), () => platform.navigated());
platform.preload(document.body);
const renderedSlot = findRenderedSlot(rendered, at('slot'), globalThis.location.pathname);
if (!renderedSlot) at('slot').replaceChildren();
if (process.env.NODE_ENV === 'development')
  await (await import('./overrides/startOverrides.tsx')).startOverrides();
freezeIntrinsics();
composeRemotes({
  ...platform,
  config,
  place: () => at('slot'),
  rendered: renderedSlot,
  face: slotFace(cache, (remote) => titleOf(directory.page(), remote)),
  // A screen that misses the session need not lead anywhere while a logout does.
  navigate: (to, options) => (session.leaving ? undefined : navigate(to, options)),
  signedIn: async (grant) => {
    await session.begin(grant);
    live.open();
  },
  userChanged: async () => void (await session.fetchUser()),
  openAccount: switchPortfolio,
});

document.documentElement.dataset.shellStarted = '';

// What only watches comes when the first area is there and has been used for a while.
setTimeout(() => {
  void prepareCalls();
  void startErrorService(config.sentryDsn, async () => {
    const { openErrorService } = await import('./observability/errorService.ts');
    return openErrorService({ dsn: config.sentryDsn, release: config.appVersion });
  });
  void startVitals(config.vitals).catch(() => undefined);
  void import('./worker/register.ts').then(
    ({ registerWorker }) => registerWorker(config.offline.allowed && process.env.NODE_ENV !== 'development'),
    () => undefined,
  );
  if (config.analytics.allowed && !objects(globalThis.navigator)) {
    void import('./analytics/startCounting.ts').then(
      ({ startCounting }) => startCounting(config, () => session.token(), directory.page),
      () => undefined,
    );
  }
}, 6_000);

followVisibility({
  idle,
  live,
  critical,
  signedIn: () => session.state.loggedIn,
  endIdle: () => session.end('idle'),
});
document.addEventListener('visibilitychange', expire);
setInterval(() => {
  expire();
  if (document.visibilityState !== 'visible') return;
  idle.touch();
  if (session.needsRefresh()) void client.refresh().catch(() => undefined);
}, 20_000);
