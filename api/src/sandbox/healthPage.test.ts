import { prepareApiRole } from '../db/apiRole.ts';
import { sealAudit } from '../audit/index.ts';
import { releaseBench, type ReleaseBench } from '../testing/releaseBench.ts';
import { signIn } from '../testing/people/personas.ts';

describe('the health page of the sandbox', () => {
  let bench: ReleaseBench;
  beforeEach(async () => {
    bench = await releaseBench();
  });
  afterEach(() => bench.close());

  /** Returns the page as a user reads it: text without markup, one space between words. */
  const page = async () => {
    const { statusCode, body } = await bench.api.app.inject('/sandbox/health');
    expect(statusCode).toBe(200);
    return body
      .slice(body.indexOf('<main>'))
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
  };

  test('X9 · before the first release the page reports so, and nothing is wrong', async () => {
    const message = await page();
    for (const sentence of [
      'No release is registered yet.',
      'No remote has a live release.',
      'Last failures in browsers None.',
      'Last security events None.',
      'Intact: 0 rows are sealed',
      'Reports of the browser policy: 0 None, as it should be.',
      'No jobs yet.',
    ])
      expect(message).toContain(sentence);
  });

  test('X9 · it shows the ledger, the versions, and what failed or was refused last', async () => {
    await bench.bringLive('mfe-gold', '1.0.0-aaaa111111');
    await bench.bringLive('mfe-gold', '1.1.0-bbbb222222');
    const failure = { remote: 'mfe-gold', version: '1.1.0-bbbb222222', kind: 'mount', tab: 'tab-00000001' };
    const visit = await bench.api.app.inject({
      method: 'POST',
      url: '/api/v3/remote_failures/visit',
      headers: { origin: bench.api.ctx.settings.publicOrigin, 'sec-fetch-site': 'same-origin' },
      payload: { tab: failure.tab },
    });
    await bench.api.app.inject({
      method: 'POST',
      url: '/api/v3/remote_failures',
      payload: { ...failure, ...visit.json<{ visit: string }>() },
    });
    await bench.api.app.inject({
      method: 'POST',
      url: '/api/v3/csp_reports',
      payload: {
        'csp-report': {
          'effective-directive': 'script-src',
          'document-uri': 'http://localhost:4000/?who=me',
        },
      },
    });
    await bench.api.db.query(
      `INSERT INTO security_events (at, kind, remote, by, reason)
       VALUES (now(), 'wrong_owner', 'mfe-gold', 'invest-team', 'mfe-gold belongs to <gold-team>')`,
    );
    const message = await page();
    for (const sentence of [
      'Serial 2 , issued 20 Nov 2026, 10:00 am IST by',
      'Age in hours: 0. It expires 27 Nov 2026, 10:00 am IST.',
      'mfe-gold 1.1.0-bbbb222222 of gold-team · before it 1.0.0-aaaa111111 · failures in a week: 1, the last 20 Nov 2026, 10:00 am IST',
      'mfe-gold 1.1.0-bbbb222222, mount',
      'wrong_owner, mfe-gold by invest-team mfe-gold belongs to &lt;gold-team&gt;',
      'Reports of the browser policy: 1',
      'script-src refused inline code on http://localhost:4000/',
    ])
      expect(message).toContain(sentence);
    const reports = (await bench.api.app.inject('/api/v3/sandbox/csp_reports.json')).json();
    expect(reports).toMatchObject({
      status: 'success',
      data: { count: 1, reports: [{ directive: 'script-src' }] },
    });
    bench.api.clock.advance(8 * 86_400_000);
    expect(await page()).toContain('Age in hours: 192. It expired 27 Nov 2026, 10:00 am IST.');
  });

  test('X9 · the page shows the state of the audit chain, also after tampering', async () => {
    await signIn(bench.api, 'asha');
    expect(await page()).toMatch(/Intact: 0 rows are sealed, [1-9]\d* wait for the next second\./);
    await sealAudit(bench.api.ctx);
    expect(await page()).toMatch(
      /Intact: [1-9]\d* rows are sealed, 0 wait for the next second\. Last seal [0-9a-f]{16}…/,
    );
    await bench.api.db.tx(async (tx) => {
      await tx.query('SET LOCAL session_replication_role = replica');
      await tx.query(
        `UPDATE audit_log SET actor = 'nobody' WHERE id = (SELECT min(audit_id) FROM audit_seals)`,
      );
    });
    expect(await page()).toMatch(
      /Not intact: audit row (\d+) or its seal 1 was changed\. The first 0 seals hold\./,
    );
  });

  test('X9 · it counts jobs where there is a queue, and leaves out those of the queue itself', async () => {
    await bench.api.db.query('DROP SCHEMA pgboss CASCADE; CREATE SCHEMA pgboss');
    await bench.api.db.query('CREATE TABLE pgboss.job (name text, state text)');
    await prepareApiRole(bench.api.db);
    await bench.api.db.query(
      `INSERT INTO pgboss.job VALUES ('order-allot', 'created'), ('order-allot', 'created'), ('__pgboss__maintenance', 'active')`,
    );
    const message = await page();
    expect(message).toContain('order-allot: 2 created');
    expect(message).not.toContain('__pgboss__');
    const { body } = await bench.api.app.inject('/metrics');
    expect(body).toContain('sanchay_jobs{job="order-allot",state="created"} 2\n');
  });
});
