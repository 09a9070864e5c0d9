import { html, type Html } from '../../../platform/html.ts';
import { partnerPage } from '../partnerPage.ts';
import { DEPOSIT_OUTCOMES } from './outcomes.ts';

/** What the sandbox issuer does with each amount. */
export function outcomesPage(): Html {
  return partnerPage(
    'Sanchay sandbox FD issuer',
    'Outcomes',
    html`<p>The last two digits of the amount in rupees decide what happens with a booking:</p>
      <dl>
        ${DEPOSIT_OUTCOMES.map(
          ({ digits, about }) =>
            html`<dt><strong>${digits ?? 'any other'}</strong></dt>
              <dd>${about}</dd>`,
        )}
      </dl>
      <p class="note" role="note">Invented: no issuer is contacted, and no money moves.</p>`,
  );
}
