import { verifyAudit, type AuditVerdict } from '../audit/index.ts';
import { cspReports } from '../config/index.ts';
import { jobCounts } from '../health/index.ts';
import type { Context } from '../platform/context.ts';
import { releaseHealth, type ReleaseHealth } from '../releases/index.ts';
import { mailboxState, type MailboxState } from '../statement-updates/index.ts';
import { html, type Html } from '../platform/html.ts';
import { istText } from './homePage.ts';
import { listOr } from './list.ts';

const SHOWN = 10;
const HOUR_MS = 3_600_000;

/** The body of `/sandbox/health`: ledger, remotes, what was refused or failed, audit chain, browser policy, jobs. */
export async function healthPage(ctx: Context): Promise<Html> {
  const [release, audit, csp, jobs, mailbox] = await Promise.all([
    releaseHealth(ctx.db),
    verifyAudit(ctx.db, { signer: ctx.auditSigner }),
    cspReports(ctx.db, SHOWN),
    jobCounts(ctx.db),
    mailboxState(ctx.db),
  ]);
  return html`<h2>Registry</h2>
    ${registryPart(release.registry, ctx.now())}
    <h2>Remotes</h2>
    ${remotesPart(release.remotes)}
    <h2>Last failures in browsers</h2>
    ${listOr(
      release.lastFailures.map(
        ({ at, remote, version, kind }) => html`<li>${istText(at)}: ${remote} ${version}, ${kind}</li>`,
      ),
      'None.',
    )}
    <h2>Last security events</h2>
    ${listOr(
      release.lastSecurityEvents.map(
        ({ at, kind, remote, by, reason }) =>
          html`<li>${istText(at)}: ${kind}, ${remote} by ${by}<br />${reason}</li>`,
      ),
      'None.',
    )}
    <h2>Audit log</h2>
    ${auditPart(audit)}
    <h2>Reports of the browser policy: ${csp.count}</h2>
    ${listOr(
      csp.reports.map(
        ({ at, directive, blocked, document }) =>
          html`<li>${istText(at)}: ${directive} refused ${blocked || 'inline code'} on ${document}</li>`,
      ),
      'None, as it should be.',
    )}
    <h2>Mailbox of statements</h2>
    ${ctx.settings.statementMailbox ? mailboxPart(mailbox) : html`<p class="quiet">No mailbox is read by IMAP.</p>`}
    <h2>Jobs</h2>
    ${listOr(
      jobs.map(({ name, state, count }) => html`<li>${name}: ${count} ${state}</li>`),
      'No jobs yet.',
    )}
    <p class="quiet">
      Measures in the Prometheus format: <code>/metrics</code> of each API node, on this machine only. The one
      that wrote this page listens on port ${ctx.settings.port || 'of its own'}.
    </p>`;
}

function registryPart(registry: ReleaseHealth['registry'], now: Date): Html {
  if (!registry) return html`<p class="quiet">No release is registered yet.</p>`;
  const [issued, expires] = [new Date(registry.issued), new Date(registry.expires)];
  const age = Math.floor((now.getTime() - issued.getTime()) / HOUR_MS);
  return html`<p>
    Serial <strong>${registry.serial}</strong>, issued ${istText(issued)} by ${registry.publishedBy}
    (${registry.reason}). Age in hours: ${age}.
    ${
      expires > now
        ? html`It expires ${istText(expires)}.`
        : html`<strong>It expired ${istText(expires)}.</strong>`
    }
  </p>`;
}

function remotesPart(remotes: ReleaseHealth['remotes']): Html {
  return listOr(
    remotes.map(
      ({ remote, owner, live, previous, canary, disabled, failures, lastFailure }) =>
        html`<li>
          <strong>${remote}</strong> ${live}${disabled ? html` <strong>taken out</strong>` : ''}
          <span class="quiet">
            of ${owner} · before it ${previous ?? 'nothing'}
            ${canary ? html`· canary ${canary.version} for ${canary.percent}%` : ''} · failures in a week:
            ${failures}${lastFailure ? html`, the last ${istText(lastFailure)}` : ''}
          </span>
        </li>`,
    ),
    'No remote has a live release.',
  );
}

function mailboxPart({ failures, failure, read_at, counts }: MailboxState): Html {
  return html`<p>
      ${read_at ? html`Last read ${istText(read_at)}.` : 'Not read yet.'}
      ${failures > 0 ? html`<strong>${failures} readings failed since, the last one with ${failure ?? 'no code'}.</strong>` : ''}
    </p>
    ${listOr(
      counts.map(({ outcome, mails }) => html`<li>${outcome}: ${mails}</li>`),
      'No mails yet.',
    )}`;
}

function auditPart({ verified, waiting, head, fault }: AuditVerdict): Html {
  if (fault) {
    return html`<p><strong>Not intact: ${fault}.</strong> The first ${verified} seals hold.</p>`;
  }
  return html`<p>
    Intact: ${verified} rows are sealed, ${waiting} wait for the next second.
    ${head ? html`<br /><span class="quiet">Last seal ${head.slice(0, 16)}…</span>` : ''}
  </p>`;
}
