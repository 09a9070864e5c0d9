import path from 'node:path';
import { expect, test } from '../fixtures.ts';
import { settled } from '../pages/checks/access.ts';
import { prefer, type Look } from '../pages/screens/look.ts';
import { SCREENS } from '../pages/screens/screens.ts';
import { enterAs } from '../people/investor.ts';

/** Where the project of the pictures puts them, and where any other one does. */
const DOCS = path.join(import.meta.dirname, '../../docs/pictures');
const ELSEWHERE = path.join(import.meta.dirname, '../../test-results/pictures');
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const LIGHT: Look = { language: 'en', theme: 'light' };

interface Picture extends Partial<Look> {
  file: string;
  /** Name of the screen in the table of screens. */
  screen: string;
  size: typeof DESKTOP;
}

const PICTURES: readonly Picture[] = [
  { file: 'dashboard', screen: 'dashboard', size: DESKTOP },
  { file: 'fund', screen: 'fund', size: DESKTOP },
  { file: 'fund-phone-dark', screen: 'fund', size: PHONE, theme: 'dark' },
  { file: 'gold-phone-hindi', screen: 'gold', size: PHONE, language: 'hi' },
  { file: 'portfolio-phone', screen: 'portfolio with other assets', size: PHONE },
  { file: 'analysis', screen: 'portfolio analysis', size: DESKTOP },
  { file: 'capital-gains', screen: 'capital gains of a past year', size: DESKTOP },
  { file: 'stock', screen: 'stock', size: DESKTOP },
  { file: 'calculator', screen: 'SIP calculator', size: DESKTOP },
  { file: 'deposit', screen: 'one FD', size: DESKTOP },
  { file: 'harvest', screen: 'tax harvesting', size: DESKTOP },
];

for (const { file, screen, size, ...look } of PICTURES) {
  test(`X6: the picture ${file} of the README shows ${screen} as it is now @full`, async ({
    page,
    context,
    db,
    baseURL,
  }) => {
    const { as, path: address } = SCREENS.find(({ name }) => name === screen)!;
    const investor = await as?.(db);
    if (investor) await enterAs(context, investor);
    await prefer(context, { ...LIGHT, ...look }, baseURL!);
    await page.setViewportSize(size);
    await page.goto(typeof address === 'string' ? address : await address(db, investor));
    await settled(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const folder = test.info().project.name === 'pictures' ? DOCS : ELSEWHERE;
    await page.screenshot({ path: path.join(folder, `${file}.png`), animations: 'disabled' });
  });
}
