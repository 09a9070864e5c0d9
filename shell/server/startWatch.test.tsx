import { START_WATCH } from './startWatch.ts';

const reload = jest.fn();
const fetched: [string, string | undefined][] = [];
const waited = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/** A page that begins to load: its watch runs before the shell's script. Each has listeners of its own. */
function begin(language = 'en'): { lose: (path?: string) => Promise<void>; end: () => void } {
  document.documentElement.lang = language;
  document.documentElement.removeAttribute('data-shell-started');
  document.body.innerHTML = '<div id="slot"><div class="boot-page"></div></div>';
  document.head.innerHTML = '<script type="text/plain" src="/shell/s1/shell.js"></script>';
  const listeners: [string, EventListener, boolean][] = [];
  const listen = (type: string, listener: EventListener, capture = false): void => {
    listeners.push([type, listener, capture]);
    globalThis.addEventListener(type, listener, capture);
  };
  const get = async (url: string, { cache }: RequestInit) => void fetched.push([url, cache]);
  new Function('addEventListener', 'location', 'fetch', START_WATCH)(listen, { reload }, get);
  return {
    async lose(path = '/shell/s1/shell.js') {
      const script = document.querySelector('script')!;
      script.setAttribute('src', path);
      script.dispatchEvent(new Event('error'));
      await waited();
    },
    end: () => {
      for (const [type, listener, capture] of listeners)
        globalThis.removeEventListener(type, listener, capture);
    },
  };
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  fetched.length = 0;
});

const shown = () => document.querySelector('[role="alert"]')?.textContent ?? null;

test('X5 · a shell script that does not come is fetched past the cache, and the page is loaded once more', async () => {
  const page = begin();
  await page.lose();
  expect(fetched).toEqual([['http://localhost/shell/s1/shell.js', 'reload']]);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(shown()).toBeNull();
  await page.lose();
  expect(reload).toHaveBeenCalledTimes(1);
  page.end();
});

test.each([
  ['en', "This page didn't load fully.", 'Reload'],
  ['hi', 'यह पेज पूरा लोड नहीं हुआ।', 'फिर लोड करें'],
])(
  'X5 · the second time the page states this in place of its skeleton, in %s, and offers to reload',
  async (language, text, label) => {
    const first = begin(language);
    await first.lose();
    first.end();
    const second = begin(language);
    await second.lose();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(shown()).toContain(text);
    expect(document.querySelector('.boot-page')).toBeNull();
    const button = document.querySelector('button')!;
    expect(button.textContent).toBe(label);
    button.click();
    await waited();
    expect(reload).toHaveBeenCalledTimes(2);
    second.end();
  },
);

test('X5 · a page that can be read stays, with the message beside it', async () => {
  sessionStorage.setItem('sanchay.reloaded', 'yes');
  const page = begin();
  document.getElementById('slot')!.innerHTML = '<h1>Gold</h1>';
  await page.lose();
  expect(document.querySelector('h1')?.textContent).toBe('Gold');
  expect(shown()).toContain('Your money and orders are safe.');
  page.end();
});

test('X5 · scripts of remotes, and all scripts once the shell runs, are left to the shell', async () => {
  const page = begin();
  await page.lose('/remotes/mfe-gold/1/remoteEntry.js');
  document.documentElement.setAttribute('data-shell-started', '');
  await page.lose();
  expect([reload.mock.calls.length, shown()]).toEqual([0, null]);
  page.end();
});

test('X5 · a start that works makes the next fault reload again', async () => {
  const first = begin();
  await first.lose();
  first.end();
  const second = begin();
  document.documentElement.setAttribute('data-shell-started', '');
  globalThis.dispatchEvent(new Event('load'));
  expect(sessionStorage.getItem('sanchay.reloaded')).toBeNull();
  second.end();
});

test('X5 · without session storage the page states this at once, and never reloads by itself', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const page = begin();
  await page.lose();
  expect(reload).not.toHaveBeenCalled();
  expect(shown()).toContain('Reload');
  page.end();
  blocked.mockRestore();
});
