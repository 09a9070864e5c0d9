import { defaultConfig } from '@sanchay/contracts';
import { storage } from '@sanchay/remote-kit/storage';
import { fireEvent, screen } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell.tsx';
import { isAnnounced } from './announcement.ts';
import { AnnouncementBar } from './AnnouncementBar.tsx';

const ANNOUNCED = { id: 'nov', en: 'Cut-off moves.', hi: 'समय बदला।', link: '/help', from: '', until: '' };
const at = (time: string) => Date.parse(time);

test('S10 · nothing is announced as the product is built', () => {
  expect(isAnnounced(defaultConfig.announcement, at('2026-11-20T00:00:00Z'))).toBe(false);
});

test.each([
  ['without bounds', {}, true],
  ['from this moment on', { from: '2026-11-20T10:00:00+05:30' }, true],
  ['from a moment later', { from: '2026-11-20T10:00:01+05:30' }, false],
  ['until this moment', { until: '2026-11-20T10:00:00+05:30' }, false],
  ['until a moment later', { until: '2026-11-20T10:00:01+05:30' }, true],
  ['from a time that is none', { from: 'soon' }, false],
  ['until a time that is none', { until: 'late' }, false],
  ['without words in Hindi', { hi: '' }, false],
  ['without a name', { id: '' }, false],
])('S10 · an announcement %s: %s', (_what, over, announced) => {
  expect(isAnnounced({ ...ANNOUNCED, ...over }, at('2026-11-20T10:00:00+05:30'))).toBe(announced);
});

test('S10 · put away, it stays away on this device; another one comes', async () => {
  storage.clear('sanchay.');
  const show = (id = 'nov') =>
    renderInShell(<AnnouncementBar />, { config: { announcement: { ...ANNOUNCED, id } } });
  const first = await show();
  expect(screen.getByRole('complementary', { name: 'Announcement' })).toHaveTextContent('Cut-off moves.');
  expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/help');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss this announcement' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  first.unmount();
  const again = await show();
  expect(screen.queryByRole('complementary')).toBeNull();
  again.unmount();
  await show('dec');
  expect(screen.getByRole('complementary')).toBeVisible();
});
