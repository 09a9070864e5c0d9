import { safeStorage } from '@sanchay/remote-kit/storage';
import { mountReports } from './mountReports.ts';

const memory = () =>
  safeStorage(() => {
    throw new Error('blocked');
  });

function page(storage = memory()) {
  const sent: { tab: string; mounts: object[] }[] = [];
  let hide = (): void => undefined;
  const report = mountReports({
    storage,
    send: (body) => void sent.push(body),
    onHidden: (work) => (hide = work),
  });
  const mounted = (remote: string, release: string, outcome = 'mounted') =>
    report({ remote, release, outcome, owner: 'a-team', start: 0, end: 1, phases: [] });
  return { sent, mounted, hide: () => hide(), storage };
}

test('X5 · mounts are reported when the page is hidden, each release once in a tab, page loads included', () => {
  const first = page();
  first.hide();
  expect(first.sent).toEqual([]);
  first.mounted('mfe-a', '1');
  first.mounted('mfe-a', '1');
  first.mounted('mfe-b', '2');
  first.hide();
  first.hide();
  const tab = expect.stringMatching(/^[\w-]{8,64}$/);
  expect(first.sent).toEqual([
    {
      tab,
      mounts: [
        { remote: 'mfe-a', version: '1' },
        { remote: 'mfe-b', version: '2' },
      ],
    },
  ]);
  const next = page(first.storage);
  next.mounted('mfe-a', '1');
  next.mounted('mfe-a', '2');
  next.hide();
  expect(next.sent).toEqual([{ tab: first.sent[0]!.tab, mounts: [{ remote: 'mfe-a', version: '2' }] }]);
});

test('X5 · what failed, was left or has no release is not reported as mounted', () => {
  const { sent, mounted, hide } = page();
  mounted('mfe-a', '1', 'timeout');
  mounted('mfe-a', '1', 'left');
  mounted('mfe-a', '');
  hide();
  expect(sent).toEqual([]);
});
