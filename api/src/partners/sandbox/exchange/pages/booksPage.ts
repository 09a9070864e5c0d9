import { decimal, formatRupees, type TradingPhase } from '@sanchay/finance';
import { html, type Html } from '../../../../platform/html.ts';
import type { Resting } from '../book/book.ts';
import { MAKER } from '../liquidity.ts';
import { BANDS, LEVELS } from '../notices/noticeForm.ts';
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
  phase: TradingPhase;
  /** What is wrong with the notice that was entered; null for nothing. */
  problem: string | null;
}

const PHASES: Readonly<Record<TradingPhase, string>> = {
  closed: 'The market is closed.',
  pre_open: 'Pre-open session: orders are collected for one opening price.',
  matching: 'Pre-open session: the opening price is calculated.',
  open: 'The market is open.',
  halted: 'The whole market is halted.',
  auction: 'Call auction after a halt: orders are collected for one price.',
};

/** The order books of the day, halts of trading and price bands. */
export function booksPage({ books, halted, phase, problem }: ExchangeState): Html {
  return exchangeView(
    '/exchange',
    html`<p>${PHASES[phase]}</p>
      ${problem === null ? '' : html`<p role="alert">${problem}</p>`}
      <form method="post" action="/exchange">
        <label>Symbol or ISIN <input name="share" required maxlength="20" autocomplete="off" /></label>
        <button name="action" value="halt">Halt trading</button>
        <button name="action" value="resume">Resume trading</button>
        <label
          >Price band from the next market day
          <select name="band">
            ${BANDS.map((band) => html`<option value="${band}">${band} %</option>`)}
          </select></label
        >
        <button name="action" value="band">Set price band</button>
      </form>
      <form method="post" action="/exchange">
        <label>Symbol or ISIN <input name="share" required maxlength="20" autocomplete="off" /></label>
        <label>Price in rupees <input name="price" required inputmode="decimal" maxlength="10" /></label>
        <button name="action" value="trade">Trade at this price</button>
      </form>
      <form method="post" action="/exchange">
        <label
          >Move of the index from its last close
          <select name="level">
            ${LEVELS.map((level) => html`<option value="${level}">${level} %</option>`)}
          </select></label
        >
        <button name="action" value="index">Trigger the circuit breaker</button>
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
      ${
        book.auction
          ? html`<dt>Orders collected for the auction</dt>
              <dd>${book.auction.length}</dd>`
          : ''
      }
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
