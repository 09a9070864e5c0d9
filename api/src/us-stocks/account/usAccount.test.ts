import { signIn } from '../../testing/people/personas.ts';
import { UsWalletBench } from '../../testing/partners/usWalletBench.ts';

describe('I7 · the account for US stocks', () => {
  let bench: UsWalletBench;

  beforeEach(async () => {
    bench = await UsWalletBench.open({ account: false });
  });
  afterEach(() => bench.close());

  test('I7 · is opened with three consents, once, and each is in the consents of the profile', async () => {
    expect(await bench.account()).toMatchObject({ number: null, w8ben: null, balance: 0, refusal: null });
    const missing = await bench.openAccount({ us_risk: '0'.repeat(64) });
    expect([missing.http, missing.body.code, Object.keys(missing.body.errors ?? {})]).toEqual([
      ...[422, 'consent_missing', ['us_risk']],
    ]);
    const opened = await bench.openAccount();
    const again = await bench.openAccount();
    expect(opened.body.data).toMatchObject({
      number: 'US-000001',
      w8ben: { signed_on: '2026-11-20', valid_until: '2029-12-31', expired: false, expiring: false },
    });
    expect(again.body.data.number).toBe('US-000001');
    const { consents } = (await bench.api.call('consents', { token: bench.token })).body.data;
    expect(
      consents.filter(({ kind }) => kind.startsWith('us_')).map(({ kind, given }) => [kind, given]),
    ).toEqual([
      ...[
        ['us_declaration', true],
        ['us_w8ben', true],
        ['us_risk', true],
      ],
    ]);
  });

  test('I7 · without it no money is sent', async () => {
    expect((await bench.preview(50_000)).body.data.refusal?.code).toBe('not_open');
    expect((await bench.place(50_000)).body.code).toBe('not_open');
  });

  test.each([
    ['meera', 'joint'],
    ['arjun', 'non_resident'],
  ] as const)('I7 · %s cannot open it: %s', async (who, code) => {
    ({ token: bench.token } = await signIn(bench.api, who));
    expect((await bench.account()).refusal?.code).toBe(code);
    expect((await bench.openAccount()).body.code).toBe(code);
  });

  test('I7 · an expired W-8BEN stops new money until it is signed again, after one reminder', async () => {
    await bench.openAccount();
    await bench.moveTo('2029-11-15T10:00:00.000+05:30');
    await bench.moveTo('2029-11-16T10:00:00.000+05:30');
    const reminders = await bench.api.db.query("SELECT 1 FROM notices WHERE kind = 'w8ben_ends'");
    expect(reminders).toHaveLength(1);
    expect((await bench.account()).w8ben).toMatchObject({ expired: false, expiring: true });
    await bench.moveTo('2030-01-01T10:00:00.000+05:30');
    expect((await bench.account()).w8ben).toMatchObject({ expired: true });
    expect((await bench.place(50_000)).body.code).toBe('w8ben_expired');
    const { us_w8ben } = await bench.hashes();
    const renewed = await bench.api.call('renewW8ben', { token: bench.token, body: { us_w8ben } });
    expect(renewed.body.data.w8ben).toMatchObject({ valid_until: '2033-12-31', expired: false });
    expect((await bench.place(50_000)).http).toBe(200);
  });
});
