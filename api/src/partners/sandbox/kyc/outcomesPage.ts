import { html, type Html } from '../../../platform/html.ts';
import { partnerPage } from '../partnerPage.ts';
import { OUTCOMES } from './outcomes.ts';

/** What the sandbox registry does with each PAN. */
export function outcomesPage(): Html {
  return partnerPage(
    'Sanchay sandbox KYC registry',
    'Answers',
    html`<p>
        A PAN of a person looks like NEWPK1234A. Its first three letters say what this registry answers:
      </p>
      <dl>
        ${OUTCOMES.map(
          ({ letters, about }) =>
            html`<dt><strong>${letters ?? 'any other'}</strong></dt>
              <dd>${about}</dd>`,
        )}
      </dl>
      <p class="note" role="note">Invented: no registry is asked, and only a hash of a PAN is kept here.</p>`,
  );
}
