import { decimal, formatRupees } from '@sanchay/finance';
import { html, type Html } from '../../../../platform/html.ts';
import type { Resting } from '../book/book.ts';
import { MAKER } from '../liquidity.ts';
import type { StoredBook } from '../store.ts';
import { exchangeView } from './links.ts';

/** A share of the exchange with its book. */
export interface NamedBook extends StoredBook {
  symbol: string;
}

interface ExchangeState {
  books: readonly NamedBook[];
  /** Symbols. */
  halted: readonly string[];
}

/** The order books of the day, and halts of trading. */
export function booksPage({ books, halted }: ExchangeState): Html {
  return exchangeView(
    '/exchange',
    html`<form method="post" action="/exchange">
        <label>Symbol or ISIN <input name="share" required maxlength="20" autocomplete="off" /></label>
        <button name="action" value="halt">Halt trading</button>
        <button name="action" value="resume">Resume trading</button>
      </form>
      <p>${halted.length === 0 ? 'No share is halted.' : `Halted: ${halted.join(', ')}`}</p>
      ${books.length === 0 ? html`<p>A share has a book from its first order of the day.</p>` : ''}
      ${books.map(bookView)}`,
  );
}

const price = (amount: number): string =>
  formatRupees(Number(decimal(amount).div(100).toFixed(2)), { decimals: 2 });

function bookView({ symbol, isin, day, book }: NamedBook): Html {
  const lines = (orders: readonly Resting[]): Html[] =>
    orders
      .slice(0, 5)
      .map(
        (order) =>
          html`<dd>
            ${order.left} at ${price(order.price!)}${order.id.startsWith(MAKER) ? '' : ' · of an investor'}
          </dd>`,
      );
  return html`<h3>${symbol}: ${price(book.last)}</h3>
    <p class="quiet">${isin}, ${day}</p>
    <dl>
      <dt>Bids</dt>
      ${lines(book.bids)}
      <dt>Offers</dt>
      ${lines(book.asks)}
      ${
        book.stops.length === 0
          ? ''
          : html`<dt>Stop-loss orders that wait</dt>
              ${book.stops.map((stop) => html`<dd>${stop.left} from ${price(stop.trigger!)}</dd>`)}`
      }
    </dl>`;
}
