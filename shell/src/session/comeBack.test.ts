import { watchComingBack } from './comeBack.ts';

function setUp() {
  const page = new EventTarget();
  let looked = 0;
  watchComingBack({ reconcile: async () => void (looked += 1) }, page);
  return {
    looked: () => looked,
    send: (type: string, fields: object) => page.dispatchEvent(Object.assign(new Event(type), fields)),
  };
}

test('X4 · a page out of the browser’s memory looks again who is signed in; a fresh one does not', () => {
  const { send, looked } = setUp();
  send('pageshow', { persisted: false });
  expect(looked()).toBe(0);
  send('pageshow', { persisted: true });
  expect(looked()).toBe(1);
});

test('S1 · a sign-in in another tab is noticed', () => {
  const { send, looked } = setUp();
  send('storage', { key: 'sanchay.session', oldValue: null, newValue: '{"token":"new"}' });
  expect(looked()).toBe(1);
});

test('X4 · a session or everything removed from storage by another tab is noticed; other keys and a renewed token are not', () => {
  const { send, looked } = setUp();
  send('storage', { key: 'sanchay.preferences', oldValue: null, newValue: null });
  send('storage', { key: 'sanchay.session', oldValue: '{"token":"old"}', newValue: '{"token":"renewed"}' });
  expect(looked()).toBe(0);
  send('storage', { key: 'sanchay.session', newValue: null });
  send('storage', { key: null, newValue: null });
  expect(looked()).toBe(2);
});
