import { deliverDue } from '../partners/sandbox/deliver.ts';
import { kycBench, type KycBench } from '../testing/partners/kycBench.ts';
import { EVERY_PICTURE, samplePicture, sendPicture } from '../testing/partners/sandboxKyc.ts';
import type { TestApi } from '../testing/testApi.ts';

describe('the KYC form on its way to the registry', () => {
  let bench: KycBench;
  let api: TestApi;
  beforeEach(async () => {
    bench = await kycBench();
    ({ api } = bench);
  });
  afterEach(() => bench.close());

  async function begin(pan: string): Promise<void> {
    await bench.check(pan);
    await bench.startForm();
  }
  const hear = (news: object, signed?: { secret: string }) =>
    bench.hear('/api/v3/webhooks/kyc', news, signed);
  const applicationId = async () =>
    (
      await api.db.query<{ id: string }>(
        'SELECT id FROM kyc_applications WHERE kyc_id = $1 ORDER BY attempt DESC LIMIT 1',
        [bench.id()],
      )
    )[0]!.id;
  const decision = async (status: string, eventId: string, reason: string | null = null) => ({
    ...{ event_id: eventId, application_id: await applicationId(), status, reason },
  });

  test('O4 · filling, submitted, uploading, uploaded, verified: each once, in order', async () => {
    await begin('NEWPN1234A');
    expect(await bench.record()).toMatchObject({
      kyc_form_check_status: 1,
      missing: ['pan_card', 'photo', 'signature', 'address_proof', 'selfie'],
    });
    const early = await bench.submit();
    expect([early.body.code, Object.keys(early.body.errors!)]).toEqual(['kyc_incomplete', ['pan_card']]);
    await bench.sendEveryPicture();
    expect((await bench.submit({ declared: false })).body.code).toBe('kyc_not_declared');
    expect((await bench.submit({ revision: 99 })).body.code).toBe('kyc_changed');
    expect((await bench.submit()).body.data).toMatchObject({
      ...{ kyc_form_check_status: 2, esign_status: 'pending', missing: [], in_review: false },
    });
    expect((await bench.submit()).body.code).toBe('kyc_not_now');
    await bench.sign();
    expect(await bench.record()).toMatchObject({ kyc_form_check_status: 4, esign_status: 'signed' });
    api.clock.advance(4_000);
    expect(await api.runJobs()).toEqual(['kyc-send']);
    expect(await bench.record()).toMatchObject({ kyc_form_check_status: 5 });
    api.clock.advance(15_000);
    expect(await api.runJobs()).toEqual(['kyc-ask']);
    const done = await bench.record();
    expect(done).toMatchObject({
      ...{ kyc_form_check_status: 7, PAN_kyc_status: 1, registry_status: 'validated', allowed: 'everywhere' },
      ...{ kyc_source: 'KRA', kra_kyc_mode: '3', kra_ipv_flag: 'Y', rejection: null },
    });
    const ipv = (await api.call('ipv', { token: bench.token, params: { id: done.ipv_id! } })).body.data;
    expect(ipv).toMatchObject({ kyc_id: bench.id(), method: 'selfie', verified_by: 'sandbox' });
    expect((await bench.check('NEWPN9999A')).body.code).toBe('kyc_pan_fixed');
  });

  test('O4 · rejected by the registry with a reason; the second form is verified', async () => {
    await begin('NEXPN1234A');
    await bench.sendEveryPicture();
    await bench.submit();
    await bench.sign();
    api.clock.advance(20_000);
    await api.runJobs();
    api.clock.advance(20_000);
    await api.runJobs();
    expect(await bench.record()).toMatchObject({
      kyc_form_check_status: 6,
      rejection: {
        ...{ by: 'registry', reason: 'photo_unclear', note: '' },
        text: "Your face isn't clear in the photo.",
      },
    });
    expect((await bench.startForm()).body.data.kyc_form_check_status).toBe(1);
    expect((await bench.record()).documents).toHaveLength(5);
    expect((await bench.submit()).body.code).toBe('kyc_unchanged');
    await bench.sendEveryPicture();
    expect((await bench.submit()).body.data.kyc_form_check_status).toBe(2);
    await bench.sign();
    expect(await bench.record()).toMatchObject({ in_review: false, kyc_form_check_status: 4 });
    for (const _step of ['send', 'ask']) {
      api.clock.advance(20_000);
      await api.runJobs();
    }
    expect((await bench.record()).kyc_form_check_status).toBe(7);
  });

  test('O4 · a rejected form is refused until a picture or a detail is another, also when the same is sent once more', async () => {
    await begin('NEWPN1234A');
    const pictures = await Promise.all(
      EVERY_PICTURE.map((_kind, place) => samplePicture({ colour: 900 + place })),
    );
    const sendAll = async () => {
      for (const [place, kind] of EVERY_PICTURE.entries())
        await sendPicture(api, { token: bench.token, kind, bytes: pictures[place]! });
    };
    const rejectedAndOpened = async (eventId: string) => {
      await bench.submit();
      await bench.sign();
      await hear(await decision('04', eventId, 'R01'));
      await bench.startForm();
    };
    await sendAll();
    await rejectedAndOpened('event-again-1');
    await sendAll();
    const refused = await bench.submit();
    expect([refused.http, refused.body.code]).toEqual([422, 'kyc_unchanged']);
    expect((await bench.record()).kyc_form_check_status).toBe(1);
    pictures[3] = await samplePicture({ colour: 990 });
    await sendPicture(api, { token: bench.token, kind: 'address_proof', bytes: pictures[3] });
    await rejectedAndOpened('event-again-2');
    expect((await bench.submit()).body.code).toBe('kyc_unchanged');
    await api.db.query('UPDATE kyc_records SET name = $2 WHERE id = $1', [bench.id(), 'Ravi K Nair']);
    expect((await bench.submit()).body.data.kyc_form_check_status).toBe(2);
  });

  test("O4 · the status text names what the form waits for, not the registry's earlier answer", async () => {
    await begin('NEWPN1234A');
    const text = async () => (await bench.record()).status_text;
    expect(await text()).toContain('form is incomplete');
    await bench.sendEveryPicture();
    await bench.submit();
    expect(await text()).toContain('e-Sign it');
    await bench.sign();
    expect(await text()).toContain('is being sent to the KRA');
    await hear(await decision('04', 'event-text-1', 'R01'));
    expect(await text()).toBe('The KRA rejected your KYC form. Correct and resubmit it.');
  });

  test('O4 · news comes by webhook: twice, late, forged, and for an older form', async () => {
    await begin('NEWPN1234A');
    await bench.sendEveryPicture();
    await bench.submit();
    expect((await hear(await decision('07', 'event-early'))).statusCode).toBe(200);
    expect((await bench.record()).kyc_form_check_status).toBe(2);
    await bench.sign();
    expect((await hear(await decision('07', 'event-forged'), { secret: 'x'.repeat(32) })).statusCode).toBe(
      403,
    );
    expect((await hear({ event_id: 'event-odd', status: 'hello' })).statusCode).toBe(400);
    expect((await hear(await decision('04', 'event-0001', 'R99'))).statusCode).toBe(200);
    expect(await bench.record()).toMatchObject({ kyc_form_check_status: 6, rejection: { reason: 'other' } });
    const old = await decision('07', 'event-0002');
    await bench.startForm();
    expect((await hear(old)).statusCode).toBe(200);
    expect((await bench.record()).kyc_form_check_status).toBe(1);
    await bench.sendEveryPicture();
    await bench.submit();
    await bench.sign();
    const verified = await decision('07', 'event-0003');
    expect([(await hear(verified)).statusCode, (await hear(verified)).statusCode]).toEqual([200, 200]);
    expect((await hear(await decision('04', 'event-0004', 'R01'))).statusCode).toBe(200);
    expect((await bench.record()).kyc_form_check_status).toBe(7);
    api.clock.advance(60_000);
    await api.runJobs();
    expect((await bench.record()).kyc_form_check_status).toBe(7);
  });

  test('O4 · the sandbox registry sends its decision by itself', async () => {
    await begin('NEWPN1234A');
    await bench.sendEveryPicture();
    await bench.submit();
    await bench.sign();
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = api.app.server.address() as { port: number };
    api.ctx.settings.publicOrigin = `http://127.0.0.1:${port}`;
    api.clock.advance(4_000);
    await api.runJobs();
    api.clock.advance(2_000);
    const { partnerSecrets: secrets } = api.ctx.settings;
    await deliverDue({ db: api.db, secrets, now: () => api.clock.now() });
    expect((await bench.record()).kyc_form_check_status).toBe(7);
  });
});
