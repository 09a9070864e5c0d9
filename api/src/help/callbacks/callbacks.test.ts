import type { BusinessCalendar } from '@sanchay/finance';
import { signIn } from '../../testing/people/personas.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { officeAt } from '../officeHours.ts';
import { callbackSlots } from './callbackSlots.ts';

const hours = { opens: '09:00', closes: '19:00' };
const calendar: BusinessCalendar = {
  holidays: [{ date: '2026-11-24', exchange: true, settlement: true }],
};
const at = (text: string) => new Date(`${text}:00+05:30`);

describe('office hours', () => {
  test.each([
    ['2026-11-20T08:59', false, '2026-11-20T03:30:00.000Z'],
    ['2026-11-20T09:00', true, null],
    ['2026-11-20T18:59', true, null],
    ['2026-11-20T19:00', false, '2026-11-23T03:30:00.000Z'],
    ['2026-11-21T10:00', false, '2026-11-23T03:30:00.000Z'],
    ['2026-11-23T20:00', false, '2026-11-25T03:30:00.000Z'],
    ['2026-11-24T10:00', false, '2026-11-25T03:30:00.000Z'],
  ])('S20 · at %s open is %s', (now, open, opensNext) => {
    expect(officeAt(calendar, hours, at(now))).toEqual({ ...hours, open, opens_next: opensNext });
  });

  test('S20 · calls are offered for whole hours that have not begun, today and on the next business day', () => {
    const slots = callbackSlots(calendar, hours, at('2026-11-23T16:00'));
    expect(slots.map(({ from }) => from.toISOString())).toEqual([
      '2026-11-23T11:30:00.000Z',
      '2026-11-23T12:30:00.000Z',
      ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
        (hour) => `2026-11-25T${String(hour).padStart(2, '0')}:30:00.000Z`,
      ),
    ]);
    expect(slots[0]!.to.toISOString()).toBe('2026-11-23T12:30:00.000Z');
  });
});

describe('call-backs', () => {
  let api: TestApi;
  let token: string;
  let staff: string;
  beforeEach(async () => {
    api = await testApi();
    [{ token }, { token: staff }] = [await signIn(api, 'asha'), await signIn(api, 'kavya')];
  });
  afterEach(() => api.close());

  const eligibility = async () => (await api.call('callbackEligibility', { token })).body.data;
  const request = (from: string, key?: string) =>
    api.call('requestCallback', { token, body: { topic: 'insurance', from }, ...(key && { key }) });
  const noon = '2026-11-20T06:30:00.000Z';

  test('S20 · with a verified mobile, in office hours and with nothing pending a call can be requested', async () => {
    const now = await eligibility();
    expect(now).toMatchObject({ eligible: true, reason: null, pending: null, office: { open: true } });
    expect(now.slots[0]).toEqual({ from: '2026-11-20T05:30:00.000Z', to: '2026-11-20T06:30:00.000Z' });
    expect(now.slots).toHaveLength(18);
  });

  test('S20 · a repeat of the same request gets the same response, another is refused', async () => {
    const first = await request(noon, 'callback-key');
    expect(first.body.data).toEqual({
      id: expect.any(String),
      topic: 'insurance',
      from: noon,
      to: '2026-11-20T07:30:00.000Z',
      state: 'pending',
    });
    expect((await request(noon, 'callback-key')).body).toEqual(first.body);
    expect(await request(noon)).toMatchObject({ http: 409, body: { code: 'already_requested' } });
    expect(await eligibility()).toMatchObject({
      eligible: false,
      reason: 'already_requested',
      slots: [],
      pending: first.body.data,
    });
  });

  test('S20 · two requests at once make one call', async () => {
    const answers = await Promise.all([request(noon), request(noon)]);
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409]);
  });

  test('S20 · outside office hours and without a verified mobile it is refused with the reason', async () => {
    await api.db.query("UPDATE users SET mobile_phone = NULL WHERE email = 'asha@sanchay.example'");
    expect(await eligibility()).toMatchObject({ eligible: false, reason: 'mobile_not_verified' });
    expect(await request(noon)).toMatchObject({ http: 409, body: { code: 'mobile_not_verified' } });
    await api.db.query("UPDATE users SET mobile_phone = '9000000001' WHERE email = 'asha@sanchay.example'");
    await api.db.query("UPDATE users SET state = 1 WHERE email = 'asha@sanchay.example'");
    expect(await eligibility()).toMatchObject({ reason: 'mobile_not_verified' });
    await api.db.query("UPDATE users SET state = 2 WHERE email = 'asha@sanchay.example'");
    api.clock.set('2026-11-20T19:00:00+05:30');
    expect(await eligibility()).toMatchObject({ eligible: false, reason: 'office_closed', slots: [] });
    expect(await request(noon)).toMatchObject({ http: 409, body: { code: 'office_closed' } });
  });

  test('S20 · only times that are on offer can be taken', async () => {
    for (const from of [
      '2026-11-20T04:30:00.000Z',
      '2026-11-20T06:00:00.000Z',
      '2026-11-25T06:30:00.000Z',
      'x',
    ])
      expect(await request(from)).toMatchObject({ http: 422, body: { code: 'slot_unknown' } });
  });

  test('S20 · after cancelling, a new one can be requested; another user cannot cancel it', async () => {
    const { id } = (await request(noon)).body.data;
    const cancel = (by: string) => api.call('cancelCallback', { token: by, params: { id }, body: {} });
    const { token: other } = await signIn(api, 'ravi');
    expect(await cancel(other)).toMatchObject({ http: 404, body: { code: 'not_found' } });
    expect((await cancel(token)).body.data.state).toBe('cancelled');
    expect(await cancel(token)).toMatchObject({ http: 409, body: { code: 'callback_over' } });
    expect((await request(noon)).http).toBe(200);
  });

  test('S20 · staff sees who waits, the next first, and notes the outcome once', async () => {
    const { id } = (await request(noon)).body.data;
    const list = async () => (await api.call('staffCallbacks', { token: staff })).body.data;
    expect(await list()).toMatchObject([
      { id, topic: 'insurance', investor: { name: 'Asha Ramesh Kulkarni', mobile: '9000000001' } },
    ]);
    const finish = () =>
      api.call('finishCallback', { token: staff, params: { id }, body: { outcome: 'missed' } });
    expect((await finish()).body.data.state).toBe('missed');
    expect(await finish()).toMatchObject({ http: 409, body: { code: 'callback_over' } });
    expect(await list()).toEqual([]);
    expect((await eligibility()).eligible).toBe(true);
  });
});
