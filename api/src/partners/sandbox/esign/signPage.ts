import { formatDateTime } from '@sanchay/finance';
import { html, type Html } from '../../../platform/html.ts';
import type { ProviderEsign } from '../../esignProvider.ts';
import { partnerPage } from '../partnerPage.ts';
import type { SandboxEsign } from './store.ts';

/** The code that signs in the sandbox; a real provider sends one to the mobile of the Aadhaar. */
export const SANDBOX_CODE = '246810';
const NAME = 'Sanchay sandbox e-sign';

const ENDINGS: Record<Exclude<ProviderEsign['status'], 'pending'>, string> = {
  signed: 'The form is signed. You can go back.',
  rejected: 'The form was not signed. You can go back.',
  cancelled: 'You closed this without signing. You can go back and start again.',
  expired: 'The time for signing is over. You can go back and start again.',
};

/** The page where the user signs with a code, refuses, or sees the outcome. */
export function signPage(esign: SandboxEsign, status: ProviderEsign['status'], wrongCode = false): Html {
  return partnerPage(
    NAME,
    'Sign',
    html`<p class="amount">Sign your form</p>
      <p class="what">KYC application form of ${esign.signer}, for Sanchay</p>
      ${status === 'pending' ? choices(esign, wrongCode) : ended(esign, status)}
      <p class="note" role="note">
        This is the Sanchay sandbox: no Aadhaar is asked, and nothing is signed in law.
      </p>`,
  );
}

export function unknownEsignPage(): Html {
  return partnerPage(NAME, 'Nothing to sign', html`<p class="ended">There is nothing to sign here.</p>`);
}

function choices({ ref, expires_at }: SandboxEsign, wrongCode: boolean): Html {
  return html`<form method="post" action="/esign/${ref}">
      <label for="code">6-digit code (in the sandbox ${SANDBOX_CODE})</label>
      <input
        id="code"
        name="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength="6"
        ${wrongCode ? html`aria-invalid="true" aria-describedby="wrong"` : ''}
      />
      ${wrongCode ? html`<p id="wrong" role="alert">This code is not right.</p>` : ''}
      <button class="pay" name="action" value="sign">Sign with this code</button>
      <button name="action" value="late">Sign, and let the news come late</button>
      <button name="action" value="void">Sign, and find it invalid later</button>
      <button name="action" value="refuse">Refuse to sign</button>
      <button name="action" value="cancel">Close without signing</button>
    </form>
    <p class="quiet">Open until ${formatDateTime(expires_at)}, India time.</p>`;
}

function ended({ return_url }: SandboxEsign, status: Exclude<ProviderEsign['status'], 'pending'>): Html {
  return html`<p class="ended">${ENDINGS[status]}</p>
    <p><a class="back" href="${return_url}">Back to Sanchay</a></p>`;
}
