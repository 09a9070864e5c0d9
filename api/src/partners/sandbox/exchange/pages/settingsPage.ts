import { Html, html } from '../../../../platform/html.ts';
import { EXCHANGE_OUTCOMES } from '../outcomes.ts';
import { USUAL_SETTINGS, type ExchangeSettings } from '../settings.ts';
import { exchangeView } from './links.ts';

const LONGEST_SECONDS = 600;
const MOST_COPIES = 5;
const SWITCHES = [
  ['rejects', 'Reject every order'],
  ['thin', 'Fill one half at once, the other half later'],
  ['reversed', 'Deliver messages in the reverse order'],
  ['lost', 'Deliver no message, so that each is requested again'],
] as const;

/** Reads the form of the settings; null where a number is outside its limits. */
export function settingsOfForm(form: URLSearchParams): ExchangeSettings | null {
  const whole = (name: string, least: number, most: number): number | null => {
    const text = form.get(name) ?? '';
    const number = Number(text);
    return /^\d{1,3}$/.test(text) && number >= least && number <= most ? number : null;
  };
  const delay = whole('delay', 0, LONGEST_SECONDS);
  const copies = whole('copies', 1, MOST_COPIES);
  const annuls = form.get('annuls') ? whole('annuls', 0, LONGEST_SECONDS) : undefined;
  if (delay === null || copies === null || annuls === null) return null;
  const on = (name: string): boolean => form.get(name) === 'on';
  return {
    rejects: on('rejects'),
    thin: on('thin'),
    reversed: on('reversed'),
    lost: on('lost'),
    delay: delay * 1_000,
    copies,
    annuls: annuls === undefined ? null : annuls * 1_000,
  };
}

/** What the exchange does with every order, and with which quantity it does something else. */
export function settingsPage(settings: ExchangeSettings, problem: string | null): Html {
  const seconds = (ms: number | null): string => (ms === null ? '' : String(ms / 1_000));
  return exchangeView(
    '/exchange/settings',
    html`${problem === null ? '' : html`<p role="alert"><strong>${problem}</strong></p>`}
      <form method="post" action="/exchange/settings">
        <label
          >Seconds until messages are sent (0 to ${LONGEST_SECONDS})
          <input name="delay" inputmode="numeric" required value="${seconds(settings.delay)}"
        /></label>
        <label
          >Times that each message is sent (1 to ${MOST_COPIES})
          <input name="copies" inputmode="numeric" required value="${settings.copies}"
        /></label>
        <label
          >Seconds until the first trade of an order is annulled (empty: never)
          <input name="annuls" inputmode="numeric" value="${seconds(settings.annuls)}"
        /></label>
        <fieldset>
          ${SWITCHES.map(
            ([name, text]) =>
              html`<label
                ><input
                  type="checkbox"
                  name="${name}"
                  ${new Html(settings[name] ? 'checked' : '')}
                />${text}</label
              >`,
          )}
        </fieldset>
        <button>Save</button>
        <button name="usual" value="on" formnovalidate>Match every order at once</button>
      </form>
      <p>These quantities have an outcome of their own, by the last two digits of the number of shares:</p>
      <dl>
        ${EXCHANGE_OUTCOMES.filter(({ digits }) => digits !== null).map(
          ({ digits, about }) =>
            html`<dt><strong>${digits!}</strong></dt>
              <dd>${about}</dd>`,
        )}
      </dl>`,
  );
}

/** The settings that a sent form states; null where a number is outside its limits. */
export const sentSettings = (form: URLSearchParams): ExchangeSettings | null =>
  form.get('usual') === 'on' ? USUAL_SETTINGS : settingsOfForm(form);
