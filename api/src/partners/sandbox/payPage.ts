import { formatDateTime, formatRupees } from '@sanchay/finance';
import { html, type Html } from '../../platform/html.ts';
import type { GatewayStatus } from '../paymentGateway.ts';
import { partnerPage } from './partnerPage.ts';
import { methodPart } from './payMethods.ts';
import type { GatewayRow } from './store.ts';

const NAME = 'Sanchay sandbox payments';

const PAY_LABELS: Record<string, string> = {
  upi: 'Pay with UPI',
  netbanking: 'Pay by net banking',
  wallet: 'Pay from the wallet',
};

const ENDINGS: Record<Exclude<GatewayStatus, 'pending'>, string> = {
  successful: 'This payment is done. You can go back.',
  failed: 'This payment was not made. You can go back.',
  charged_back: 'The bank reversed this payment (chargeback). You can go back.',
  expired: 'The time for this payment is over. Nothing was charged. You can go back and start again.',
};

/** The page on which the user pays, or sees how the payment ended. */
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

function choices(payment: GatewayRow): Html {
  const { method, ref, expires_at: until } = payment;
  return html`<form method="post" action="/pay/${ref}">
      ${methodPart(payment)}
      <button class="pay" name="action" value="pay">${PAY_LABELS[method] ?? 'Pay'}</button>
      <button name="action" value="fail">Let the bank decline it</button>
      <button name="action" value="pending">Leave it pending</button>
      <button name="action" value="cancel">Cancel</button>
      <details>
        <summary>What can go wrong</summary>
        <button name="action" value="pay_late">Pay; the news comes a minute later</button>
        <button name="action" value="pay_twice">Pay; the news comes twice</button>
        <button name="action" value="pay_silent">Pay; the news is lost</button>
        <button name="action" value="pay_other">Pay from somebody else’s account</button>
        <button name="action" value="forge">Do not pay; somebody forges the news</button>
      </details>
    </form>
    <p class="quiet">Open until ${formatDateTime(until)}, India time.</p>`;
}

function ended({ ref, return_url }: GatewayRow, status: Exclude<GatewayStatus, 'pending'>): Html {
  return html`<p class="ended">${ENDINGS[status]}</p>
    <p><a class="back" href="${return_url}">Back to Sanchay</a></p>
    ${status === 'successful' ? chargeBack(ref) : ''}`;
}

function chargeBack(ref: string): Html {
  return html`<form method="post" action="/pay/${ref}">
    <details>
      <summary>What can go wrong</summary>
      <button name="action" value="charge_back">Reverse this payment (chargeback)</button>
    </details>
  </form>`;
}

function page(title: string, body: Html): Html {
  return partnerPage(
    NAME,
    title,
    html`${body}
      <p class="note" role="note">This is the Sanchay sandbox: no money moves.</p>`,
  );
}
