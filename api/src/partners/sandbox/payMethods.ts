import qrcode from 'qrcode-generator';
import { html, type Html } from '../../platform/html.ts';
import type { GatewayRow } from './store.ts';

/** What the user sees of a method above the buttons: the request in the UPI app, the code to scan, or the bank. */
export function methodPart(payment: GatewayRow): Html {
  if (payment.method === 'upi') return payment.upi_id ? collect(payment) : scan(payment);
  if (payment.method === 'netbanking') return bank(payment);
  if (payment.method === 'wallet')
    return html`<p class="who">Sandbox wallet · balance enough for this payment</p>`;
  return html``;
}

function collect({ payee, upi_id }: GatewayRow): Html {
  return html`<p class="who">
    <strong>${payee}</strong> asks <strong>${upi_id ?? ''}</strong> to pay. This is the request as your UPI
    app shows it.
  </p>`;
}

function scan(payment: GatewayRow): Html {
  return html`${qrCode(upiAddress(payment))}
    <p class="who">Scan with any UPI app. It pays <strong>${payment.payee}</strong>.</p>`;
}

/** Returns the address that UPI apps understand, with everything that the user must not type. */
function upiAddress({ payee, amount, ref, description }: GatewayRow): string {
  const query = new URLSearchParams({
    pa: payee,
    pn: 'Sanchay',
    am: amount,
    cu: 'INR',
    tr: ref,
    tn: description,
  });
  return `upi://pay?${query.toString().replaceAll('+', '%20')}`;
}

function qrCode(text: string): Html {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const dark: string[] = [];
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (code.isDark(row, column)) dark.push(`M${column} ${row}h1v1h-1z`);
  return html`<svg
    class="code"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label="UPI code of this payment"
  >
    <path d="${dark.join('')}" />
  </svg>`;
}

function bank({ bank: code, accounts }: GatewayRow): Html {
  const own = accounts.map(({ ifsc, last4 }, index) => ({ ifsc, last4, index }));
  const shown = code ? own.filter(({ ifsc }) => ifsc.startsWith(code)) : own;
  return html`<fieldset>
    <legend>Sandbox bank${code ? ` (${code})` : ''}: pay from</legend>
    ${shown.map(
      ({ ifsc, last4, index }, place) =>
        html`<label
          ><input type="radio" name="account" value="${index}" ${place === 0 ? 'checked' : ''} /> Account
          ••${last4}, ${ifsc}</label
        >`,
    )}
    <label><input type="radio" name="account" value="other" /> An account of somebody else</label>
  </fieldset>`;
}
