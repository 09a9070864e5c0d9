import { html, type Html } from '../../platform/html.ts';
import { partnerPage } from './partnerPage.ts';

interface CorporateActionsPage {
  /** Name of the partner, and heading of its page. */
  partner: string;
  heading: string;
  /** What can be announced, and until when. */
  intro: string;
  /** Path that the form is sent to. */
  action: string;
  /** How the form names a share, and the most characters of it. */
  share: { label: string; longest: number };
  kinds: readonly (readonly [kind: string, text: string])[];
  /** The currency of a dividend, in words. */
  currency: string;
  /** Further fields of the form. */
  more?: readonly { name: string; label: string; type?: 'date' }[];
  /** Announced before, the oldest first. */
  announced: readonly { title: string; terms: string; exDate: string }[];
  /** Why the last announcement was refused. */
  problem: string | null;
  back: readonly [href: string, text: string];
}

/** What a market of the sandbox has announced, and the form that announces. */
export function corporateActionsPage(of: CorporateActionsPage): Html {
  return partnerPage(
    of.partner,
    of.heading,
    html`<h2>${of.heading}</h2>
      <p>${of.intro}</p>
      ${of.problem === null ? '' : html`<p role="alert"><strong>${of.problem}</strong></p>`}
      <form method="post" action="${of.action}">
        <label
          >${of.share.label} <input name="share" required maxlength="${of.share.longest}" autocomplete="off"
        /></label>
        <label
          >Kind
          <select name="kind">
            ${of.kinds.map(([kind, text]) => html`<option value="${kind}">${text}</option>`)}
          </select></label
        >
        <label>New shares <input name="new_shares" inputmode="numeric" autocomplete="off" /></label>
        <label>Old shares <input name="old_shares" inputmode="numeric" autocomplete="off" /></label>
        <label
          >Dividend a share in ${of.currency} <input name="per_share" inputmode="decimal" autocomplete="off"
        /></label>
        ${(of.more ?? []).map(
          ({ name, label, type = 'text' }) =>
            html`<label
              >${label} <input name="${name}" type="${type}" maxlength="20" autocomplete="off"
            /></label>`,
        )}
        <label>Ex-date <input name="ex_date" type="date" required /></label>
        <button>Announce</button>
      </form>
      <dl>
        ${of.announced.toReversed().map(
          ({ title, terms, exDate }) =>
            html`<dt><strong>${title}</strong></dt>
              <dd>${terms}, ex-date ${exDate}</dd>`,
        )}
      </dl>
      <p><a href="${of.back[0]}">${of.back[1]}</a></p>
      <p class="note" role="note">Invented: companies do not really do this.</p>`,
  );
}
