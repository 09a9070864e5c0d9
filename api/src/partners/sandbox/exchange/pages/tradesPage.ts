import { formatRupees } from '@sanchay/finance';
import { html, type Html } from '../../../../platform/html.ts';
import type { ShownTrade } from '../store.ts';
import { exchangeView } from './links.ts';

const time = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

/** The latest trades of investors, each with a button that annuls it. */
export function tradesPage(trades: readonly ShownTrade[]): Html {
  return exchangeView(
    '/exchange/trades',
    html`${trades.length === 0 ? html`<p>No order has traded yet.</p>` : ''}
      <dl>
        ${trades.map(
          (trade) =>
            html`<dt>
                <strong>${trade.symbol}</strong>: ${trade.side === 'buy' ? 'bought' : 'sold'}
                ${trade.quantity} at ${formatRupees(Number(trade.price), { decimals: 2 })}
              </dt>
              <dd>${trade.trade_id} · message ${trade.seq} · ${time.format(new Date(trade.at))}</dd>
              <dd>
                ${
                  trade.annulled
                    ? 'Annulled'
                    : html`<form method="post" action="/exchange/trades">
                        <button name="trade" value="${trade.trade_id}">Annul the trade</button>
                      </form>`
                }
              </dd>`,
        )}
      </dl>`,
  );
}
