import { formatDate, formatDateTime, formatRupees } from '@sanchay/finance';
import { html, type Html } from '../../../platform/html.ts';
import { partnerPage } from '../partnerPage.ts';
import type { SandboxMandate } from './store.ts';

const NAME = 'Sanchay sandbox bank';

const STANDS: Record<SandboxMandate['status'], string> = {
  waiting: 'It waits for you.',
  with_bank: 'You have agreed; the bank has still to accept it.',
  active: 'It is active.',
  paused: 'It is paused.',
  rejected: 'It was not set up.',
  revoked: 'It has ended.',
};

/** The bank's page of a mandate: agree to it, or see its status and choose what the bank does with debits. */
export function mandatePage(mandate: SandboxMandate, now: Date): Html {
  const over = mandate.status === 'waiting' && now >= mandate.authorise_by;
  return page(
    mandate.title,
    html`<p class="amount">${formatRupees(mandate.limit_amount)}</p>
      <p class="what">at most a debit, to Sanchay</p>
      <dl>
        <dt>Account</dt>
        <dd>${mandate.bank_name} ••${mandate.last4}</dd>
        <dt>From</dt>
        <dd>${formatDate(mandate.valid_from)}</dd>
        <dt>Until</dt>
        <dd>${formatDate(mandate.valid_until)}</dd>
      </dl>
      ${over ? html`<p class="ended">The time to agree is over.</p>` : html`<p>${STANDS[mandate.status]}</p>`}
      ${over ? '' : buttons(mandate)}
      <p><a class="back" href="${mandate.return_url}">Back to Sanchay</a></p>`,
  );
}

/** The page of an address that is no mandate's. */
export function unknownMandatePage(): Html {
  return page('No such mandate', html`<p class="ended">There is no mandate at this address.</p>`);
}

function buttons({ ref, status, authorise_by, debits }: SandboxMandate): Html {
  if (status === 'rejected' || status === 'revoked') return html``;
  const form = (inside: Html) => html`<form method="post" action="/mandate/${ref}">${inside}</form>`;
  if (status === 'waiting')
    return html`${form(
        html`<button class="pay" name="action" value="agree">Agree, and accept at once</button>
          <button name="action" value="later">Agree; the bank needs time</button>
          <button name="action" value="refuse">Do not agree</button>
          <button name="action" value="leave">Leave without deciding</button>`,
      )}
      <p class="quiet">Open until ${formatDateTime(authorise_by)}, India time.</p>`;
  if (status === 'with_bank')
    return form(
      html`<button class="pay" name="action" value="accept">Let the bank accept it</button>
        <button name="action" value="reject">Let the bank reject it</button>`,
    );
  return form(
    html`<p class="quiet">
        Debits are ${{ pay: 'paid', decline: 'declined', wait: 'left waiting' }[debits]}.
      </p>
      <button name="action" value="debits_pay">Pay debits</button>
      <button name="action" value="debits_decline">Decline debits</button>
      <button name="action" value="debits_wait">Leave debits waiting</button>
      <button name="action" value="end">End it at the bank</button>`,
  );
}

function page(title: string, body: Html): Html {
  return partnerPage(
    NAME,
    title,
    html`${body}
      <p class="note" role="note">This is the Sanchay sandbox: no money moves.</p>`,
  );
}
