import { html, type Html } from '../platform/html.ts';
import { istText } from './homePage.ts';
import type { SentMessage } from './outbox.ts';

/** The body of `/sandbox/outbox`: messages, newest first, codes in large figures. */
export function outboxPage(messages: SentMessage[]): Html {
  if (messages.length === 0) return html`<p class="quiet">Nothing has been sent yet.</p>`;
  return html`<ul>
    ${messages.map(
      ({ to, channel, text, code, at }) =>
        html`<li>
          <span class="quiet">${istText(at)} · ${channel} to ${to}</span
          >${code ? html`<span class="code">${code}</span>` : ''}<br />${text}
        </li>`,
    )}
  </ul>`;
}
