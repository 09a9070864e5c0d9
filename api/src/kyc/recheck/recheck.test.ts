import { PAN_KYC_STATUS } from '@sanchay/contracts';
import { PERSONAS } from '../../personas/index.ts';
import { runClockHooks } from '../../sandbox/clockMoved.ts';
import { kycBench, type KycBench } from '../../testing/partners/kycBench.ts';
import { recheckKyc } from './recheck.ts';

describe('KYC that was verified is checked again', () => {
  let bench: KycBench;
  beforeEach(async () => {
    bench = await kycBench();
  });
  afterEach(() => bench.close());

  const { portfolioId } = PERSONAS.ravi;
  const moveTo = async (day: string) => {
    const from = bench.api.clock.now();
    bench.api.clock.set(`${day}T10:00:00.000+05:30`);
    await runClockHooks(bench.api.ctx, { from, to: bench.api.clock.now() });
    await bench.signInAgain();
  };
  const lapses = async () =>
    (await bench.api.call('notices', { token: bench.token })).body.data.filter(
      ({ kind }) => kind === 'kyc_lapsed',
    );
  test('P9 · a KYC that lapses is announced once', async () => {
    await bench.check('LAPPN1234A');
    await moveTo('2026-12-19');
    expect([await lapses(), (await bench.record()).registry_status]).toEqual([[], 'validated']);
    await moveTo('2026-12-20');
    await Promise.all([recheckKyc(bench.api.ctx), recheckKyc(bench.api.ctx)]);
    const [notice, ...others] = await lapses();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ title: 'Your KYC needs an update', path: '/kyc', group: 'account' });
    expect(notice!.text).toMatch(
      /^The KRA has put your KYC on hold\. .* Source: KRA, checked on 20 Dec 2026\.$/,
    );
    expect(await bench.record()).toMatchObject({ registry_status: 'on_hold', allowed: 'nowhere' });
  });

  test('P9 · a KYC that is still valid is left as it is, month after month', async () => {
    await bench.check('VALPN1234A');
    for (const day of ['2026-12-25', '2027-01-30']) await moveTo(day);
    expect(await lapses()).toEqual([]);
    expect(await bench.record()).toMatchObject({ registry_status: 'validated', allowed: 'everywhere' });
  });

  test('P9 · a registry that does not respond takes nothing away, and is queried again', async () => {
    await bench.check('VALPN1234A');
    const { partnersOrigin } = bench.api.ctx.settings;
    Object.assign(bench.api.ctx.settings, { partnersOrigin: 'http://127.0.0.1:9' });
    await moveTo('2026-12-25');
    Object.assign(bench.api.ctx.settings, { partnersOrigin });
    expect(await lapses()).toEqual([]);
    expect(
      await bench.api.db.query('SELECT rechecked_on FROM kyc_records WHERE portfolio_id = $1', [portfolioId]),
    ).toEqual([{ rechecked_on: null }]);
  });

  test('P9 · while KYC has lapsed no new money is taken, and renewing it ends that', async () => {
    await bench.check('LAPPN1234A');
    const { db } = bench.api;
    await db.query('UPDATE portfolios SET onboarding_state = 13 WHERE id = $1', [portfolioId]);
    await bench.signInAgain();
    const codeOf = ({ body }: { body: object }) => ('code' in body ? body.code : null);
    const codes = async () => {
      const { token } = bench;
      const body = { cart_id: 'none', revision: 1, method: 'netbanking' as const };
      const pay = await bench.api.call('pay', { token, body });
      const sell = await bench.api.call('previewRedemption', {
        token,
        body: { code: 'LFAG-GR', folio_no: 'F1', by: 'units', units: 1 },
      });
      return [codeOf(pay), codeOf(sell)];
    };
    expect(await codes()).not.toContain('kyc_lapsed');
    await moveTo('2026-12-20');
    const [pay, sell] = await codes();
    expect(pay).toBe('kyc_lapsed');
    expect(sell).not.toBe('kyc_lapsed');
    await db.query(
      "UPDATE kyc_records SET registry_status = 'validated', pan_kyc_status = $2 WHERE portfolio_id = $1",
      [portfolioId, PAN_KYC_STATUS.ALL_DETAILS_VERIFIED],
    );
    expect(await codes()).not.toContain('kyc_lapsed');
  });
});
