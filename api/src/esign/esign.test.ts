import { kycBench, type KycBench } from '../testing/partners/kycBench.ts';
import { signIn } from '../testing/people/personas.ts';
import type { TestApi } from '../testing/testApi.ts';

describe('e-sign', () => {
  let bench: KycBench;
  let api: TestApi;
  beforeEach(async () => {
    bench = await kycBench();
    ({ api } = bench);
    await bench.check('NEWPN1234A');
  });
  afterEach(() => bench.close());

  async function handIn(): Promise<void> {
    await bench.startForm();
    await bench.sendEveryPicture();
    await bench.submit();
  }
  const start = async () => (await bench.startEsign()).body.data;
  const look = async (esign: string) =>
    (await api.call('esign', { token: bench.token, params: { id: esign } })).body.data;
  const hash = async (esign: string) =>
    (
      await api.db.query<{ document_hash: string }>('SELECT document_hash FROM esigns WHERE id = $1', [esign])
    )[0]!.document_hash;
  const hear = (news: object, signed?: { secret?: string; at?: Date }) =>
    bench.hear('/api/v3/webhooks/esign', news, signed);

  test('O5 · there is nothing to sign before the form is handed in', async () => {
    const answer = await bench.startEsign();
    expect([answer.http, answer.body.code]).toEqual([422, 'nothing_to_sign']);
    const { token: other } = await signIn(api, 'asha');
    expect((await bench.startEsign(other)).http).toBe(404);
  });

  test('O5 · signed at the provider: the form goes on, and the document is the one that was shown', async () => {
    await handIn();
    const view = () =>
      api.app.inject({
        url: `/api/v3/kyc/${bench.id()}/form.pdf`,
        headers: { authorization: `Bearer ${bench.token}` },
      });
    const shown = await view();
    expect(shown.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await view()).rawPayload.equals(shown.rawPayload)).toBe(true);
    const esign = await start();
    expect(esign).toMatchObject({ kyc_id: bench.id(), status: 'pending', reason: null });
    const page = await (await fetch(esign.redirect_url!)).text();
    expect(page).toContain('KYC application form of Ravi Prasad Nair');
    expect(page).not.toContain('<script');
    const back = await bench.press(esign.redirect_url!, 'sign');
    expect(back.headers.get('location')).toBe(
      `${api.ctx.settings.publicOrigin}/do-esign?id=${bench.id()}&esign=${esign.id}`,
    );
    expect(await look(esign.id)).toMatchObject({ status: 'signed', redirect_url: null });
    expect(await bench.record()).toMatchObject({ esign_status: 'signed', kyc_form_check_status: 4 });
    expect((await bench.startEsign()).body.code).toBe('nothing_to_sign');
  });

  test('O5 · an open signature is gone on with on another device', async () => {
    await handIn();
    const first = await start();
    const { token: elsewhere } = await signIn(api, 'ravi');
    const again = (await bench.startEsign(elsewhere)).body.data;
    expect(again).toEqual(first);
    expect(await api.db.query('SELECT 1 FROM esigns')).toHaveLength(1);
  });

  test.each([
    ['refuse', 'rejected', 'You declined to sign.'],
    ['cancel', 'cancelled', 'The page was closed before you signed.'],
  ])('O5 · %s: it is %s, the form is kept, and a new signature can begin', async (action, status, reason) => {
    await handIn();
    const esign = await start();
    await bench.press(esign.redirect_url!, action);
    expect(await look(esign.id)).toMatchObject({ status, reason });
    expect(await bench.record()).toMatchObject({ esign_status: 'pending', kyc_form_check_status: 2 });
    const next = await start();
    expect(next.id).not.toBe(esign.id);
    await bench.press(next.redirect_url!, 'sign');
    expect((await look(next.id)).status).toBe('signed');
  });

  test('O5 · a wrong code signs nothing, three end it', async () => {
    await handIn();
    const esign = await start();
    expect((await bench.press(esign.redirect_url!, 'sign', '000000')).status).toBe(422);
    expect((await bench.press(esign.redirect_url!, 'sign', '000000')).status).toBe(422);
    expect((await look(esign.id)).status).toBe('pending');
    expect((await bench.press(esign.redirect_url!, 'sign', '000000')).status).toBe(303);
    expect(await look(esign.id)).toMatchObject({
      status: 'rejected',
      reason: 'Incorrect OTP entered three times.',
    });
  });

  test('O5 · after half an hour it has expired; a new one begins', async () => {
    await handIn();
    const esign = await start();
    api.clock.advance(30 * 60_000);
    await bench.signInAgain();
    expect(await look(esign.id)).toMatchObject({
      status: 'expired',
      reason: 'The e-sign session expired.',
    });
    expect((await start()).id).not.toBe(esign.id);
  });

  test('O5 · news twice, forged, and of another document', async () => {
    await handIn();
    const esign = await start();
    const signed = {
      ...{ event_id: 'event-0001', esign_id: esign.id, status: 'signed', reason: null },
      ...{ document_hash: await hash(esign.id), signed_at: '2026-11-20T04:31:00.000Z' },
    };
    expect((await hear(signed, { secret: 'y'.repeat(32) })).statusCode).toBe(403);
    expect((await hear({ ...signed, document_hash: 'short' })).statusCode).toBe(400);
    expect((await look(esign.id)).status).toBe('pending');
    expect([(await hear(signed)).statusCode, (await hear(signed)).statusCode]).toEqual([200, 200]);
    expect((await look(esign.id)).signed_at).toBe('2026-11-20T04:31:00.000Z');
    expect((await hear({ ...signed, event_id: 'event-0002', status: 'cancelled' })).statusCode).toBe(200);
    expect((await look(esign.id)).status).toBe('signed');
    expect(await api.db.query(`SELECT 1 FROM audit_log WHERE action = 'esign.signed'`)).toHaveLength(1);
  });

  test('O5 · news out of order: revoked before its signing was reported, it is not signed', async () => {
    await handIn();
    const esign = await start();
    const document_hash = await hash(esign.id);
    const news = { esign_id: esign.id, document_hash, signed_at: null };
    await hear({ ...news, event_id: 'event-0002', status: 'rejected', reason: 'signature_invalid' });
    await hear({ ...news, event_id: 'event-0001', status: 'signed', reason: null });
    expect(await look(esign.id)).toMatchObject({
      status: 'rejected',
      reason: 'The e-sign was not valid.',
    });
    expect(await bench.record()).toMatchObject({ esign_status: 'pending', kyc_form_check_status: 2 });
    expect(
      await api.db.query(`SELECT action FROM audit_log WHERE action LIKE 'esign.%' ORDER BY id`),
    ).toEqual([{ action: 'esign.started' }, { action: 'esign.rejected' }]);
  });

  test('O5 · news is taken for five minutes after it was signed, and of a signature that there is', async () => {
    await handIn();
    const esign = await start();
    const news = {
      ...{ event_id: 'event-0001', esign_id: esign.id, status: 'signed', reason: null },
      ...{ document_hash: await hash(esign.id), signed_at: '2026-11-20T04:31:00.000Z' },
    };
    const ago = (ms: number) => new Date(api.clock.now().getTime() - ms);
    expect((await hear(news, { at: ago(300_001) })).statusCode).toBe(403);
    expect((await look(esign.id)).status).toBe('pending');
    const unknown = { ...news, esign_id: '00000000-0000-4000-8000-000000000000' };
    expect((await hear(unknown)).statusCode).toBe(200);
    expect((await look(esign.id)).status).toBe('pending');
    const late = await hear({ ...news, event_id: 'event-0002' }, { at: ago(300_000) });
    expect(late.statusCode).toBe(200);
    expect((await look(esign.id)).status).toBe('signed');
  });

  test('O5 · a signature of another document counts as none', async () => {
    await handIn();
    const esign = await start();
    await hear({
      ...{ event_id: 'event-0001', esign_id: esign.id, status: 'signed', reason: null },
      ...{ document_hash: 'a'.repeat(64), signed_at: '2026-11-20T04:31:00.000Z' },
    });
    expect(await look(esign.id)).toMatchObject({
      status: 'rejected',
      reason: "The signed document doesn't match your form.",
    });
    expect((await bench.record()).kyc_form_check_status).toBe(2);
  });

  test('O5 · a signature that is found invalid later is given anew', async () => {
    await handIn();
    const esign = await start();
    const document_hash = await hash(esign.id);
    const news = { esign_id: esign.id, document_hash, signed_at: null, reason: null };
    await hear({ ...news, event_id: 'event-0001', status: 'signed' });
    await hear({ ...news, event_id: 'event-0002', status: 'rejected', reason: 'signature_invalid' });
    expect(await bench.record()).toMatchObject({ esign_status: 'rejected', kyc_form_check_status: 4 });
    api.clock.advance(5_000);
    await api.runJobs();
    expect((await bench.record()).kyc_form_check_status).toBe(4);
    const next = await start();
    expect(await bench.record()).toMatchObject({ esign_status: 'pending', kyc_form_check_status: 2 });
    await bench.press(next.redirect_url!, 'sign');
    expect((await look(next.id)).status).toBe('signed');
    api.clock.advance(5_000);
    await api.runJobs();
    expect((await bench.record()).kyc_form_check_status).toBe(5);
  });

  test('O5 · a provider who is away loses nothing; the same signature begins when it is back', async () => {
    await handIn();
    const { partnersOrigin } = api.ctx.settings;
    api.ctx.settings.partnersOrigin = 'http://127.0.0.1:1';
    const answer = await bench.startEsign();
    expect([answer.http, answer.body.code]).toEqual([503, 'esign_down']);
    api.ctx.settings.partnersOrigin = partnersOrigin;
    expect((await start()).status).toBe('pending');
    expect(await api.db.query('SELECT 1 FROM esigns')).toHaveLength(1);
  });
});
