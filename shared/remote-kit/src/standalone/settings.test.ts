import { keepSettings, readSettings, type Settings } from './settings.ts';

const first: Settings = {
  persona: 'anonymous',
  language: 'en',
  theme: 'light',
  width: 'full',
  api: 'mock',
  latency: '0',
  network: 'none',
  remote: 'none',
};

const store = (text: string | null) => ({ getItem: () => text });

test.each([null, '{', 'null', '[]', '{"persona":"king","width":390,"extra":1}'])(
  'X6 · %s in the tab’s store counts as the first of each choice',
  (text) => {
    expect(readSettings(store(text))).toEqual(first);
  },
);

test('X6 · what was chosen in this tab is there after a reload', () => {
  const kept: string[] = [];
  const chosen: Settings = { ...first, persona: 'nri', language: 'hi', width: '390', network: 'offline' };
  keepSettings(chosen, { setItem: (_key, text) => void kept.push(text) });
  expect(readSettings(store(kept[0]!))).toEqual(chosen);
});
