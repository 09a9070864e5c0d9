import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { PERSONAS } from '../personas/index.ts';
import { signIn } from '../testing/people/personas.ts';
import { samplePicture, sendPicture } from '../testing/partners/sandboxKyc.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

describe('pictures of documents', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await testApi();
    ({ token } = await signIn(api, 'asha'));
  });
  afterAll(() => api.close());

  const send = (bytes: Buffer, over = {}) => sendPicture(api, { token, kind: 'pan_card', bytes, ...over });
  const view = (id: string, as = token) =>
    api.app.inject({ url: `/api/v3/documents/${id}`, headers: { authorization: `Bearer ${as}` } });

  test('O4 · a picture is kept small, upright, without what the camera wrote into it, and sealed', async () => {
    const photo = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Copyright: 'MARKER-EXIF' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { http, body } = await send(photo);
    expect(http).toBe(200);
    expect(body.data).toMatchObject({ kind: 'pan_card', width: 667, height: 2000 });
    const shown = await view(body.data.id);
    expect(shown.headers['content-type']).toBe('application/octet-stream');
    expect(shown.headers['cache-control']).toBe('no-store, private');
    const metadata = await sharp(shown.rawPayload).metadata();
    expect([metadata.format, metadata.exif, metadata.orientation]).toEqual(['jpeg', undefined, undefined]);
    expect(shown.rawPayload.length).toBe(body.data.bytes);
    const folder = api.ctx.settings.documentsFolder;
    for (const name of await readdir(folder)) {
      expect(name).toMatch(/^[\w-]{32}$/);
      const stored = await readFile(path.join(folder, name));
      expect(stored.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    }
    expect(
      await api.db.query(`SELECT action, actor FROM audit_log WHERE subject = $1 ORDER BY id`, [
        `document:${body.data.id}`,
      ]),
    ).toEqual([
      { action: 'document.uploaded', actor: `user:${PERSONAS.asha.userId}` },
      { action: 'document.viewed', actor: `user:${PERSONAS.asha.userId}` },
    ]);
  });

  test('O4 · a newer picture takes the place of the older one, which stays', async () => {
    const first = (await send(await samplePicture(), { kind: 'photo' })).body.data;
    const second = (await send(await samplePicture({ width: 700 }), { kind: 'photo' })).body.data;
    const { data } = (await api.call('documents', { token })).body;
    expect(data.filter(({ kind }) => kind === 'photo').map(({ id }) => id)).toEqual([second.id]);
    expect((await view(first.id)).statusCode).toBe(200);
  });

  test('O4 · the same sending twice is one picture', async () => {
    const bytes = await samplePicture();
    const sent = { kind: 'selfie', key: 'the-same-selfie' };
    const selfies = () => api.db.query(`SELECT 1 FROM documents WHERE kind = 'selfie'`);
    const before = (await selfies()).length;
    expect((await send(bytes, sent)).body).toEqual((await send(bytes, sent)).body);
    expect(await selfies()).toHaveLength(before + 1);
  });

  test('O4 · the key of one picture is refused for another picture', async () => {
    const key = 'one-key-two-pictures';
    const first = await send(await samplePicture(), { kind: 'selfie', key });
    expect(first.http).toBe(200);
    const other = await send(await samplePicture({ width: 700, height: 700 }), { kind: 'selfie', key });
    expect([other.http, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('O4 · an account holds a limited number of pictures, those that were replaced included', async () => {
    const copies = 300;
    await api.db.query(
      `INSERT INTO documents (id, investor_id, portfolio_id, position, kind, file, key_sealed, width, height, bytes, uploaded_at, replaced_at)
       SELECT gen_random_uuid(), d.investor_id, d.portfolio_id, d.position, d.kind, 'copy-' || n, d.key_sealed, d.width, d.height, d.bytes, d.uploaded_at, d.uploaded_at
       FROM (SELECT * FROM documents ORDER BY uploaded_at LIMIT 1) d, generate_series(1, $1) n`,
      [copies],
    );
    const refused = await send(await samplePicture({ width: 720, height: 720 }), { kind: 'selfie' });
    expect([refused.http, refused.body.code]).toEqual([422, 'picture_quota']);
    await api.db.query("DELETE FROM documents WHERE file LIKE 'copy-%'");
    expect((await send(await samplePicture({ width: 720, height: 720 }), { kind: 'selfie' })).http).toBe(200);
  });

  const executable = Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(4_000, 7)]);
  const bomb = async () =>
    sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['a program by the name of a picture', 'picture_not_a_picture', () => executable],
    [
      'a drawing with scripts',
      'picture_not_a_picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a picture cut short', 'picture_not_a_picture', async () => (await samplePicture()).subarray(0, 120)],
    ['a picture that unfolds to 81 million pixels', 'picture_too_many_pixels', bomb],
    ['a dot', 'picture_too_small', () => samplePicture({ width: 120, height: 40 })],
    ['a short card', 'picture_too_small', () => samplePicture({ width: 599, height: 599 })],
    ['a thread', 'picture_too_small', () => samplePicture({ width: 2_000, height: 349 })],
    ['thirty megabytes', 'picture_too_large', () => Buffer.alloc(30 * 1024 * 1024, 0xff)],
    ['one byte too many', 'picture_too_large', () => Buffer.alloc(8 * 1024 * 1024 + 1, 0xff)],
    ['nothing', 'picture_no_picture', () => Buffer.alloc(0)],
  ])('O4 · %s is refused at the field: %s', async (_name, code, bytes) => {
    const before = await api.db.query('SELECT count(*) AS count FROM documents');
    const { http, body } = await send(await bytes(), { name: 'pan.jpg' });
    expect([http, body.code, Object.keys(body.errors)]).toEqual([422, code, ['file']]);
    expect(await api.db.query('SELECT count(*) AS count FROM documents')).toEqual(before);
  });

  test.each([
    ['pan_card', 600, 350],
    ['address_proof', 600, 350],
    ['photo', 240, 240],
    ['selfie', 240, 240],
    ['signature', 200, 60],
  ] as const)(
    'O4 · the smallest allowed %s is accepted, on its side too, and one pixel less is refused',
    async (kind, long, short) => {
      expect((await send(await samplePicture({ width: long, height: short }), { kind })).http).toBe(200);
      expect((await send(await samplePicture({ width: short, height: long }), { kind })).http).toBe(200);
      for (const size of [
        { width: long, height: short - 1 },
        { width: long - 1, height: Math.min(short, long - 1) },
      ]) {
        const { body } = await send(await samplePicture(size), { kind });
        expect(body.code).toBe('picture_too_small');
        expect(body.errors.file[0]).toContain(`${long} × ${short} pixels`);
      }
    },
  );

  test('O4 · one picture does not serve two purposes or two holders, and replaces itself', async () => {
    const { token: joint } = await signIn(api, 'meera');
    const bytes = await samplePicture();
    const from = { token: joint, kind: 'photo' };
    expect((await send(bytes, from)).http).toBe(200);
    expect((await send(bytes, from)).http).toBe(200);
    for (const over of [{ kind: 'selfie' }, { kind: 'pan_card' }, { position: 2 }])
      expect((await send(bytes, { ...from, ...over })).body).toMatchObject({
        ...{
          code: 'picture_used_already',
          errors: { file: [expect.stringContaining('already used this picture')] },
        },
      });
    // The place is free again once another picture took it.
    expect((await send(await samplePicture(), from)).http).toBe(200);
    expect((await send(bytes, { ...from, kind: 'selfie' })).http).toBe(200);
    // Another user's pictures are not accessible.
    expect((await send(bytes, { kind: 'photo' })).http).toBe(200);
  });

  test('O4 · of two sendings of one picture for two purposes at once, one is accepted', async () => {
    const { token: other } = await signIn(api, 'arjun');
    const bytes = await samplePicture();
    const sent = await Promise.all(
      (['photo', 'selfie', 'pan_card'] as const).map((kind) => send(bytes, { token: other, kind })),
    );
    expect(sent.map(({ http }) => http).sort()).toEqual([200, 422, 422]);
  });

  test('O4 · a file under another name, or no form, is no picture', async () => {
    expect((await send(await samplePicture(), { field: 'other' })).body.code).toBe('picture_no_picture');
    const params = { position: '1', kind: 'photo' } as const;
    expect((await api.call('uploadDocument', { token, params, body: {} })).body.code).toBe(
      'picture_no_picture',
    );
  });

  test('O4 · nobody else sees or sends it', async () => {
    const { id } = (await send(await samplePicture())).body.data;
    const { token: other } = await signIn(api, 'arjun');
    expect((await view(id, other)).statusCode).toBe(404);
    expect((await view('not-an-id')).statusCode).toBe(404);
    expect((await api.app.inject({ url: `/api/v3/documents/${id}` })).statusCode).toBe(401);
    const { token: manager } = await signIn(api, 'farah');
    await api.call('switchPortfolio', { token: manager, params: { id: PERSONAS.asha.portfolioId } });
    expect((await view(id, manager)).json().code).toBe('not_your_account');
    expect((await send(await samplePicture(), { token: manager })).body.code).toBe('manager_read_only');
  });
});
