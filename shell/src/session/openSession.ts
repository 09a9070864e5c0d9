import type { CriticalOperations } from '../kit/critical.ts';
import { client, createClient, setClient } from '@sanchay/api-client';
import { endReasonOf, type AppConfig } from '@sanchay/contracts';
import { bus } from '@sanchay/event-bus';
import { translate } from '@sanchay/i18n';
import { applyCacheRules, expireAnswers, queryClient } from '@sanchay/remote-kit/query';
import { browserAnswerStore, storage, tabStorage } from '@sanchay/remote-kit/storage';
import { showToast } from '@sanchay/ui';
import { forgetPersonalAnswers, keepAnswers } from '../offline/keepAnswers.ts';
import { answerOwner } from '../offline/answerOwner.ts';
import { reportError } from '../kit/reporting.ts';
import { askWhenOnline, whileOnline } from './askUser.ts';
import { followCart } from './cartCount.ts';
import { watchComingBack } from './comeBack.ts';
import { endOfAccess } from './endOfAccess.ts';
import { followAccount } from './followAccount.ts';
import { liveEvents, type LiveEvents } from './liveEvents.ts';
import { revokeTokens } from './revoke.ts';
import { Session } from './session.ts';
import { accountSwitch } from './switchAccount.ts';

const pathOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

export interface OpenSession {
  session: Session;
  live: LiveEvents;
  switchPortfolio(id: string): Promise<void>;
  /** Looks for answers that are too old. */
  expire(): void;
}

/**
 * The page's session with all its parts: the API client, the response cache, the server's events and the other tabs.
 * Nothing is requested before `session.start()`.
 */
export function openSession(
  config: AppConfig,
  navigate: (to: string) => void,
  critical: Pick<CriticalOperations, 'request'>,
): OpenSession {
  const online = (): boolean => globalThis.navigator.onLine;
  const answers = browserAnswerStore();
  const owner = answerOwner(storage, bus);
  keepAnswers({ queries: queryClient, store: answers, owner: owner.now, now: Date.now, online });
  const forgetAnswers = (): void => {
    queryClient.clear();
    owner.forget();
    void forgetPersonalAnswers(answers);
  };
  const session: Session = new Session({
    storage,
    tab: tabStorage,
    bus,
    now: () => client.now(),
    report: (error) => reportError(error, { kind: 'session' }),
    exclusive: (work) => (navigator.locks ? navigator.locks.request('sanchay-refresh', work) : work()),
    onEnd() {
      forgetAnswers();
      live.end();
    },
    goTo: navigate,
    here: () => pathOf(globalThis.location),
    switchLogoutDelay: config.switchLogoutDelay,
    after: (ms, work) => void setTimeout(work, ms),
    calls: {
      userInfo: whileOnline(
        () => client.call('userInfo', { query: { app_version: config.appVersion } }),
        online,
      ),
      refresh: async () => (await client.call('refreshSession', { body: {} })).data,
      revoke: revokeTokens(config.appVersion),
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
      critical: critical.request,
    }),
  );
  applyCacheRules(queryClient, config);
  const live = liveEvents(
    bus,
    () => session.token(),
    () => client.refresh(),
    (code) => session.end(endReasonOf(code)),
  );
  const forget = (): void => {
    forgetAnswers();
    live.close();
    live.open();
  };
  const openDashboard = (): void => navigate('/dashboard');
  followAccount({
    bus,
    session,
    openDashboard,
    forget,
    notify: (name) => showToast({ message: translate('common', 'account.changed', { name }) }),
  });
  endOfAccess({
    bus,
    session,
    openDashboard,
    forget,
    refreshAccounts: () => void queryClient.invalidateQueries({ queryKey: ['managedAccounts'] }),
    notify: (name) => showToast({ message: translate('common', 'managed.accessEnded', { name }) }),
  });
  watchComingBack(session);
  askWhenOnline(session);
  followCart(bus, async () => (await client.call('cart')).data);
  return {
    session,
    live,
    switchPortfolio: accountSwitch({
      session,
      ask: (id) => client.call('switchPortfolio', { params: { id }, body: {} }),
      openDashboard,
      forget,
      notify: () => showToast({ tone: 'error', message: translate('common', 'account.unknown') }),
    }),
    expire: () => expireAnswers(queryClient, config.cacheRefreshInterval, Date.now(), online()),
  };
}
