import { client } from '@sanchay/api-client';
import { ANALYTICS_PATH, type AppConfig, type PageRegistry } from '@sanchay/contracts';
import { bus } from '@sanchay/event-bus';
import { consent } from './consent.ts';
import { createCounter } from './counter.ts';
import { countWhatHappens } from './whatIsCounted.ts';

/** Starts counting in this page; later changes of the answer are followed. */
export function startCounting(
  config: Pick<AppConfig, 'analytics' | 'appVersion'>,
  token: () => string | null,
  registry: () => PageRegistry,
): void {
  const path = `${ANALYTICS_PATH}?v=${encodeURIComponent(config.appVersion)}`;
  const counter = createCounter({
    visit: crypto.randomUUID(),
    now: () => client.now(),
    answer: () => consent.now(),
    token,
    send(body, bearer) {
      const headers = new Headers({ 'content-type': 'application/json' });
      if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`);
      globalThis
        .fetch(path, {
          method: 'POST',
          headers,
          body,
          credentials: 'omit',
          keepalive: true,
        })
        .catch(() => undefined);
    },
  });
  countWhatHappens({
    counter,
    bus,
    registry,
    path: () => globalThis.location.pathname,
    page: globalThis,
    search: globalThis.location.search,
  });
  consent.subscribe(() => {
    if (consent.now() !== 'yes') counter.drop();
  });
  setInterval(() => counter.flush(), config.analytics.every);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') counter.flush();
  });
}
