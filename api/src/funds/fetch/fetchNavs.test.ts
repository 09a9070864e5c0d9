import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { fetchNavs } from './fetchNavs.ts';
import { nextTry } from './nextTry.ts';
import type { PastFetch } from './fetchTable.ts';

const HEADER =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date\r\n';
const SECTION = 'Open Ended Schemes(Equity Scheme - Flexi Cap Fund)\r\n\r\nHDFC Mutual Fund\r\n\r\n';
const row = (code: number, nav: string, date = '19-Nov-2026') =>
  `${code};-;-;Fund ${code} - Direct Plan - Growth;${nav};${date}\r\n`;
const dayFile = (...navs: string[]) =>
  HEADER + SECTION + navs.map((nav, index) => row(900_001 + index, nav)).join('');

let api: TestApi;
let house: Server;
let answer: { status: number; body: string; cut?: boolean };
let asked: number;
beforeEach(async () => {
  asked = 0;
  answer = { status: 200, body: '' };
  house = createServer((_request, response) => {
    asked += 1;
    response.writeHead(answer.status, answer.cut ? { 'content-length': '100000' } : {});
    if (answer.cut) response.write(answer.body, () => response.destroy());
    else response.end(answer.body);
  });
  await new Promise<void>((resolve) => house.listen(0, '127.0.0.1', resolve));
  const { port } = house.address() as AddressInfo;
  api = await testApi({ sandbox: false, amfiNavsUrl: `http://127.0.0.1:${port}/NAVAll.txt` });
});
afterEach(async () => {
  house.close();
  await api.close();
});

const MINUTE = 60_000;
const navs = () => api.db.query('SELECT amfi_code, nav FROM schemes WHERE NOT sandbox ORDER BY 1');

describe('the daily file of NAVs', () => {
  test('I2 is imported whole, again after an hour, and reported apart when nothing is new', async () => {
    answer.body = dayFile('10.5', '0', '20');
    expect(await fetchNavs(api.ctx)).toEqual({ outcome: 'taken', accepted: 2, refused: 1 });
    expect(await navs()).toEqual([
      { amfi_code: 900_001, nav: '10.5000' },
      { amfi_code: 900_003, nav: '20.0000' },
    ]);
    api.clock.advance(60 * MINUTE - 1);
    expect([await fetchNavs(api.ctx), asked]).toEqual([null, 1]);
    api.clock.advance(1);
    expect(await fetchNavs(api.ctx)).toEqual({ outcome: 'unchanged', accepted: 2, refused: 1 });
    api.clock.advance(60 * MINUTE);
    answer.body = dayFile('10.6', '0', '20');
    expect(await fetchNavs(api.ctx)).toMatchObject({ outcome: 'taken' });
    expect((await navs())[0]).toEqual({ amfi_code: 900_001, nav: '10.6000' });
  });

  test.each([
    ['a web page', '<html><body>404 Not Found</body></html>', 'This is a web page'],
    ['half a row', dayFile('10', '20').slice(0, -20), 'columns instead of'],
    ['a third shape', 'Code|Name|NAV\n1|x|10\n', 'The header is not one of a NAV file'],
    [
      'an unknown column',
      dayFile('10').replace('Net Asset Value', 'Net Asset Value;Extra'),
      'The column "Extra" is not known',
    ],
    ['a head without rows', HEADER, 'The file has a header but no rows'],
    ['nothing', '', 'The file is empty'],
  ])(
    'I2 %s in its place is set aside with the reason, and the old NAVs stay',
    async (_what, body, message) => {
      answer.body = dayFile('10', '20', '30', '40');
      await fetchNavs(api.ctx);
      const before = await navs();
      api.clock.advance(60 * MINUTE);
      answer.body = body;
      const end = await fetchNavs(api.ctx);
      expect(end).toMatchObject({ outcome: 'quarantined', reason: expect.stringContaining(message) });
      expect(await navs()).toEqual(before);
      const [kept] = await api.db.query<{ reason: string; file: Buffer; accepted: null }>(
        "SELECT reason, file, accepted FROM market_fetches WHERE outcome = 'quarantined'",
      );
      expect(kept).toMatchObject({ reason: expect.stringContaining(message), accepted: null });
      expect(gunzipSync(kept!.file).toString()).toBe(body);
    },
  );

  test('I2 with less than half of the known schemes is set aside too', async () => {
    answer.body = dayFile('10', '20', '30', '40');
    await fetchNavs(api.ctx);
    api.clock.advance(60 * MINUTE);
    answer.body = dayFile('11');
    expect(await fetchNavs(api.ctx)).toMatchObject({
      outcome: 'quarantined',
      reason: expect.stringContaining('part of a day'),
    });
    expect((await navs())[0]).toEqual({ amfi_code: 900_001, nav: '10.0000' });
  });

  test('I2 is retried after 2, 4 and 8 minutes when it cannot be fetched', async () => {
    answer.status = 503;
    for (const wait of [2, 4, 8]) {
      expect(await fetchNavs(api.ctx)).toEqual({
        outcome: 'failed',
        reason: 'The address answered with status 503.',
      });
      api.clock.advance(wait * MINUTE - 1);
      expect(await fetchNavs(api.ctx)).toBeNull();
      api.clock.advance(1);
    }
    expect(asked).toBe(3);
    answer = { status: 200, body: dayFile('10') };
    expect(await fetchNavs(api.ctx)).toMatchObject({ outcome: 'taken' });
  });

  test('I2 that breaks off, and a house that does not answer, change nothing', async () => {
    answer = { status: 200, body: dayFile('10', '20'), cut: true };
    expect(await fetchNavs(api.ctx)).toMatchObject({ outcome: 'failed' });
    house.close();
    house.closeAllConnections();
    api.clock.advance(2 * MINUTE);
    expect(await fetchNavs(api.ctx)).toMatchObject({
      outcome: 'failed',
      reason: expect.stringMatching(/^The address did not answer: /),
    });
    expect(await navs()).toEqual([]);
  });

  test('I2 is fetched once when two nodes try at the same time', async () => {
    answer.body = dayFile('10');
    const ends = await Promise.all([fetchNavs(api.ctx), fetchNavs(api.ctx)]);
    expect(ends.filter((end) => end !== null)).toHaveLength(1);
    expect(asked).toBe(1);
  });

  test('I2 is not fetched in the sandbox, nor without an address', async () => {
    expect(await fetchNavs({ ...api.ctx, settings: { ...api.ctx.settings, sandbox: true } })).toBeNull();
    expect(
      await fetchNavs({ ...api.ctx, settings: { ...api.ctx.settings, amfiNavsUrl: undefined } }),
    ).toBeNull();
    expect(asked).toBe(0);
  });
});

test('I2 the wait after failures doubles up to an hour, and a success begins anew', () => {
  const at = new Date('2026-11-20T10:00:00Z');
  const past = (...outcomes: PastFetch['outcome'][]) =>
    outcomes.map((outcome) => ({ outcome, tried_at: at }));
  const minutes = (list: PastFetch[]) => (nextTry(list) - at.getTime()) / MINUTE;
  expect(nextTry([])).toBe(0);
  expect(minutes(past('taken'))).toBe(60);
  expect(minutes(past('unchanged', 'failed'))).toBe(60);
  expect(minutes(past('failed', 'taken'))).toBe(2);
  expect(minutes(past('quarantined', 'failed', 'taken', 'failed'))).toBe(4);
  expect(minutes(past('failed', 'failed', 'failed', 'failed', 'failed'))).toBe(32);
  expect(minutes(past('failed', 'failed', 'failed', 'failed', 'failed', 'failed'))).toBe(60);
});
