import type { Page, Route } from '@playwright/test';
import { calls, type CallDefinition } from '@sanchay/contracts/calls';
import type { CallName } from '@sanchay/contracts';

/** Whether the API refuses a call to the user of a page, by its name. */
export type Refuses = (name: CallName) => Promise<boolean>;

const PATTERNS = (Object.entries(calls) as [CallName, CallDefinition][]).map(([name, { method, path }]) => ({
  name,
  method,
  pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

function callAt(method: string, url: string): CallName | null {
  const { pathname } = new URL(url);
  return PATTERNS.find((one) => one.method === method && one.pattern.test(pathname))?.name ?? null;
}

/** What a page requests although it is refused. */
export interface Refusals {
  /** The refused calls since the last time, each with where it came from. */
  take(): string[];
  /** Names the action that the page is now asked for. */
  during(action: string): void;
}

/**
 * Collects reads that are answered with 403, and writes that would be: a write is held back, so that an offered action
 * changes nothing.
 */
export async function watchRefusals(page: Page, refuses: Refuses): Promise<Refusals> {
  const found: string[] = [];
  let action = 'opening';
  page.on('response', (response) => {
    if (response.status() !== 403) return;
    const method = response.request().method();
    found.push(`${action}: ${callAt(method, response.url()) ?? response.url()}`);
  });
  await page.route('**/*', async (route: Route) => {
    const request = route.request();
    const name = request.method() === 'GET' ? null : callAt(request.method(), request.url());
    if (name === null) return route.fallback();
    if (await refuses(name)) found.push(`${action}: ${name}`);
    await route.fulfill({
      status: 503,
      json: { status: 'failure', code: 'held_back', message: 'Held back.' },
    });
  });
  return {
    take: () => found.splice(0),
    during: (next) => {
      action = next;
    },
  };
}
