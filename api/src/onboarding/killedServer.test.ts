import { randomUUID } from 'node:crypto';
import { killableServer } from '../testing/killableServer.ts';
import { signIn } from '../testing/people/personas.ts';
import { roadToReady } from '../testing/people/roadToReady.ts';
import { openSandboxBank } from '../testing/partners/sandboxBank.ts';
import { openSandboxKyc } from '../testing/partners/sandboxKyc.ts';
import { testApi } from '../testing/testApi.ts';

/** Everything that exists once however often the button was pressed. */
const STANDING = `SELECT
  (SELECT jsonb_build_array(onboarding_state, aof_status, name, email) FROM portfolios WHERE id = $1) AS portfolio,
  (SELECT jsonb_agg(jsonb_build_array(position, name, residency)) FROM portfolio_applicants WHERE portfolio_id = $1)
    AS holders,
  (SELECT jsonb_agg(jsonb_build_array(declaration, about)) FROM declarations WHERE portfolio_id = $1) AS declarations,
  (SELECT count(*) FROM setup_answers WHERE portfolio_id = $1) AS drafts,
  (SELECT jsonb_agg(choice) FROM nominee_sets WHERE portfolio_id = $1) AS nominee_sets,
  (SELECT count(*) FROM nominees n JOIN nominee_sets s ON s.id = n.set_id WHERE s.portfolio_id = $1) AS nominees,
  (SELECT jsonb_agg(kind ORDER BY kind) FROM documents WHERE portfolio_id = $1 AND replaced_at IS NULL) AS pictures,
  (SELECT jsonb_agg(jsonb_build_array(form_status, esign_status, pan_kyc_status, registry_status, pan_masked))
    FROM kyc_records WHERE portfolio_id = $1) AS records,
  (SELECT jsonb_agg(jsonb_build_array(attempt, status, cardinality(documents)))
    FROM kyc_applications a JOIN kyc_records k ON k.id = a.kyc_id WHERE k.portfolio_id = $1) AS forms,
  (SELECT jsonb_agg(jsonb_build_array(method, verified_by))
    FROM kyc_ipv i JOIN kyc_records k ON k.id = i.kyc_id WHERE k.portfolio_id = $1) AS in_person,
  (SELECT jsonb_agg(status) FROM esigns WHERE portfolio_id = $1) AS esigns,
  (SELECT jsonb_agg(status) FROM partners_sandbox.esigns) AS esigns_at_provider,
  (SELECT jsonb_agg(status) FROM partners_sandbox.kyc_forms) AS forms_at_registry,
  (SELECT jsonb_agg(DISTINCT jsonb_build_array(score, label)) FROM risk_profiles WHERE portfolio_id = $1) AS risk,
  (SELECT count(*) FROM risk_drafts WHERE portfolio_id = $1) AS risk_drafts,
  (SELECT jsonb_agg(jsonb_build_array(place, status, is_default, masked_account_no))
    FROM bank_accounts WHERE portfolio_id = $1) AS banks,
  (SELECT count(*) FROM consent_changes c JOIN portfolios p ON p.owner_id = c.user_id WHERE p.id = $1) AS consents`;

/** What was done, and how often. */
const DONE = `SELECT
  (SELECT jsonb_object_agg(action, times) FROM
    (SELECT action, count(*) AS times FROM audit_log WHERE investor_id = $2 GROUP BY action) a) AS audit,
  (SELECT jsonb_object_agg(kind, times) FROM
    (SELECT kind, count(*) AS times FROM notices WHERE user_id = $2 GROUP BY kind) n) AS notices,
  (SELECT count(*) FROM documents WHERE portfolio_id = $1) AS pictures,
  (SELECT count(*) FROM risk_profiles WHERE portfolio_id = $1) AS risk_profiles,
  (SELECT count(*) FROM outbox WHERE portfolio_id = $1 AND event = 'kyc/changed') AS events`;

