import { safeStorage } from '@sanchay/remote-kit/storage';
import { failureReports, type FailureNotice } from './failureReports.ts';

const memory = () =>
  safeStorage(() => {
    throw new Error('blocked');
  });

function reports(storage = memory(), online = true) {
  const sent: FailureNotice[] = [];
  let tabs = 0;
  const notify = failureReports({
    storage,
    send: async (notice) => {
      sent.push(notice);
      throw new Error('the API is away');
    },
    isOnline: () => online,
    newTab: () => `tab-${(tabs += 1)}`,
  });
  return { sent, notify, storage };
}
/** The API has answered what was sent. */
const answered = () => new Promise<void>((resolve) => setImmediate(resolve));
const failure = { remote: 'mfe-a', version: '2', kind: 'network' } as const;

test('X5 · the API is notified of a failure once for each release and kind in a tab, page loads included', async () => {
  const { sent, notify, storage } = reports();
  notify(failure);
  notify(failure);
  notify({ ...failure, kind: 'mount' });
  notify({ ...failure, version: '3' });
  expect(sent).toEqual([
    { ...failure, tab: 'tab-1' },
    { ...failure, kind: 'mount', tab: 'tab-1' },
    { ...failure, version: '3', tab: 'tab-1' },
  ]);
  await answered();
  const later = reports(storage);
  later.notify(failure);
  later.notify({ ...failure, remote: 'mfe-b' });
  expect(later.sent).toEqual([{ ...failure, remote: 'mfe-b', tab: 'tab-1' }]);
});

test('X5 · a notice that a page load interrupted is sent again by the next page of the tab', () => {
  const { notify, storage } = reports();
  notify(failure);
  const next = reports(storage);
  next.notify(failure);
  expect(next.sent).toEqual([{ ...failure, tab: 'tab-1' }]);
});

test('X5 · being offline, being switched off and not knowing the release are held against nobody', () => {
  const offline = reports(memory(), false);
  offline.notify(failure);
  expect(offline.sent).toEqual([]);
  const { sent, notify } = reports();
  notify({ ...failure, kind: 'disabled' });
  notify({ ...failure, version: '' });
  expect(sent).toEqual([]);
});

test('X5 · a garbled note of the tab starts a new one', () => {
  const { sent, notify, storage } = reports();
  storage.set('sanchay.failures', '{"tab"');
  notify(failure);
  expect(sent).toEqual([{ ...failure, tab: 'tab-1' }]);
});
