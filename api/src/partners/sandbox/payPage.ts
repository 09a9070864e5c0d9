import { formatDateTime, formatRupees } from '@sanchay/finance';
import { html } from '../../sandbox/html.ts';
import type { Html } from '../../sandbox/html.ts';
import type { GatewayStatus } from '../paymentGateway.ts';
import type { GatewayRow } from './store.ts';

const PAY_LABELS: Record<string, string> = {
  upi: 'Pay with UPI',
  netbanking: 'Pay by net banking',
  wallet: 'Pay from the wallet',
};

const ENDINGS: Record<Exclude<GatewayStatus, 'pending'>, string> = {
  successful: 'This payment is done. You can go back.',
  failed: 'This payment was not made. You can go back.',
  expired: 'The time for this payment is over. Nothing was charged. You can go back and start again.',
};

/** The page on which a person pays, or learns how the payment ended. */
export function payPage(payment: GatewayRow, status: GatewayStatus): Html {
  return page(
    `Pay ${formatRupees(payment.amount, { decimals: 2 })}`,
    html`<p class="amount">${formatRupees(payment.amount, { decimals: 2 })}</p>
      <p class="what">${payment.description}, to Sanchay</p>
      ${status === 'pending' ? choices(payment) : ended(payment, status)}`,
  );
}

/** The page of an address that is no payment's. */
export function unknownPage(): Html {
  return page('No such payment', html`<p class="ended">There is no payment at this address.</p>`);
}

function choices({ method, ref, expires_at }: GatewayRow): Html {
  return html`<form method="post" action="/pay/${ref}">
      <button class="pay" name="action" value="pay">${PAY_LABELS[method] ?? 'Pay'}</button>
      <button name="action" value="fail">Let the bank decline it</button>
      <button name="action" value="pending">Leave it pending</button>
      <button name="action" value="cancel">Cancel</button>
    </form>
    <p class="quiet">Open until ${formatDateTime(expires_at)}, India time.</p>`;
}

function ended({ return_url }: GatewayRow, status: Exclude<GatewayStatus, 'pending'>): Html {
  return html`<p class="ended">${ENDINGS[status]}</p>
    <p><a class="back" href="${return_url}">Back to Sanchay</a></p>`;
}

function page(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Sanchay sandbox payments</title>
        <link rel="stylesheet" href="/pay/style.css" />
      </head>
      <body>
        <main>
          <h1>Sanchay sandbox payments</h1>
          ${body}
          <p class="note" role="note">This is the Sanchay sandbox: no money moves.</p>
        </main>
      </body>
    </html>`;
}

/** The stylesheet of the page. */
export const payStyle = `:root { color-scheme: light dark; --ink: light-dark(#14202b, #e9eef4); --quiet: light-dark(#566474, #9fadbd);
  --line: light-dark(#d7dee6, #33404e); --card: light-dark(#fff, #18212b); --accent: light-dark(#0b5d4e, #7fdcc6);
  --on-accent: light-dark(#fff, #06251f); --note: light-dark(#fff5d6, #3a3010); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; color: var(--ink);
  background: light-dark(#eef2f5, #0f151c); font: 16px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 24rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 16px;
  background: var(--card); box-shadow: 0 8px 24px rgb(0 0 0 / 8%); }
h1 { margin: 0 0 1.25rem; font-size: 0.9rem; font-weight: 600; color: var(--quiet); }
.amount { margin: 0; font-size: 2.25rem; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; }
.what { margin: 0.25rem 0 1.5rem; color: var(--quiet); }
form { display: grid; gap: 0.625rem; }
button, .back { display: block; width: 100%; min-height: 48px; padding: 0.6rem 1rem; font: inherit; text-align: center;
  color: var(--ink); background: transparent; border: 1px solid var(--line); border-radius: 10px; cursor: pointer;
  text-decoration: none; }
button:hover, .back:hover { border-color: var(--accent); }
input { width: 100%; min-height: 48px; padding: 0.6rem 1rem; font: inherit; color: var(--ink); background: transparent;
  border: 1px solid var(--line); border-radius: 10px; }
dt { margin-top: 0.625rem; }
dd { margin: 0; color: var(--quiet); }
.pay, .back { color: var(--on-accent); background: var(--accent); border-color: var(--accent); font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.quiet { margin: 1rem 0 0; font-size: 0.875rem; color: var(--quiet); }
.ended { margin: 0 0 1rem; }
.note { margin: 1.25rem 0 0; padding: 0.625rem 0.75rem; border-radius: 8px; background: var(--note); font-size: 0.875rem; }
`;
