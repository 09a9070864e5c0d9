import { html, type Html } from '../../../../platform/html.ts';
import type { AnnouncedAction } from '../../../shareActions.ts';
import { partnerPage } from '../../partnerPage.ts';

/** What the sandbox exchange has announced, and the form that announces. */
export function actionsPage(actions: readonly AnnouncedAction[], problem: string | null): Html {
  return partnerPage(
    'Sanchay sandbox exchange',
    'Corporate actions',
    html`<p>
        Announces a split, a bonus issue or a dividend. Shares bought before the ex-date take part; it must be
        after today.
      </p>
      ${problem === null ? '' : html`<p role="alert"><strong>${problem}</strong></p>`}
      <form method="post" action="/exchange/corporate-actions">
        <label>Symbol or ISIN <input name="share" required maxlength="20" autocomplete="off" /></label>
        <label
          >Kind
          <select name="kind">
            <option value="split">Split: new shares in place of old ones</option>
            <option value="bonus">Bonus: new shares for old ones</option>
            <option value="dividend">Dividend</option>
          </select></label
        >
        <label>New shares <input name="new_shares" inputmode="numeric" autocomplete="off" /></label>
        <label>Old shares <input name="old_shares" inputmode="numeric" autocomplete="off" /></label>
        <label
          >Dividend a share in rupees <input name="per_share" inputmode="decimal" autocomplete="off"
        /></label>
        <label>Ex-date <input name="ex_date" type="date" required /></label>
        <button>Announce</button>
      </form>
      <dl>
        ${actions.toReversed().map(
          (action) =>
            html`<dt><strong>${action.number} · ${action.isin}</strong></dt>
              <dd>${termsOf(action)}, ex-date ${action.ex_date}</dd>`,
        )}
      </dl>
      <p><a href="/exchange">Order books and halts</a></p>
      <p class="note" role="note">Invented: companies do not really do this.</p>`,
  );
}

function termsOf(action: AnnouncedAction): string {
  if (action.kind === 'dividend') return `dividend of ₹${action.per_share}, paid on ${action.pays_on}`;
  const { kind, new_shares: more, old_shares: old } = action;
  return kind === 'split' ? `split of ${old} into ${more}` : `bonus of ${more} for ${old}`;
}
