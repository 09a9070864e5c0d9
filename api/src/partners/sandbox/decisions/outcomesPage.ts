import { html, type Html } from '../../../platform/html.ts';
import { partnerPage } from '../partnerPage.ts';
import type { Outcome } from './outcome.ts';

/** What a partner of the sandbox does with each amount. */
export function outcomesPage(
  { partner, what }: { partner: string; what: string },
  outcomes: readonly Outcome[],
): Html {
  return partnerPage(
    partner,
    'Outcomes',
    html`<p>The last two digits of the ${what} decide what happens:</p>
      <dl>
        ${outcomes.map(
          ({ digits, about }) =>
            html`<dt><strong>${digits ?? 'any other'}</strong></dt>
              <dd>${about}</dd>`,
        )}
      </dl>
      <p class="note" role="note">Invented: no partner is contacted, and no money moves.</p>`,
  );
}
