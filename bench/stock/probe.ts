import type { BrowserContext, Page } from '@playwright/test';
import type { FaultRule } from '../../ops/faults/rule.ts';
import type { StockServer } from './serve.ts';

/** What a probe works with: the sample in a browser, behind the fault proxy. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  stock: StockServer;
  origin: string;
  fault(...rules: FaultRule[]): void;
}

/** One fault put to the stock sample. */
export interface Probe {
  id: string;
  /** Makes the fault happen. */
  make(stage: Stage): Promise<unknown>;
  /** What the list expects besides the common part; true when it holds. */
  extra?(stage: Stage): Promise<boolean>;
}

/** What was seen after the fault, in the order of the common expectation. */
export interface Finding {
  id: string;
  contained: boolean;
  /** The parts that did not hold. */
  missed: string[];
}

const SOON = { timeout: 5_000 };

/**
 * The common expectation, in a lenient form: the sample has no reporting, so reports are not required. The user can
 * navigate elsewhere within five seconds, the area shows its content or a message that it failed, and nothing was
 * thrown uncaught.
 */
export async function judge(probe: Probe, stage: Stage, thrown: () => string[]): Promise<Finding> {
  const missed: string[] = [];
  const { page } = stage;
  const hold = async (what: string, holds: Promise<boolean>) => {
    if (!(await holds.catch(() => false))) missed.push(what);
  };
  await hold(
    'the fault could be put',
    probe.make(stage).then(() => true),
  );
  if (probe.extra) await hold('the outcome that the fault requires', probe.extra(stage));
  await hold('the area appears or shows that it failed', speaks(page, 'Gold'));
  await hold('another area opens within five seconds', opens(page, 'Insurance'));
  await hold('no uncaught exception', Promise.resolve(thrown().length === 0));
  return { id: probe.id, contained: missed.length === 0, missed };
}

async function speaks(page: Page, area: string): Promise<boolean> {
  const heading = page.locator('#app').getByRole('heading', { name: area });
  const messages = page.locator('#app').getByText(/try again|retry|failed|error|could not|went wrong/i);
  await heading.or(messages).first().waitFor(SOON);
  return true;
}

async function opens(page: Page, area: string): Promise<boolean> {
  await page.getByRole('link', { name: area }).click(SOON);
  await page.locator('#app').getByRole('heading', { name: area }).waitFor(SOON);
  return true;
}