describe('a server that is killed between any two touches of its database', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  /**
   * Completes the whole set-up. The server is killed once at each write of each step, and the user submits again: with
   * the key of the first attempt, as the page does, or with a new one, as when starting over on another device.
   */
  async function walk({ sameKey }: { sameKey: boolean }) {
    const api = await testApi();
    closing.push(() => api.close());
    const kyc = await openSandboxKyc(api);
    closing.push(() => kyc.close());
    const { token, userId, portfolioId } = await signIn(api, 'ravi');
    const openBank = async () => {
      const bank = await openSandboxBank(api);
      closing.push(() => bank.close());
    };
    const server = killableServer(api);
    const deaths: Record<string, number> = {};
    const refused: Record<string, string | undefined> = {};
    for (const [name, prepare] of roadToReady(api, { token, server, openBank })) {
      // The session is seen now, so that every press touches the same.
      await api.call('userInfo', { token });
      const press = await prepare();
      let key = randomUUID();
      for (let touches = 0; ; touches += 1) {
        server.killAfter(touches);
        const { http, body } = await press(key);
        if (!server.restart()) {
          if (http !== 200) refused[name] = body?.code;
          break;
        }
        expect([name, http]).toEqual([name, 500]);
        deaths[name] = touches + 1;
        if (!sameKey) key = randomUUID();
      }
    }
    const [standing] = await api.db.query(STANDING, [portfolioId]);
    const [done] = await api.db.query(DONE, [portfolioId, userId]);
    return { standing, done, deaths, refused };
  }

  const allThere = {
    portfolio: [13, 'verified', 'Personal', 'ravi@sanchay.example'],
    holders: [[1, 'Ravi Prasad Nair', 'resident_individual']],
    declarations: [['tax-2026-1', 'applicant:1']],
    drafts: 0,
    nominee_sets: ['named'],
    nominees: 1,
    pictures: ['address_proof', 'pan_card', 'photo', 'selfie', 'signature'],
    records: [[7, 'signed', 1, 'validated', '••••••234R']],
    forms: [[1, 'verified', 5]],
    in_person: [['selfie', 'sandbox']],
    esigns: ['signed'],
    esigns_at_provider: ['signed'],
    forms_at_registry: ['07'],
    risk: [[90, 'Very High Risk']],
    risk_drafts: 0,
    banks: [[1, 'verified', true, '••••••••8877']],
    consents: 2,
  };
  const doneOnce = {
    ...{ 'onboarding.applicant_set': 1, 'onboarding.set_up': 1, 'onboarding.ready': 1 },
    ...{ 'kyc.pan_checked': 1, 'kyc.form_started': 1, 'kyc.form_submitted': 1 },
    ...{ 'kyc.form_delivered': 1, 'kyc.form_verified': 1, 'esign.started': 1, 'esign.signed': 1 },
    ...{ 'bank.added': 1, 'bank.verified': 1, 'session.started': 1 },
    // An answer that is saved again is the same answer.
    ...{ 'onboarding.draft_saved': 16, 'risk.draft_saved': 2 },
  };

  test('O3 · every step resumes by pressing again: nothing is lost and nothing is doubled', async () => {
    const { standing, done, deaths, refused } = await walk({ sameKey: true });
    expect(standing).toEqual(allThere);
    expect(done).toEqual({
      audit: { ...doneOnce, 'document.uploaded': 5, 'risk.taken': 1 },
      notices: { kyc_verified: 1, ready_to_invest: 1 },
      pictures: 5,
      risk_profiles: 1,
      events: 10,
    });
    expect(refused).toEqual({});
    expect(Object.keys(deaths)).toHaveLength(25);
    expect(Math.min(...Object.values(deaths))).toBeGreaterThanOrEqual(2);
  });

  test('O3 · a user who starts over on another device finds the step done, or is notified that it is', async () => {
    const { standing, done, refused } = await walk({ sameKey: false });
    expect(standing).toEqual(allThere);
    expect(done).toEqual({
      // Pictures and risk profiles that are given again take the place of the former, which stay as history.
      audit: { ...doneOnce, 'document.uploaded': 10, 'risk.taken': 2 },
      notices: { kyc_verified: 1, ready_to_invest: 1, bank_confirmed: 1 },
      pictures: 10,
      risk_profiles: 2,
      events: 11,
    });
    expect(refused).toEqual({ 'handing in': 'kyc_not_now', 'the bank account': 'bank_added_already' });
  });
});
