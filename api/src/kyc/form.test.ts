import { signedHeaders } from '../partners/signature.ts';
import { deliverDue } from '../partners/sandbox/deliver.ts';
import { ravisApplicant } from '../testing/applicant.ts';
import { openSandboxKyc, sendEveryPicture } from '../testing/sandboxKyc.ts';
import { testApi } from '../testing/testApi.ts';
import type { TestApi } from '../testing/testApi.ts';

describe('the KYC form on its way to the registry', () => {
  let api: TestApi;
  let partners: { close(): Promise<void> };
  let token: string;
  let id: string;
  beforeEach(async () => {
    api = await testApi();
    partners = await openSandboxKyc(api);
    ({ token } = await ravisApplicant(api));
  });
  afterEach(async () => {
    await partners.close();
    await api.close();
  });

  const record = async () => (await api.call('kyc', { token, params: { id } })).body.data;
  const submit = async (over = {}) =>
    api.call('submitKycForm', {
      token,
      params: { id },
      body: { revision: (await record()).revision, declared: true, ...over },
    });
  async function begin(pan: string): Promise<void> {
    ({ id } = (await api.call('checkPan', { token, body: { position: 1, pan } })).body.data);
    await api.call('startKycForm', { token, params: { id } });
  }
  /** Signs at the provider's page and lets its news arrive. */
  async function sign(): Promise<void> {
    const started = await api.call('startEsign', { token, params: { id } });
    expect(started.http).toBe(200);
    const { data } = started.body;
    await fetch(data.redirect_url!, {
      method: 'POST',
      body: new URLSearchParams({ action: 'sign', code: '246810' }),
      redirect: 'manual',
    });
    await api.call('esign', { token, params: { id: data.id } });
  }
  const hear = (body: object, { secret = api.ctx.settings.partnersSecret } = {}) => {
    const text = JSON.stringify(body);
    const path = '/api/v3/webhooks/kyc';
    return api.app.inject({
      ...{ method: 'POST', url: path, payload: text },
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(secret, { method: 'POST', path, body: text }, api.clock.now()),
      },
    });
  };
  const applicationId = async () =>
    (
      await api.db.query<{ id: string }>(
        'SELECT id FROM kyc_applications WHERE kyc_id = $1 ORDER BY attempt DESC LIMIT 1',
        [id],
      )
    )[0]!.id;
  const decision = async (status: string, eventId: string, reason: string | null = null) => ({
    ...{ event_id: eventId, application_id: await applicationId(), status, reason },
  });

  test('O4 · filling, submitted, uploading, uploaded, verified: each once, in order', async () => {
    await begin('NEWPN1234A');
    expect(await record()).toMatchObject({
      kyc_form_check_status: 1,
      missing: ['pan_card', 'photo', 'signature', 'address_proof', 'selfie'],
    });
    const early = await submit();
    expect([early.body.code, Object.keys(early.body.errors!)]).toEqual(['kyc_incomplete', ['pan_card']]);
    await sendEveryPicture(api, token);
    expect((await submit({ declared: false })).body.code).toBe('kyc_not_declared');
    expect((await submit({ revision: 99 })).body.code).toBe('kyc_changed');
    expect((await submit()).body.data).toMatchObject({
      ...{ kyc_form_check_status: 2, esign_status: 'pending', missing: [], in_review: false },
    });
    expect((await submit()).body.code).toBe('kyc_not_now');
    await sign();
    expect(await record()).toMatchObject({ kyc_form_check_status: 4, esign_status: 'signed' });
    api.clock.advance(4_000);
    expect(await api.runJobs()).toEqual(['kyc-send']);
    expect(await record()).toMatchObject({ kyc_form_check_status: 5 });
    api.clock.advance(15_000);
    expect(await api.runJobs()).toEqual(['kyc-ask']);
    const done = await record();
    expect(done).toMatchObject({
      ...{ kyc_form_check_status: 7, PAN_kyc_status: 1, registry_status: 'validated', allowed: 'everywhere' },
      ...{ kyc_source: 'KRA', kra_kyc_mode: '3', kra_ipv_flag: 'Y', rejection: null },
    });
    const ipv = (await api.call('ipv', { token, params: { id: done.ipv_id! } })).body.data;
    expect(ipv).toMatchObject({ kyc_id: id, method: 'selfie', verified_by: 'sandbox' });
    expect((await api.call('checkPan', { token, body: { position: 1, pan: 'NEWPN9999A' } })).body.code).toBe(
      'kyc_pan_fixed',
    );
  });

  test('O4 · rejected by the registry with a reason; the second form is verified', async () => {
    await begin('NEXPN1234A');
    await sendEveryPicture(api, token);
    await submit();
    await sign();
    api.clock.advance(20_000);
    await api.runJobs();
    api.clock.advance(20_000);
    await api.runJobs();
    expect(await record()).toMatchObject({
      kyc_form_check_status: 6,
      rejection: {
        ...{ by: 'registry', reason: 'photo_unclear', note: '' },
        text: 'Your face could not be seen clearly in the photo.',
      },
    });
    expect((await api.call('startKycForm', { token, params: { id } })).body.data.kyc_form_check_status).toBe(
      1,
    );
    expect((await record()).documents).toHaveLength(5);
    await submit();
    await sign();
    expect(await record()).toMatchObject({ in_review: false, kyc_form_check_status: 4 });
    for (const _step of ['send', 'ask']) {
      api.clock.advance(20_000);
      await api.runJobs();
    }
    expect((await record()).kyc_form_check_status).toBe(7);
  });

  test('O4 · news comes by webhook: twice, late, forged, and for an older form', async () => {
    await begin('NEWPN1234A');
    await sendEveryPicture(api, token);
    await submit();
    expect((await hear(await decision('07', 'event-early'))).statusCode).toBe(200);
    expect((await record()).kyc_form_check_status).toBe(2);
    await sign();
    expect((await hear(await decision('07', 'event-forged'), { secret: 'x'.repeat(32) })).statusCode).toBe(
      403,
    );
    expect((await hear({ event_id: 'event-odd', status: 'hello' })).statusCode).toBe(400);
    expect((await hear(await decision('04', 'event-0001', 'R99'))).statusCode).toBe(200);
    expect(await record()).toMatchObject({ kyc_form_check_status: 6, rejection: { reason: 'other' } });
    const old = await decision('07', 'event-0002');
    await api.call('startKycForm', { token, params: { id } });
    expect((await hear(old)).statusCode).toBe(200);
    expect((await record()).kyc_form_check_status).toBe(1);
    await submit();
    await sign();
    const verified = await decision('07', 'event-0003');
    expect([(await hear(verified)).statusCode, (await hear(verified)).statusCode]).toEqual([200, 200]);
    expect((await hear(await decision('04', 'event-0004', 'R01'))).statusCode).toBe(200);
    expect((await record()).kyc_form_check_status).toBe(7);
    api.clock.advance(60_000);
    await api.runJobs();
    expect((await record()).kyc_form_check_status).toBe(7);
  });

  test('O4 · the sandbox registry tells its decision itself', async () => {
    await begin('NEWPN1234A');
    await sendEveryPicture(api, token);
    await submit();
    await sign();
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = api.app.server.address() as { port: number };
    api.ctx.settings.publicOrigin = `http://127.0.0.1:${port}`;
    api.clock.advance(4_000);
    await api.runJobs();
    api.clock.advance(2_000);
    const { partnersSecret: secret } = api.ctx.settings;
    await deliverDue({ db: api.db, secret, now: () => api.clock.now() });
    expect((await record()).kyc_form_check_status).toBe(7);
  });
});
