import { safeStorage } from '@sanchay/remote-kit/storage';
import { failureReports, type FailureNotice } from './failureReports.ts';

const memory = () =>
  safeStorage(() => {
    throw new Error('blocked');
  });

function reports(storage = memory(), online = true) {
  const sent: FailureNotice[] = [];
  let tabs = 0;
  const tell = failureReports({
    storage,
    send: async (notice) => {
      sent.push(notice);
      throw new Error('the API is away');
    },
    isOnline: () => online,
    newTab: () => `tab-${(tabs += 1)}`,
  });
  return { sent, tell, storage };
}
/** The API has answered what was sent. */
const answered = () => new Promise<void>((resolve) => setImmediate(resolve));
const failure = { remote: 'mfe-a', version: '2', kind: 'network' } as const;

test('X5 · the API hears of a failure once for each release and kind in a tab, page loads included', async () => {
  const { sent, tell, storage } = reports();
  tell(failure);
  tell(failure);
  tell({ ...failure, kind: 'mount' });
  tell({ ...failure, version: '3' });
  expect(sent).toEqual([
    { ...failure, tab: 'tab-1' },
    { ...failure, kind: 'mount', tab: 'tab-1' },
    { ...failure, version: '3', tab: 'tab-1' },
  ]);
  await answered();
  const later = reports(storage);
  later.tell(failure);
  later.tell({ ...failure, remote: 'mfe-b' });
  expect(later.sent).toEqual([{ ...failure, remote: 'mfe-b', tab: 'tab-1' }]);
});

test('X5 · a notice that a page load cut short is told again by the next page of the tab', () => {
  const { tell, storage } = reports();
  tell(failure);
  const next = reports(storage);
  next.tell(failure);
  expect(next.sent).toEqual([{ ...failure, tab: 'tab-1' }]);
});

test('X5 · being offline, being switched off and not knowing the release are held against nobody', () => {
  const offline = reports(memory(), false);
  offline.tell(failure);
  expect(offline.sent).toEqual([]);
  const { sent, tell } = reports();
  tell({ ...failure, kind: 'disabled' });
  tell({ ...failure, version: '' });
  expect(sent).toEqual([]);
});

test('X5 · a garbled note of the tab starts a new one', () => {
  const { sent, tell, storage } = reports();
  storage.set('sanchay.failures', '{"tab"');
  tell(failure);
  expect(sent).toEqual([{ ...failure, tab: 'tab-1' }]);
});
