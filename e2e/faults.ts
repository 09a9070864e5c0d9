import type { BrowserContext } from '@playwright/test';

/** What went wrong in the pages of a test, and what of it was meant to. */
export interface Faults {
  /** From now on a message that matches is no fault: this test causes it. */
  allow(...patterns: RegExp[]): void;
  /** What went wrong and was not meant to. */
  found(): string[];
}

/** What was under way when a session ended is refused, in this tab or another: no fault where a test ends one. */
export const ENDED_MEANWHILE = /status of 401/;

const BREACH = 'breach of the browser policy:';

/** A busy machine is no failure; a remote that keeps the page waiting has tests of its own. */
const STOOD_STILL = /the page stood still/;

/**
 * Listens to every page of a context: errors nobody caught, rejections, lines of the console's error level, what
 * the shell reports, and breaches of the browser policy.
 */
export async function watchFaults(context: BrowserContext): Promise<Faults> {
  const lines: string[] = [];
  const allowed: RegExp[] = [STOOD_STILL];
  context.on('weberror', (event) => lines.push(`not caught: ${String(event.error().stack)}`));
  context.on('console', (message) => {
    const reported = message.type() === 'warning' && message.text().startsWith('[sanchay]');
    if (message.type() === 'error' || reported) lines.push(`${message.text()} (${message.location().url})`);
  });
  await context.addInitScript((breach) => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(breach, event.effectiveDirective, event.blockedURI, event.sourceFile),
    );
  }, BREACH);
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    found: () => lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
