import { ownerOf, ownsPath, type PageRegistry } from '@sanchay/contracts';
import type { Bus } from '@sanchay/event-bus';
import type { Counter } from './counter.ts';

const CAMPAIGN = /^[a-z0-9_-]{1,40}$/;

/** The campaign that a page's address names, or null; what could be anything else than a code is none. */
export function campaignOf(search: string): string | null {
  const named = new URLSearchParams(search).get('utm_campaign')?.toLowerCase() ?? '';
  return CAMPAIGN.test(named) ? named : null;
}

interface Counted {
  counter: Counter;
  bus: Bus;
  registry(): PageRegistry;
  path(): string;
  /** The window: it reports changes of route and the installed app. */
  page: Pick<EventTarget, 'addEventListener'>;
  /** Query of the address at which the visit began. */
  search: string;
}

/** Notifies the counter of events in the page: our own codes, never an address, an amount or typed text. */
export function countWhatHappens({ counter, bus, registry, path, page, search }: Counted): void {
  let area = '';
  const look = (): void => {
    const { remotes } = registry();
    const owner = ownerOf(remotes, path());
    const route = longest(
      owner === null ? [] : remotes[owner]!.routes.filter((own) => ownsPath(own, path())),
    );
    if (owner === null || route === null || `${owner} ${route}` === area) return;
    area = `${owner} ${route}`;
    counter.count('area_opened', { area: owner, route });
  };
  look();
  page.addEventListener('single-spa:routing-event', look);
  page.addEventListener('appinstalled', () =>
    counter.count('app_installed', { campaign: campaignOf(search) }),
  );

  let account = bus.state('account/switched')?.portfolioId ?? null;
  bus.on('order/changed').subscribe(({ status }) => counter.count('order_moved', { status }));
  bus.on('payment/changed').subscribe(({ status }) => counter.count('payment_moved', { status }));
  bus.on('session/ended').subscribe(() => {
    counter.drop();
    area = '';
    account = null;
  });
  bus.on('account/switched').subscribe(({ portfolioId }) => {
    if (account !== null && portfolioId !== null && portfolioId !== account)
      counter.count('account_switched', {});
    account = portfolioId;
  });
  let chosen = bus.state('preferences/changed');
  bus.on('preferences/changed').subscribe((now) => {
    if (chosen && chosen.language !== now.language)
      counter.count('language_chosen', { language: now.language });
    if (chosen && chosen.theme !== now.theme) counter.count('theme_chosen', { theme: now.theme });
    chosen = now;
  });
}

function longest(routes: string[]): string | null {
  return routes.sort((a, b) => b.length - a.length)[0] ?? null;
}
