import { PERSONAS } from '../personas/index.ts';
import { kycBench, type KycBench } from '../testing/partners/kycBench.ts';
import { signIn } from '../testing/people/personas.ts';
import type { TestApi } from '../testing/testApi.ts';

describe('review of KYC forms by staff', () => {
  let bench: KycBench;
  let api: TestApi;
  let staff: string;
  beforeEach(async () => {
    bench = await kycBench();
    ({ api } = bench);
    ({ token: staff } = await signIn(api, 'zoya'));
    const { revision } = (await bench.check('NAMPN1234A')).body.data;
    await api.call('updateKyc', {
      token: bench.token,
      params: { id: bench.id() },
      body: { name: 'documents', revision },
    });
    await bench.startForm();
    await bench.sendEveryPicture();
    await handInAndSign();
  });
  afterEach(() => bench.close());

  async function handInAndSign(): Promise<void> {
    await bench.submit();
    await bench.sign();
  }
  const queue = async () => (await api.call('staffKycQueue', { token: staff })).body.data;
  const decide = (application: string, body: object, token = staff) =>
    api.call('decideKyc', { token, params: { id: application }, body });

  test('O4 · a form with another name waits for a look, with everything that has to be compared', async () => {
    expect(await bench.record()).toMatchObject({
      in_review: true,
      kyc_form_check_status: 4,
      allowed: 'nowhere',
    });
    const [waiting, ...others] = await queue();
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({ name: 'Ravi Prasad Nair', flags: ['name_differs'], attempt: 1 });
    const form = (await api.call('staffKyc', { token: staff, params: { id: waiting!.id } })).body.data;
    expect(form).toMatchObject({ pan: 'NAMPN1234A', date_of_birth: '1999-11-02', decision: null });
    expect(form.record.name_match?.only_theirs).toEqual(['PRABHAKAR']);
    const document = form.record.documents[0]!.id;
    const picture = await api.app.inject({
      url: `/api/v3/staff/kyc/${waiting!.id}/documents/${document}`,
      headers: { authorization: `Bearer ${staff}` },
    });
    expect(picture.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(
      await api.db.query(`SELECT action, investor_id FROM audit_log WHERE actor = $1 ORDER BY id`, [
        `staff:${PERSONAS.zoya.userId}`,
      ]),
    ).toEqual([
      { action: 'kyc.viewed', investor_id: PERSONAS.ravi.userId },
      { action: 'document.viewed', investor_id: PERSONAS.ravi.userId },
    ]);
  });

  test('O4 · where names differ two reviewers approve before the form goes to the registry', async () => {
    const [waiting] = await queue();
    const { revision } = await bench.record();
    expect((await decide(waiting!.id, { decision: 'accept', revision: revision + 1 })).body.code).toBe(
      'kyc_changed',
    );
    expect((await decide(waiting!.id, { decision: 'accept', revision })).body.data).toEqual({
      id: waiting!.id,
      decision: 'approved_once',
    });
    expect(await queue()).toHaveLength(1);
    expect((await decide(waiting!.id, { decision: 'accept', revision })).body.code).toBe(
      'kyc_second_approver',
    );
    const second = (await signIn(api, 'dev')).token;
    const seen = await api.call('staffKyc', { token: second, params: { id: waiting!.id } });
    expect(seen.body.data).toMatchObject({ decision: null, approvals: 1 });
    expect((await decide(waiting!.id, { decision: 'accept', revision }, second)).body.data).toEqual({
      id: waiting!.id,
      decision: 'accepted',
    });
    expect((await decide(waiting!.id, { decision: 'reject', reason: 'other', revision })).body.code).toBe(
      'kyc_changed',
    );
    expect(await queue()).toEqual([]);
    for (const _step of ['send', 'ask']) {
      api.clock.advance(20_000);
      await api.runJobs();
    }
    const done = await bench.record();
    expect(done).toMatchObject({
      kyc_form_check_status: 7,
      in_review: false,
      name_match: null,
      allowed: 'everywhere',
    });
    await bench.signInAgain();
    const ipv = (await api.call('ipv', { token: bench.token, params: { id: done.ipv_id! } })).body.data;
    expect(ipv.verified_by).toBe(`staff:${PERSONAS.dev.userId}`);
  });

  test('O4 · the support team has no part in it, and nobody reviews a form of their own', async () => {
    const [waiting] = await queue();
    const { revision } = await bench.record();
    const { token: support } = await signIn(api, 'kavya');
    const refused = await decide(waiting!.id, { decision: 'accept', revision }, support);
    expect([refused.http, refused.body.code]).toEqual([403, 'staff_only']);
    expect((await api.call('staffKycQueue', { token: support })).body.code).toBe('staff_only');
    await api.db.query("INSERT INTO staff_roles (user_id, role) VALUES ($1, 'kyc')", [PERSONAS.ravi.userId]);
    for (const decision of ['accept', 'reject'] as const) {
      const own = await decide(waiting!.id, { decision, reason: 'other', revision }, bench.token);
      expect([own.http, own.body.code]).toEqual([403, 'kyc_own_form']);
    }
    const view = await api.call('staffKyc', { token: bench.token, params: { id: waiting!.id } });
    expect(view.body.code).toBe('kyc_own_form');
    expect(await api.db.query('SELECT 1 FROM kyc_approvals')).toEqual([]);
  });

  test('O4 · returned with a reason, the form is sent again and reviewed again', async () => {
    const [waiting] = await queue();
    const { revision } = await bench.record();
    const bare = await decide(waiting!.id, { decision: 'reject', revision });
    expect([bare.body.code, Object.keys(bare.body.errors!)]).toEqual(['kyc_reason_needed', ['reason']]);
    await decide(waiting!.id, {
      decision: 'reject',
      reason: 'pan_unreadable',
      note: ' Too dark. ',
      revision,
    });
    expect(await bench.record()).toMatchObject({
      kyc_form_check_status: 3,
      rejection: {
        ...{ by: 'us', reason: 'pan_unreadable', note: 'Too dark.' },
        text: 'PAN card not readable.',
      },
    });
    await bench.startForm();
    await bench.sendEveryPicture();
    await handInAndSign();
    expect(await queue()).toMatchObject([{ attempt: 2, flags: ['name_differs', 'sent_before'] }]);
  });

  test('O4 · only staff sees the queue, a form and its pictures', async () => {
    const [waiting] = await queue();
    const params = { id: waiting!.id };
    const { token } = bench;
    expect((await api.call('staffKycQueue', { token })).body.code).toBe('staff_only');
    expect((await api.call('staffKyc', { token, params })).body.code).toBe('staff_only');
    const body = { decision: 'accept', revision: 1 };
    expect((await api.call('decideKyc', { token, params, body })).body.code).toBe('staff_only');
    const picture = { id: waiting!.id, document: (await bench.record()).documents[0]!.id };
    expect((await api.call('staffKycDocument', { token, params: picture })).body).toMatchObject({
      code: 'staff_only',
    });
    expect((await api.call('staffKyc', { token: staff, params: { id: bench.id() } })).http).toBe(404);
  });

  test('O4 · outside the sandbox staff reviews every form', async () => {
    const [waiting] = await queue();
    await decide(waiting!.id, {
      decision: 'reject',
      reason: 'other',
      revision: (await bench.record()).revision,
    });
    api.ctx.settings.sandbox = false;
    await bench.startForm();
    await bench.sendEveryPicture();
    await handInAndSign();
    expect((await queue())[0]!.flags).toEqual(['in_person', 'name_differs', 'sent_before']);
  });
});
