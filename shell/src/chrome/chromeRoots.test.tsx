import { defaultConfig, type PageRegistry, type RenderedPage } from '@sanchay/contracts';
import { bus } from '@sanchay/event-bus';
import { startI18n } from '@sanchay/i18n';
import { createCache } from '@sanchay/ui/style';
import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ShellRoot, type ShellRootProps } from './ShellRoot.tsx';
import { firstSession } from '../kit/firstPicture.ts';
import { drawChrome } from './chromeRoots.tsx';

// What only a browser draws has tests of its own.
jest.mock('./Chrome.tsx', () => ({ Chrome: () => null }));

const registry: PageRegistry = { serial: 1, issued: '', expires: '', cohort: 0, remotes: {} };
const around = (): Pick<ShellRootProps, 'cache' | 'services' | 'directory'> => ({
  cache: createCache({ key: 'shell' }),
  services: {
    config: defaultConfig,
    session: {} as ShellRootProps['services']['session'],
    preferences: { now: () => ({ language: 'en', theme: 'system' }), change: async () => undefined },
    navigate: () => undefined,
    switchPortfolio: async () => undefined,
  },
  directory: { page: () => registry, subscribe: () => () => undefined },
});

/** Header and footer as the server makes them. */
function serve(header: RenderedPage['header']): RenderedPage {
  const draw = (id: string, piece: React.ReactNode) =>
    renderToString(
      <ShellRoot {...around()} first={{ path: '/', session: firstSession(header) }}>
        {piece}
      </ShellRoot>,
      { identifierPrefix: `${id}-` },
    );
  document.body.innerHTML =
    `<header id="shell-header">${draw('shell-header', <Header />)}</header><div id="shell-page"></div>` +
    `<footer id="shell-footer">${draw('shell-footer', <Footer />)}</footer><div id="shell-bottom"></div>` +
    '<div id="shell-overlays"></div>';
  const path = '/?utm=1';
  return { remote: 'mfe-a', version: '1', path, language: 'en', at: '', header, answers: [] };
}

const draw = (rendered: RenderedPage | null, signedIn: boolean) =>
  act(async () => drawChrome(around(), rendered, signedIn));
const pieces = () => [...document.querySelectorAll('#shell-header *, #shell-footer *')];

let warned: jest.SpyInstance;
let logged: jest.SpyInstance;
beforeEach(async () => {
  await startI18n({ language: 'en' });
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['out', false, { loggedIn: false, userFetched: true, user: null }],
  ['neutral', true, { loggedIn: true, userFetched: false, user: null }],
] as const)(
  'M3 · header (%s) and footer of the server are taken over as they are when this browser would draw them so',
  async (header, signedIn, session) => {
    bus.emit('session/changed', session);
    const rendered = serve(header);
    logged.mockClear();
    const before = pieces();
    expect(before.length).toBeGreaterThan(20);
    await draw(rendered, signedIn);
    // What only this device knows comes into menus that are closed, and moves nothing.
    expect(pieces().filter((piece) => !before.includes(piece) && !piece.closest('details'))).toEqual([]);
    expect(before.every((piece) => piece.isConnected)).toBe(true);
    expect(warned).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
  },
);

test('M3 · a header rendered for another user is replaced by this browser’s', async () => {
  bus.emit('session/changed', { loggedIn: true, userFetched: false, user: null });
  const rendered = serve('out');
  const [before] = pieces();
  expect(document.querySelector('#shell-header a[href="/login"]')).not.toBeNull();
  await draw(rendered, true);
  expect(before!.isConnected).toBe(false);
  expect(document.querySelector('#shell-header a[href="/login"]')).toBeNull();
  expect(warned).not.toHaveBeenCalled();
});

test('M3 · without HTML of the server header and footer are drawn in place of the boot frame', async () => {
  bus.emit('session/changed', { loggedIn: false, userFetched: true, user: null });
  serve('out');
  document.getElementById('shell-header')!.innerHTML = '<div class="boot-header">Sanchay</div>';
  await draw(null, false);
  expect(document.querySelector('.boot-header')).toBeNull();
  expect(document.querySelector('#shell-header a[href="/login"]')).not.toBeNull();
});
