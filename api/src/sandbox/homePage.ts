import { formatDateTime } from '@sanchay/finance';
import type { Context } from '../platform/context.ts';
import { clockState } from './clock.ts';
import { html, type Html } from '../platform/html.ts';
import { moves } from './moves.ts';
import { PERSONA_PASSWORD, PERSONAS } from '../personas/index.ts';

const HOUR_MS = 3_600_000;

/** Date and time of day in India. */
export function istText(instant: Date): string {
  return `${formatDateTime(instant)} IST`;
}

/** The body of `/sandbox`: clock and people. */
export async function homePage(ctx: Context): Promise<Html> {
  const clock = await clockState(ctx);
  const hours = Math.round(clock.ahead_ms / HOUR_MS);
  return html` <p class="now">${istText(new Date(clock.now))}</p>
    <p class="quiet">
      Business time: markets, orders, instalments. It is ${hours} hours ahead of real time and only moves
      forward. Sign-ins and codes stay on real time.
    </p>
    <form method="post" action="/sandbox/clock">
      ${Object.entries(moves).map(
        ([name, { label }]) => html`<button name="move" value="${name}">${label}</button>`,
      )}
    </form>
    <h2>People</h2>
    <p>
      All of them sign in with the password <strong>${PERSONA_PASSWORD}</strong>. Codes arrive in the
      <a href="/sandbox/outbox">outbox</a>.
    </p>
    <ul>
      ${Object.values(PERSONAS).map(
        ({ email, name, about }) => html`<li><strong>${email}</strong><br />${name} ${about}.</li>`,
      )}
    </ul>`;
}
