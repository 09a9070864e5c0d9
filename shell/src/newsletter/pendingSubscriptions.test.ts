import { pendingSubscriptions, type Sent } from './pendingSubscriptions.ts';

const KEY = 'sanchay.newsletter';

function setUp(outcome: (email: string) => Sent | Promise<Sent> = () => 'stored', kept?: string) {
  const stored = new Map<string, string>(kept === undefined ? [] : [[KEY, kept]]);
  const sent: string[] = [];
  const storage = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  };
  const queue = pendingSubscriptions(storage, async (email) => {
    sent.push(email);
    return outcome(email);
  });
  return { queue, sent, waiting: () => JSON.parse(stored.get(KEY) ?? '[]') as string[] };
}

test('S9 · an address that is stored does not wait', async () => {
  const { queue, sent, waiting } = setUp();
  await queue.add('a@sanchay.example');
  expect(sent).toEqual(['a@sanchay.example']);
  expect(waiting()).toEqual([]);
});

test('S9 · one that was not stored waits and is tried again, each once a round; what is no address is given up', async () => {
  let up = false;
  const { queue, sent, waiting } = setUp((email) =>
    email.startsWith('no') ? 'refused' : up ? 'stored' : 'later',
  );
  await queue.add('a@sanchay.example');
  await queue.add('no');
  await queue.add('b@sanchay.example');
  expect(waiting()).toEqual(['a@sanchay.example', 'b@sanchay.example']);
  sent.length = 0;
  await queue.flush();
  expect(sent).toEqual(['a@sanchay.example', 'b@sanchay.example']);
  up = true;
  await queue.flush();
  expect(waiting()).toEqual([]);
});

test('S9 · it waits in storage before it is sent, and one round at a time sends', async () => {
  let answer: (sent: Sent) => void = () => undefined;
  const { queue, sent, waiting } = setUp((email) =>
    email.startsWith('a') ? new Promise((resolve) => (answer = resolve)) : 'stored',
  );
  const first = queue.add('a@sanchay.example');
  expect(waiting()).toEqual(['a@sanchay.example']);
  await Promise.resolve();
  const second = queue.add('b@sanchay.example');
  const third = queue.flush();
  answer('stored');
  await Promise.all([first, second, third]);
  expect(sent).toEqual(['a@sanchay.example', 'b@sanchay.example']);
  expect(waiting()).toEqual([]);
});

test('S9 · the last twenty wait, and what is garbled in storage counts as nothing', async () => {
  const { queue, waiting } = setUp(() => 'later');
  for (let place = 0; place < 21; place += 1) await queue.add(`p${place}@sanchay.example`);
  expect([waiting().length, waiting()[0], waiting().at(-1)]).toEqual([
    20,
    'p1@sanchay.example',
    'p20@sanchay.example',
  ]);
  const garbled = setUp(() => 'stored', '{"not": "a list"}');
  await garbled.queue.flush();
  expect(garbled.sent).toEqual([]);
  const broken = setUp(() => 'stored', 'no json');
  await broken.queue.add('a@sanchay.example');
  expect(broken.sent).toEqual(['a@sanchay.example']);
});
