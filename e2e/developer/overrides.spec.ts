import { expect, test } from '../fixtures.ts';
import { Slot } from '../pages/Slot.ts';

test('X6: in a production build the override parameter does nothing, and its code is not there', async ({
  page,
}) => {
  const foreign: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('localhost:9')) return;
    foreign.push(request.url());
  });
  page.on('response', (response) => {
    if (/\/shell\/.+\.js$/.test(response.url())) scripts.push(response.text());
  });
  await page.goto('/gold?override.mfe-gold=http://localhost:9/remoteEntry.js');
  const gold = new Slot(page, 'mfe-gold');
  await gold.mounted();
  await expect(gold.element).toHaveAttribute('data-remote-version', /^\d+\.\d+\.\d+-/);
  expect(foreign.filter((url) => url.startsWith('http://localhost:9/'))).toEqual([]);
  await expect(page.getByText('From this machine')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('sanchay.overrides'))).toBeNull();
  const code = await Promise.all(scripts);
  expect(code.length).toBeGreaterThan(1);
  expect(code.filter((text) => text.includes('sanchay.overrides'))).toEqual([]);
});
