import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import sharp from 'sharp';
import { logging } from '../platform/process/logging.ts';
import { ravisApplicant } from '../testing/people/applicant.ts';
import { signIn } from '../testing/people/personas.ts';
import { openSandboxBank } from '../testing/partners/sandboxBank.ts';
import { openSandboxKyc, sendEveryPicture, sendPicture } from '../testing/partners/sandboxKyc.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

const PAN = 'NEWPQ7391W';
const ACCOUNT = '738291640555';
const BORN = '1999-11-02';
const EXIF = 'MARKER-OF-THE-CAMERA';
const MARKERS = [PAN, ACCOUNT, BORN, EXIF];

/** Every row of every table as text; bytes come as hex. */
async function dump(api: TestApi): Promise<string> {
  const tables = await api.db.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await api.db.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t`);
    texts.push(...rows.map(({ text }) => `${name} ${text}`));
  }
  return texts.join('\n');
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** The base64 that bytes which begin with the marker begin with. */
const inBase64 = (marker: string) =>
  Buffer.from(marker.slice(0, marker.length - (marker.length % 3))).toString('base64');

/** Markers that a text holds: in the clear whatever the case, as the hex of their bytes, or in base64. */
function found(text: string): string[] {
  const upper = text.toUpperCase();
  return MARKERS.filter((marker) =>
    [upper.includes(marker), upper.includes(Buffer.from(marker).toString('hex').toUpperCase())]
      .concat(text.includes(inBase64(marker)))
      .includes(true),
  );
}

describe('personal identifiers', () => {
  let api: TestApi;
  let closers: { close(): Promise<void> }[];
  let log = '';
  const answers: string[] = [];
  beforeAll(async () => {
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString();
        done();
      },
    });
    api = await testApi({}, { logger: { ...logging, level: 'trace', stream } });
    const ask = api.call;
    api.call = async (...asked) => {
      const answer = await ask(...asked);
      answers.push(JSON.stringify(answer.body));
      return answer;
    };
    const bank = await openSandboxBank(api);
    const { token, portfolioId } = await ravisApplicant(api, 'Ravi Prasad Qureshi');
    const { consents } = (await api.call('bankConsents', { token })).body.data;
    const added = await api.call('addBankAccount', {
      token,
      body: {
        ...{ ifsc: 'SHYD0000101', account_no: ACCOUNT, account_no_again: ACCOUNT, type: 'savings' },
        consents: Object.fromEntries(consents.map(({ kind, hash }) => [kind, hash])),
      },
    });
    expect(added.http).toBe(200);
    await api.runJobs();
    const kyc = await openSandboxKyc(api);
    closers = [bank, kyc];
    const { id } = (await api.call('checkPan', { token, body: { position: 1, pan: PAN } })).body.data;
    await api.call('checkPan', { token, body: { position: 2, pan: PAN } });
    await api.call('checkPan', { token, body: { position: 1, pan: `${PAN}${PAN}` } });
    await api.call('startKycForm', { token, params: { id } });
    await sendEveryPicture(api, token);
    const bytes = await sharp({ create: { width: 640, height: 420, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Copyright: EXIF } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes(EXIF)).toBe(true);
    await sendPicture(api, { token, kind: 'pan_card', bytes });
    const { revision } = (await api.call('kyc', { token, params: { id } })).body.data;
    await api.call('submitKycForm', { token, params: { id }, body: { revision, declared: true } });
    const esign = (await api.call('startEsign', { token, params: { id } })).body.data;
    const body = new URLSearchParams({ action: 'sign', code: '246810' });
    await fetch(esign.redirect_url!, { method: 'POST', body, redirect: 'manual' });
    await api.call('esign', { token, params: { id: esign.id } });
    api.clock.advance(20_000);
    await api.runJobs();
    await api.call('userInfo', { token });
    await api.call('bankAccounts', { token });
    await api.call('portfolioKyc', { token });
    await api.call('analyticsEvents', { token, body: { events: [] } });
    expect((await signIn(api, 'ravi')).portfolioId).toBe(portfolioId);
  });
  afterAll(async () => {
    for (const { close } of closers) await close();
    await api.close();
  });

  test('O4 · PAN, account number, date of birth and what a camera writes are in no table', async () => {
    const lines = (await dump(api)).split('\n').filter((line) => found(line).length > 0);
    expect(lines.map((line) => line.slice(0, 120))).toEqual([]);
  });

  test('O4 · they are in no log line', () => {
    expect(log).toContain('/api/v3/kyc/pan.json');
    expect(found(log)).toEqual([]);
  });

  test('O4 · they are in no answer, an error’s neither', () => {
    expect(answers.join('\n')).toContain('••••••391W');
    expect(answers.join('\n')).toContain('kyc_pan_format');
    expect(found(answers.join('\n'))).toEqual([]);
  });

  test('O4 · they are in no file of the documents’ folder', async () => {
    const files = await filesUnder(api.ctx.settings.documentsFolder);
    expect(files.length).toBeGreaterThanOrEqual(7);
    for (const file of files)
      expect([file, found((await readFile(file)).toString('latin1'))]).toEqual([file, []]);
  });

  test('O4 · they are in no built bundle', async () => {
    const dist = path.join(import.meta.dirname, '../../../dist');
    const scripts = existsSync(dist) ? (await filesUnder(dist)).filter((file) => file.endsWith('.js')) : [];
    for (const file of scripts) expect([file, found(await readFile(file, 'utf8'))]).toEqual([file, []]);
  });
});
