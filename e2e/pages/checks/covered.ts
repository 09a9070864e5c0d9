import type { Page } from '@playwright/test';

/**
 * Scrolls to the end of the page and gives what a bar at the foot covers there: the last links, buttons and fields of the
 * page itself, and the last of the footer.
 */
export async function coveredAtTheEnd(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  return page.evaluate(() => {
    const usable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
    const lastOf = (root: string) =>
      [...document.querySelectorAll<HTMLElement>(`${root} :is(${usable})`)]
        .filter(
          (element) => element.checkVisibility() && element.closest('[data-action-bar], dialog') === null,
        )
        .slice(-4);
    const covered: string[] = [];
    for (const element of [...lastOf('main'), ...lastOf('#shell-footer')]) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const inSight =
        top >= 0 && top + height <= innerHeight && width > 1 && left >= 0 && left + width <= innerWidth;
      if (!inSight) continue;
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      const bar = seen?.closest('#shell-bottom, [data-action-bar], [data-foot-bar]');
      if (bar && !bar.contains(element))
        covered.push(element.textContent.trim() || element.outerHTML.slice(0, 80));
    }
    const end = [...document.querySelectorAll<HTMLElement>('#shell-bottom > nav, [data-action-bar]')].map(
      (bar) => bar.getBoundingClientRect().top,
    );
    const footer = document.querySelector('#shell-footer')!.getBoundingClientRect().bottom;
    if (footer > Math.min(...end, innerHeight) + 1) covered.push('the end of the footer');
    return covered;
  });
}
