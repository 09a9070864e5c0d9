import { html, type Html } from '../../../../platform/html.ts';
import { partnerPage } from '../../partnerPage.ts';

const PAGES = [
  ['/exchange', 'Order books'],
  ['/exchange/trades', 'Trades'],
  ['/exchange/settings', 'Settings'],
  ['/exchange/corporate-actions', 'Corporate actions'],
] as const;

/** A page of the exchange with links to the others. */
export function exchangeView(path: (typeof PAGES)[number][0], body: Html): Html {
  const title = PAGES.find(([href]) => href === path)![1];
  return partnerPage(
    'Sanchay sandbox exchange',
    title,
    html`<nav aria-label="Exchange">
        ${PAGES.map(([href, text]) =>
          href === path
            ? html`<a href="${href}" aria-current="page">${text}</a> `
            : html`<a href="${href}">${text}</a> `,
        )}
      </nav>
      <h2>${title}</h2>
      ${body}
      <p class="note" role="note">Invented: prices and orders are not those of a real exchange.</p>`,
  );
}
