import { setClient } from '@sanchay/api-client';
import { fakeClient } from '@sanchay/api-client/testing';
import { startI18n, useMessages } from '@sanchay/i18n';
import { queryClient } from '@sanchay/remote-kit/query';
import { Suspense, useState } from 'react';
import { useTakenOver } from '../page/useTakenOver.ts';
import { screen } from './screen.tsx';
import { takeOver } from './testing/takeOver.ts';
import { useCall } from './useCall.ts';

// What a test kit would flush is awaited here, as the platform does it.
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let warned: jest.SpyInstance;
beforeAll(async () => {
  react.IS_REACT_ACT_ENVIRONMENT = false;
  await startI18n({ language: 'en' });
});
afterAll(() => {
  react.IS_REACT_ACT_ENVIRONMENT = true;
});
beforeEach(() => {
  queryClient.clear();
  warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

test('M3 · the elements of the server stay, with their words, and React listens to them', async () => {
  function Page() {
    const { t } = useMessages('mfe-test');
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${t('hello')} ${count}`}
      </button>
    );
  }
  const { host, before, errors } = await takeOver(Page, { html: '<button type="button">Hello 0</button>' });
  expect([...host.querySelectorAll('*')]).toEqual(before);
  host.querySelector('button')!.click();
  await Promise.resolve();
  expect(host.innerHTML).toBe('<button type="button">Hello 1</button>');
  expect(host.firstElementChild).toBe(before[0]);
  expect(errors).toEqual([]);
  expect(warned).not.toHaveBeenCalled();
});

test('M3 · responses that came with the page are not requested again, bytes among them', async () => {
  const client = fakeClient({});
  setClient(client);
  function Page() {
    const houses = useCall('fundAmcs');
    const navs = useCall('navHistory', { params: { code: 'A' }, query: { format: 'packed' } });
    return <p>{`${houses.data?.data.funds.length} ${String(navs.data)}`}</p>;
  }
  const { host, errors } = await takeOver(Page, {
    html: '<p>2 1,2,255</p>',
    answers: [
      { name: 'fundAmcs', options: {}, data: { status: 'success', data: { funds: [{}, {}] } } },
      {
        name: 'navHistory',
        options: { params: { code: 'A' }, query: { format: 'packed' } },
        data: { $bytes: btoa(String.fromCharCode(1, 2, 255)) },
      },
    ],
  });
  expect(host.textContent).toBe('2 1,2,255');
  expect(client.calls).toEqual([]);
  expect(errors).toEqual([]);
});

test('M3 · HTML that is not what the browser draws is reported, and what the browser draws stands', async () => {
  const { host, errors } = await takeOver(() => <p>mine</p>, { html: '<p>theirs</p>' });
  expect(host.textContent).toBe('mine');
  expect(errors).toHaveLength(1);
  expect(String(errors[0])).toMatch(/hydrat/i);
});

test('M3 · the code of the screen is here before its HTML is looked at, so that it never gives way to a skeleton', async () => {
  const brought: string[] = [];
  const Here = screen(async () => {
    brought.push('here');
    return () => <p>the screen</p>;
  });
  const Elsewhere = screen(async () => {
    brought.push('elsewhere');
    return () => <p>another</p>;
  });
  const shown: (string | null)[] = [];
  const Page = () => (
    <Suspense fallback={<i>skeleton</i>}>
      <Here />
    </Suspense>
  );
  const observer = new MutationObserver(() => shown.push(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const { host } = await takeOver(Page, {
    html: '<!--$--><p>the screen</p><!--/$-->',
    screens: { '/elsewhere': Elsewhere, '/': Here },
  });
  observer.disconnect();
  expect(brought).toEqual(['here']);
  expect(host.textContent).toBe('the screen');
  expect(shown.join(' ')).not.toContain('skeleton');
});

test('M3 · who goes on while the code of the screen comes gets the next page, and nothing is reported', async () => {
  const Here = screen(async () => {
    history.pushState(null, '', '/next');
    return () => <p>the screen</p>;
  });
  const Page = () => (location.pathname === '/next' ? <h1>the next page</h1> : <Here />);
  const { host, before, errors } = await takeOver(Page, {
    html: '<p>the screen</p>',
    screens: { '/': Here },
  });
  expect(host.innerHTML).toBe('<h1>the next page</h1>');
  expect(before[0]!.isConnected).toBe(false);
  expect(errors).toEqual([]);
  history.replaceState(null, '', '/');
});

test('M3 · what depends on the device waits until the page is taken over', async () => {
  const renders: boolean[] = [];
  function Page() {
    const takenOver = useTakenOver();
    renders.push(takenOver);
    return <p>{takenOver ? 'here' : 'rendered'}</p>;
  }
  const { host, errors } = await takeOver(Page, { html: '<p>rendered</p>' });
  expect(renders[0]).toBe(false);
  expect(host.textContent).toBe('here');
  expect(errors).toEqual([]);
});

test('M3 · leaving a page that was taken over leaves neither nodes nor styles behind', async () => {
  const { element, mounted } = await takeOver(() => <p>x</p>, { html: '<p>x</p>' });
  await mounted.unmount();
  expect(element.childNodes).toHaveLength(0);
});
