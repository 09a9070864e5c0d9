import { expect, type Page } from '@playwright/test';
import { Chrome } from '../pages/Chrome.ts';
import { expectSameLife, markLife } from '../pages/checks/pageLife.ts';
import { Slot, type RemoteName } from '../pages/Slot.ts';
import type { Notice } from './fixtures.ts';

/** The slot reports once that its area did not open, in plain words, and offers to try again. */
export async function expectCard(page: Page, remote: RemoteName, title: string, kind: string): Promise<void> {
  const slot = new Slot(page, remote);
  await slot.failed();
  await expect(slot.element).toHaveAttribute('data-remote-failure', kind);
  await expect(slot.element.getByText(`${title} is unavailable right now`)).toHaveCount(1);
  await expect(slot.element).toContainText('Your money is safe. The rest of Sanchay works.');
  await expect(slot.retry).toHaveCount(1);
}

/** What holds after every fault: the shell takes the user elsewhere and back, without a page load. */
export async function expectShellLives(page: Page): Promise<void> {
  await markLife(page);
  const chrome = new Chrome(page);
  await expect(chrome.header).toBeVisible();
  await chrome.goTo('Insurance');
  await new Slot(page, 'mfe-insurance').mounted();
  expect(await focused(page), 'the focus is with the content').toBe('slot');
  await expectSameLife(page);
}

/** Every notice names a release, and none was sent twice. They arrive a moment after the visible effect. */
export async function expectReportedOnce(notices: Notice[], ...expected: Notice[]): Promise<void> {
  for (const notice of expected) await expect.poll(() => notices).toContainEqual(notice);
  const lines = notices.map(({ remote, version, kind }) => `${remote} ${version} ${kind}`);
  expect(lines, 'told once each').toEqual([...new Set(lines)]);
}

function focused(page: Page): Promise<string> {
  return page.evaluate(
    () => document.activeElement?.closest('#slot')?.id ?? document.activeElement?.tagName ?? '',
  );
}
