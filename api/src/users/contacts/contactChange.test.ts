import { lastCode, messagesTo, newAccount, type TestAccount } from '../../testing/people/account.ts';
import { PERSONA_PASSWORD } from '../../personas/index.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

const HOUR = 3_600_000;
let next = 0;
const freshMobile = () => `8${String((next += 1)).padStart(9, '0')}`;
const freshEmail = () => `new-${(next += 1)}@test.example`;

describe('another e-mail or mobile', () => {
  let api: TestApi;
  let person: TestAccount;
  beforeAll(async () => {
    api = await testApi();
  });
  beforeEach(async () => {
    await api.db.query('DELETE FROM sign_in_attempts');
    person = await newAccount(api);
    await person.signIn();
  });
  afterAll(() => api.close());

  const change = (body: object) => person.call('changeContact', { body });
  const confirm = (otp_ref: string, code: string) =>
    person.call('confirmContact', { body: { otp_ref, code } });
  const contacts = async (of = person) =>
    (await api.db.query('SELECT email, mobile_phone FROM users WHERE id = $1', [of.userId]))[0];
  /** Requests the change, and confirms it with the code that the new contact was sent. */
  const changeTo = async (value: string, body: object) => {
    const asked = await change({ value, ...body });
    return confirm(asked.body.data.otp_ref, await lastCode(api, value));
  };
  const cancelToken = async (recipient: string) =>
    /\/forgot-password\/cancel#([\w-]{43})$/.exec((await messagesTo(api, recipient)).at(-1)!.text)![1]!;

  test('O1 · confirmed by a code to the old contact, the new one takes effect at once, and both are notified', async () => {
    const value = freshMobile();
    const done = await changeTo(value, {
      kind: 'mobile',
      step_up: await person.stepUp('security', 'mobile'),
    });
    expect(done.body.data).toEqual({ kind: 'mobile', effective_at: null });
    expect(await contacts()).toEqual({ email: person.email, mobile_phone: value });
    for (const recipient of [person.email!, person.mobile!])
      expect((await messagesTo(api, recipient)).at(-1)!.text).toMatch(
        /^The mobile number of your Sanchay account/,
      );
    expect(
      (await api.call('authenticate', { body: { email: value, password: PERSONA_PASSWORD } })).http,
    ).toBe(200);
  });

  test('O1 · a contact that changed ends every other session and keeps the one that confirmed it', async () => {
    const here = person.token;
    const elsewhere = await person.signIn();
    person.token = here;
    await changeTo(freshMobile(), { kind: 'mobile', step_up: await person.stepUp('security', 'mobile') });
    expect((await api.call('security', { token: elsewhere })).http).toBe(401);
    expect((await api.call('security', { token: here })).http).toBe(200);
  });

  test('O1 · the new one counts only once it is confirmed', async () => {
    const value = freshEmail();
    await change({ kind: 'email', value, step_up: await person.stepUp() });
    expect(await contacts()).toEqual({ email: person.email, mobile_phone: person.mobile });
    expect((await person.call('security')).body.data.pending_contact).toBeNull();
    expect((await messagesTo(api, value)).at(-1)!.text).toMatch(/to verify your contact/);
  });

  test('O1 · a lost mobile: the e-mail agrees, and the change is held 24 hours', async () => {
    const value = freshMobile();
    const asked = api.clock.now().getTime();
    const done = await changeTo(value, { kind: 'mobile', step_up: await person.stepUp('security', 'email') });
    const effective = new Date(asked + 24 * HOUR).toISOString();
    expect(done.body.data).toEqual({ kind: 'mobile', effective_at: effective });
    expect((await person.call('security')).body.data.pending_contact).toEqual({
      kind: 'mobile',
      masked: `••••••${value.slice(-4)}`,
      effective_at: effective,
    });
    for (const recipient of [person.email!, person.mobile!])
      expect((await messagesTo(api, recipient)).at(-1)!.text).toMatch(
        /^The mobile number of your Sanchay account will change in 24 hours\./,
      );
    api.clock.advance(24 * HOUR - 1);
    expect(await api.runJobs()).toEqual([]);
    expect(await contacts()).toEqual({ email: person.email, mobile_phone: person.mobile });
    api.clock.advance(1);
    expect(await api.runJobs()).toEqual(['users.contact']);
    expect(await contacts()).toEqual({ email: person.email, mobile_phone: value });
  });

  test('O1 · the old contact cancels by its link: nothing changes and every session ends', async () => {
    const value = freshMobile();
    await changeTo(value, { kind: 'mobile', step_up: await person.stepUp('security', 'email') });
    const token = await cancelToken(person.mobile!);
    const cancel = () => api.call('cancelContactChange', { body: { token } });
    expect((await cancel()).body).toEqual({ status: 'success', data: { kind: 'mobile' } });
    expect((await person.call('userInfo')).http).toBe(401);
    expect(await cancel()).toMatchObject({ http: 422, body: { code: 'contact_over' } });
    api.clock.advance(24 * HOUR);
    await api.runJobs();
    expect(await contacts()).toEqual({ email: person.email, mobile_phone: person.mobile });
    expect((await api.call('cancelContactChange', { body: { token: 'x'.repeat(43) } })).http).toBe(422);
  });

  test('O1 · the user withdraws it, or requests another one in its place', async () => {
    const [first, second] = [freshMobile(), freshMobile()];
    await changeTo(first, { kind: 'mobile', step_up: await person.stepUp('security', 'email') });
    await changeTo(second, { kind: 'mobile', step_up: await person.stepUp('security', 'email') });
    expect((await person.call('security')).body.data.pending_contact!.masked).toBe(
      `••••••${second.slice(-4)}`,
    );
    expect((await person.call('withdrawContactChange', { body: {} })).http).toBe(200);
    expect((await person.call('withdrawContactChange', { body: {} })).http).toBe(404);
    api.clock.advance(24 * HOUR);
    await api.runJobs();
    expect(await contacts()).toEqual({ email: person.email, mobile_phone: person.mobile });
    const ended = await api.db.query(
      'SELECT ended_because FROM contact_changes WHERE user_id = $1 ORDER BY created_at, ended_because',
      [person.userId],
    );
    expect(ended).toEqual([{ ended_because: 'replaced' }, { ended_because: 'withdrawn' }]);
  });

  test('O1 · an only contact that is lost: the password agrees, and the change is held 72 hours', async () => {
    person = await newAccount(api, { email: false });
    await person.signIn();
    const value = freshMobile();
    expect((await change({ kind: 'mobile', value, password: 'not-this-one' })).body).toMatchObject({
      code: 'password_wrong',
      errors: { password: ['Incorrect current password.'] },
    });
    const asked = api.clock.now().getTime();
    const done = await changeTo(value, { kind: 'mobile', password: PERSONA_PASSWORD });
    expect(done.body.data.effective_at).toBe(new Date(asked + 72 * HOUR).toISOString());
    api.clock.advance(72 * HOUR);
    await api.runJobs();
    expect(await contacts()).toEqual({ email: null, mobile_phone: value });
  });

  test('O1 · with another contact at hand the password alone is not enough', async () => {
    expect(await change({ kind: 'mobile', value: freshMobile(), password: PERSONA_PASSWORD })).toMatchObject({
      http: 403,
      body: { code: 'step_up_required' },
    });
  });

  test('O1 · a first e-mail counts at once', async () => {
    person = await newAccount(api, { email: false });
    await person.signIn();
    const value = freshEmail();
    const done = await changeTo(value, { kind: 'email', step_up: await person.stepUp('security', 'mobile') });
    expect(done.body.data.effective_at).toBeNull();
    expect(await contacts()).toEqual({ email: value, mobile_phone: person.mobile });
  });

  test('O1 · a contact of another account is only reported as taken after its code is confirmed', async () => {
    const other = await newAccount(api);
    const done = await changeTo(other.email!, { kind: 'email', step_up: await person.stepUp() });
    expect(done).toMatchObject({ http: 422, body: { code: 'contact_taken' } });
    expect(await contacts()).toEqual({ email: person.email, mobile_phone: person.mobile });
  });

  test('O1 · one that another account took while it was held stays theirs', async () => {
    const value = freshMobile();
    await changeTo(value, { kind: 'mobile', step_up: await person.stepUp('security', 'email') });
    const other = await newAccount(api);
    await api.db.query('UPDATE users SET mobile_phone = $2 WHERE id = $1', [other.userId, value]);
    api.clock.advance(24 * HOUR);
    await api.runJobs();
    expect(await contacts()).toEqual({ email: person.email, mobile_phone: person.mobile });
    expect(await contacts(other)).toEqual({ email: other.email, mobile_phone: value });
  });

  test.each([
    [{ kind: 'mobile', value: '12345' }, 'Enter a valid 10-digit Indian mobile number.'],
    [{ kind: 'email', value: 'asha@' }, 'Enter a valid email address.'],
  ])('O1 · %j is refused at the field', async (body, sentence) => {
    expect((await change(body)).body).toMatchObject({
      code: 'contact_invalid',
      errors: { value: [sentence] },
    });
  });

  test('O1 · the one that the account has is refused, however it is typed', async () => {
    const value = `+91-${person.mobile!.slice(0, 5)} ${person.mobile!.slice(5)}`;
    expect((await change({ kind: 'mobile', value })).body.code).toBe('contact_same');
  });
});
