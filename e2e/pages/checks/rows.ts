import type { Page } from '@playwright/test';

/** Rows of tables and of lists that `markLists` found, and elements that are marked as rows. */
export const ROWS = 'main :is(tbody > tr, [data-row], [data-e2e-row])';

/**
 * Marks the items of lists that stack on a wide screen and link somewhere; items beside each other are cards, which
 * fill the width of a phone too. A list of stacked cards is marked with `data-cards`.
 */
export async function markLists(page: Page): Promise<void> {
  await page.locator('main ul:not(nav ul, [data-cards]) > li:has(a, button):visible').evaluateAll((items) => {
    for (const item of items) {
      const whole = item.parentElement!.getBoundingClientRect().width;
      const isRow = item.getBoundingClientRect().width > 0.85 * whole;
      if (isRow && getComputedStyle(item).listStyleType === 'none') item.setAttribute('data-e2e-row', '');
    }
  });
}

/** Whole names of schemes on a page, which only the facts of a fund and texts of documents (`data-document`) give. */
export async function wholeNames(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const seen = main.cloneNode(true) as HTMLElement;
    for (const exact of seen.querySelectorAll('dl, [data-document]')) exact.remove();
    return [...(seen.textContent ?? '').matchAll(/.{0,60}- (?:Direct|Regular) Plan\b/g)].map(
      ([name]) => name,
    );
  });
}

/**
 * What is wrong with the rows of a page, each with its first words: higher than `most` px, money from ₹100 with paise
 * outside prices of one unit (`data-exact`), and whole names of schemes.
 */
export async function broken(page: Page, most: number, rows = ROWS): Promise<string[]> {
  return page.locator(rows).evaluateAll((found, limit) => {
    const PAISE = /₹\s?[\d,]{3,}\.\d\d(?!\d|\s?(?:L|Cr|K|lakh|crore|लाख|करोड़|हज़ार))/;
    const WHOLE_NAME = /\b(?:Direct|Regular) Plan\b|[-–] (?:Growth|IDCW)\b/;
    return found.flatMap((row) => {
      if (!row.checkVisibility()) return [];
      const height = Math.round(row.getBoundingClientRect().height * 10) / 10;
      const message = (row as HTMLElement).innerText.replace(/\s+/g, ' ');
      const rest = row.cloneNode(true) as HTMLElement;
      for (const exact of rest.querySelectorAll('[data-exact]')) exact.remove();
      const problems = [
        height > limit && `${height} px`,
        PAISE.exec(rest.textContent ?? '')?.[0],
        WHOLE_NAME.exec(message)?.[0],
      ].filter(Boolean);
      return problems.map((problem) => `${String(problem)}: ${message.slice(0, 80)}`);
    });
  }, most);
}
