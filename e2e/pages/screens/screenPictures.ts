import path from 'node:path';
import type { Page } from '@playwright/test';

/** Where the full run leaves a picture of every screen: `<screen>/<width>-<theme>-<language>.png`. */
export const PICTURES = path.join(import.meta.dirname, '../../../test-results/screens');

/** A screen's name as a folder's. */
const folderOf = (screen: string): string =>
  screen
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Takes the whole page as it stands, from its top. */
export async function takePicture(
  page: Page,
  screen: string,
  look: { width: number; theme: string; language: string },
): Promise<void> {
  const file = `${look.width}-${look.theme}-${look.language}.png`;
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: path.join(PICTURES, folderOf(screen), file), animations: 'disabled' });
}
