import { html, type Html } from '../../../../platform/html.ts';
import type { AnnouncedUsAction } from '../../../usActions.ts';
import { partnerPage } from '../../partnerPage.ts';

/** What the sandbox broker has announced, and the form that announces. */
export function usActionsPage(actions: readonly AnnouncedUsAction[], problem: string | null): Html {
  return partnerPage(
    'Sanchay sandbox broker',
    'Corporate actions of US shares',
    html`<p>
        Announces a split or a dividend. Shares bought before the ex-date take part; it must be after today in
        New York.
      </p>
      ${problem === null ? '' : html`<p role="alert"><strong>${problem}</strong></p>`}
      <form method="post" action="/us-broker/corporate-actions">
        <label>Symbol <input name="share" required maxlength="12" autocomplete="off" /></label>
        <label
          >Kind
          <select name="kind">
            <option value="dividend">Dividend</option>
            <option value="split">Split: new shares in place of old ones</option>
          </select></label
        >
        <label>New shares <input name="new_shares" inputmode="numeric" autocomplete="off" /></label>
        <label>Old shares <input name="old_shares" inputmode="numeric" autocomplete="off" /></label>
        <label
          >Dividend a share in dollars <input name="per_share" inputmode="decimal" autocomplete="off"
        /></label>
        <label>Ex-date <input name="ex_date" type="date" required /></label>
        <button>Announce</button>
      </form>
      <dl>
        ${actions.toReversed().map(
          (action) =>
            html`<dt><strong>${action.number} · ${action.symbol}</strong></dt>
              <dd>${termsOf(action)}, ex-date ${action.ex_date}</dd>`,
        )}
      </dl>
      <p><a href="/us-broker">Orders and halts</a></p>
      <p class="note" role="note">Invented: companies do not really do this.</p>`,
  );
}

const termsOf = (action: AnnouncedUsAction): string =>
  action.kind === 'dividend'
    ? `dividend of $${action.per_share}, paid on ${action.pays_on}`
    : `split of ${action.old_shares} into ${action.new_shares}`;
