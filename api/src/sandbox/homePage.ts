import { formatDateTime } from '@sanchay/finance';
import { cspReports } from '../config/index.ts';
import type { Context } from '../platform/context.ts';
import { clockState } from './clock.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { jobCounts } from './jobCounts.ts';
import { moves } from './moves.ts';
import { PERSONA_PASSWORD, PERSONAS } from './personas.ts';

const SHOWN_REPORTS = 10;
const HOUR_MS = 3_600_000;

/** Date and time of day in India. */
export function istText(instant: Date): string {
  return `${formatDateTime(instant)} IST`;
}

/** The body of `/sandbox`: clock, people, jobs and reports of the browser policy. */
export async function homePage(ctx: Context): Promise<Html> {
  const clock = await clockState(ctx);
  const hours = Math.round(clock.ahead_ms / HOUR_MS);
  const csp = await cspReports(ctx.db, SHOWN_REPORTS);
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
    </ul>
    <h2>Jobs</h2>
    ${listOr(
      (await jobCounts(ctx.db)).map(({ name, state, count }) => html`<li>${name}: ${count} ${state}</li>`),
      'No jobs yet.',
    )}
    <h2>Reports of the browser policy: ${csp.count}</h2>
    ${listOr(
      csp.reports.map(
        ({ at, directive, blocked, document }) =>
          html`<li>${istText(at)}: ${directive} refused ${blocked || 'inline code'} on ${document}</li>`,
      ),
      'None, as it should be.',
    )}`;
}

function listOr(items: Html[], nothing: string): Html {
  return items.length > 0
    ? html`<ul>
        ${items}
      </ul>`
    : html`<p class="quiet">${nothing}</p>`;
}
