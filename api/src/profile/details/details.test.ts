import { confirmsOf } from '@sanchay/contracts';
import { signIn } from '../../testing/people/personas.ts';
import { stepUp } from '../../testing/people/stepUp.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

describe('changed details', () => {
  let api: TestApi;
  let token: string;
  beforeEach(async () => {
    api = await testApi();
    ({ token } = await signIn(api, 'asha'));
  });
  afterEach(() => api.close());

  const change = (changes: Record<string, string>, step_up?: string, position = 1) =>
    api.call('changeDetails', { token, body: { position, changes, ...(step_up && { step_up }) } });
  const otpFor = (changes: Record<string, string>) =>
    stepUp(api, token, 'profile', confirmsOf('changeDetails', { body: { position: 1, changes } }));
  const answers = async () => (await api.call('onboarding', { token })).body.data.answers[0]!;

  test('O3 · address and work change with a code, and only the changes are recorded in the audit', async () => {
    const before = await answers();
    const wanted = { address: '12  Lake Road ', city: 'Pune', pin: '411004', occupation: before.occupation! };
    expect((await change(wanted)).body.code).toBe('step_up_required');
    const done = await change(wanted, await otpFor(wanted));
    expect(done.http).toBe(200);
    expect(await answers()).toMatchObject({
      address: '12 Lake Road',
      city: 'Pune',
      pin: '411004',
      name: before.name,
    });
    const [row] = await api.db.query<{ detail: { changed: string[] } }>(
      `SELECT detail FROM audit_log WHERE action = 'profile.details_changed'`,
    );
    expect(row!.detail.changed).not.toContain('occupation');
    expect(row!.detail.changed).toContain('address');
    expect((await change({ city: 'Pune' })).body.data).toEqual({ changed: [] });
  });

  test('O3 · an invalid value is reported at its field and consumes no code', async () => {
    const step_up = await otpFor({ pin: '411005' });
    const refused = await change({ pin: '012345', address: '' }, step_up);
    expect([refused.http, refused.body.code]).toEqual([422, 'applicant_invalid']);
    expect(refused.body.errors).toEqual({
      pin: ["Enter a 6-digit PIN code. It doesn't start with 0."],
      address: ['This field is required.'],
    });
    expect((await change({ pin: '411005' }, step_up)).http).toBe(200);
  });

  test('O3 · the name, the PAN and the date of birth are the registry’s', async () => {
    const refused = await change({ name: 'Somebody Else' });
    expect([refused.http, refused.body.status]).toEqual([400, 'params_invalid']);
  });

  test('O3 · a user without a set-up is directed to it', async () => {
    ({ token } = await signIn(api, 'ravi'));
    const refused = await change({ city: 'Pune' });
    expect([refused.http, refused.body.code]).toEqual([422, 'no_details']);
  });
});
