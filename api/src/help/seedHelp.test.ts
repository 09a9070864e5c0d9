import { PERSONAS } from '../personas/index.ts';
import { signIn } from '../testing/people/personas.ts';
import { testApi } from '../testing/testApi.ts';
import { seedHelp } from './seedHelp.ts';

test('S20 · the sandbox begins with an answered ticket and one that waits; seeding again changes nothing', async () => {
  const api = await testApi();
  try {
    const people = { asks: PERSONAS.asha, waits: PERSONAS.meera, answers: PERSONAS.kavya };
    await seedHelp(api.db, { now: api.clock.now(), ...people });
    await seedHelp(api.db, { now: new Date('2027-01-01T00:00:00Z'), ...people });
    const asha = await signIn(api, 'asha');
    const [own, ...others] = (await api.call('tickets', { token: asha.token })).body.data;
    expect(others).toEqual([]);
    expect(own).toMatchObject({
      number: 'T-100001',
      state: 'answered',
      unread: true,
      updated_at: '2026-11-19T04:30:00.000Z',
    });
    const ticket = await api.call('ticket', { token: asha.token, params: { id: own!.id } });
    expect(ticket.body.data.messages.map(({ author, name }) => [author, name])).toEqual([
      ['investor', 'Asha Ramesh Kulkarni'],
      ['staff', 'Kavya'],
    ]);
    const kavya = await signIn(api, 'kavya');
    const queue = await api.call('staffTickets', { token: kavya.token });
    expect(queue.body.data.map(({ number, investor, state }) => [number, investor, state])).toEqual([
      ['T-100002', 'Meera Iyer', 'open'],
    ]);
  } finally {
    await api.close();
  }
});
