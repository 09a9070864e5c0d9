import { decimal, formatRupees } from '@sanchay/finance';
import { html, type Html } from '../../../platform/html.ts';
import { partnerPage } from '../partnerPage.ts';
import type { Resting } from './book/book.ts';
import { EXCHANGE_OUTCOMES } from './outcomes.ts';
import type { StoredBook } from './store.ts';

interface ExchangeState {
  books: readonly StoredBook[];
  /** ISINs. */
  halted: readonly string[];
}

/** What the sandbox exchange does with each quantity, which shares are halted, and the books of the day. */
export function exchangePage({ books, halted }: ExchangeState): Html {
  return partnerPage(
    'Sanchay sandbox exchange',
    'Exchange',
    html`<p>The last two digits of the number of shares decide what happens with an order:</p>
      <dl>
        ${EXCHANGE_OUTCOMES.map(
          ({ digits, about }) =>
            html`<dt><strong>${digits ?? 'any other'}</strong></dt>
              <dd>${about}</dd>`,
        )}
      </dl>
      <form method="post" action="/exchange">
        <label>Symbol or ISIN <input name="share" required maxlength="20" autocomplete="off" /></label>
        <button name="action" value="halt">Halt trading</button>
        <button name="action" value="resume">Resume trading</button>
      </form>
      <p>${halted.length === 0 ? 'No share is halted.' : `Halted: ${halted.join(', ')}`}</p>
      <p><a href="/exchange/corporate-actions">Splits, bonus issues and dividends</a></p>
      ${books.map(bookView)}
      <p class="note" role="note">Invented: prices and orders are not those of a real exchange.</p>`,
  );
}

const price = (amount: number): string =>
  formatRupees(Number(decimal(amount).div(100).toFixed(2)), { decimals: 2 });

function bookView({ isin, day, book }: StoredBook): Html {
  const lines = (orders: readonly Resting[]): Html[] =>
    orders.slice(0, 5).map((order) => html`<dd>${order.left} at ${price(order.price!)}</dd>`);
  return html`<h2>${isin}, ${day}: ${price(book.last)}</h2>
    <dl>
      <dt>Bids</dt>
      ${lines(book.bids)}
      <dt>Offers</dt>
      ${lines(book.asks)}
    </dl>`;
}
