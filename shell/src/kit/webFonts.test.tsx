import { LATER_FONTS } from '@sanchay/contracts';
import { applyWebFonts } from './webFonts.ts';

function rendered({ fails = false } = {}) {
  const loads: string[] = [];
  const page = document.implementation.createHTMLDocument();
  page.documentElement.setAttribute(LATER_FONTS, '');
  Object.defineProperty(page, 'fonts', {
    value: {
      load: async (font: string, text: string) => {
        loads.push(`${font} ${text}`);
        expect(page.documentElement.hasAttribute(LATER_FONTS)).toBe(true);
        if (fails) throw new Error('the file did not come');
        return [];
      },
    },
  });
  return { page, loads };
}

test('M1 · a rendered page uses its typeface once the file with letters and the one with the rupee sign are loaded', async () => {
  const { page, loads } = rendered();
  await applyWebFonts(page);
  expect(loads).toEqual(["1em 'Anek Latin' a₹"]);
  expect(page.documentElement.hasAttribute(LATER_FONTS)).toBe(false);
});

test('M1 · a file that does not load leaves the page readable and is not waited for', async () => {
  const { page } = rendered({ fails: true });
  await applyWebFonts(page);
  expect(page.documentElement.hasAttribute(LATER_FONTS)).toBe(false);
});

test('M1 · a page that uses its typeface from the start loads nothing here', async () => {
  const { page, loads } = rendered();
  page.documentElement.removeAttribute(LATER_FONTS);
  await applyWebFonts(page);
  expect(loads).toEqual([]);
});
