import { html, type Html } from '../../../platform/html.ts';
import { EXCHANGE_OUTCOMES } from '../exchange/outcomes.ts';
import { partnerPage } from '../partnerPage.ts';
import type { SandboxUsOrder } from './store.ts';

interface BrokerState {
  /** Orders that may still trade. */
  orders: readonly SandboxUsOrder[];
  /** Symbols. */
  halted: ReadonlySet<string>;
}

/** What the sandbox broker does with each amount, which shares are halted, and its open orders. */
export function brokerPage({ orders, halted }: BrokerState): Html {
  return partnerPage(
    'Sanchay sandbox broker',
    'Broker for US shares',
    html`<p>
        The last two digits of the dollars (cents) or of the six decimals of the shares decide what happens:
      </p>
      <dl>
        ${EXCHANGE_OUTCOMES.map(
          ({ digits, about }) =>
            html`<dt><strong>${digits ?? 'any other'}</strong></dt>
              <dd>${about}</dd>`,
        )}
      </dl>
      <form method="post" action="/us-broker">
        <label>Symbol <input name="share" required maxlength="12" autocomplete="off" /></label>
        <button name="action" value="halt">Halt trading</button>
        <button name="action" value="resume">Resume trading</button>
      </form>
      <p>${halted.size === 0 ? 'No share is halted.' : `Halted: ${[...halted].toSorted().join(', ')}`}</p>
      <h2>Open orders</h2>
      <dl>
        ${orders.map(
          ({ symbol, side, ordered, filled, limit_price: limit }) =>
            html`<dt>${side} ${symbol}</dt>
              <dd>${ordered}, traded ${filled}${limit === null ? '' : `, limit ${limit}`}</dd>`,
        )}
      </dl>
      <p><a href="/us-broker/corporate-actions">Splits and dividends</a></p>
      <p class="note" role="note">Invented: prices and orders are not those of a real broker.</p>`,
  );
}
