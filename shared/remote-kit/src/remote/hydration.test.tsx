import { setClient } from '@sanchay/api-client';
import { fakeClient } from '@sanchay/api-client/testing';
import type { RenderedAnswer } from '@sanchay/contracts';
import { setLanguage, startI18n, useFormat, useMessages } from '@sanchay/i18n';
import { queryClient } from '@sanchay/remote-kit/query';
import { Route, Routes, useLocation, useSearchParams } from '@sanchay/remote-kit/router';
import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { later } from '../page/later.tsx';
import { startTakeOver, takeOver } from './testing/takeOver.ts';
import { useCall } from './useCall.ts';

// What a test kit would flush is awaited here, as the platform does it.
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const observer = globalThis.IntersectionObserver;
let comeNear: () => void;
beforeAll(() => {
  react.IS_REACT_ACT_ENVIRONMENT = false;
});
afterAll(() => {
  react.IS_REACT_ACT_ENVIRONMENT = true;
  globalThis.IntersectionObserver = observer;
});
beforeEach(async () => {
  globalThis.IntersectionObserver = class {
    constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => heard([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  await startI18n({ language: 'en' });
  queryClient.clear();
  setClient(fakeClient({ fundAmcs: amcs(9) as never }));
  history.replaceState(null, '', '/here');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

const amcs = (count: number) => ({
  status: 'success',
  data: { funds: Array.from({ length: count }, () => ({})) },
});
const two: RenderedAnswer[] = [{ name: 'fundAmcs', options: {}, data: amcs(2) }];

function Pages() {
  return (
    <Routes>
      <Route path="/here" element={<h1>here</h1>} />
      <Route path="/next" element={<h1>next</h1>} />
    </Routes>
  );
}

/** Lets every promise go on that waits for nothing else, and React draw nothing. */
async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
}

test('M3 · a link followed before the remote was mounted opens the next page, and the HTML of the former is not hydrated', async () => {
  history.replaceState(null, '', '/next');
  const { host, errors } = await takeOver(Pages, { html: '<h1>here</h1>', path: '/here' });
  expect(host.innerHTML).toBe('<h1>next</h1>');
  expect(errors).toEqual([]);
});

test('M3 · a link followed between the start of hydration and its first render opens the next page', async () => {
  const { host, errors, mounting } = startTakeOver(Pages, { html: '<h1>here</h1>', path: '/here' });
  await settlePromises();
  expect(host.innerHTML).toBe('<h1>here</h1>');
  history.pushState(null, '', '/next');
  await mounting;
  await waitFor(() => expect(host.innerHTML).toBe('<h1>next</h1>'));
  expect(errors).toEqual([]);
});

test('M3 · a link followed before the first render of a page that the browser draws is not lost', async () => {
  let follow: () => void = () => history.pushState(null, '', '/next');
  function Leaving() {
    useLocation();
    follow();
    follow = () => undefined;
    return <Pages />;
  }
  history.replaceState(null, '', '/here');
  const { host, errors } = await takeOver(Leaving, { html: '<h1>another</h1>', path: '/another' });
  await waitFor(() => expect(host.innerHTML).toBe('<h1>next</h1>'));
  expect(errors).toEqual([]);
});

test('M3 · campaign fields and the order of the query are no part of the first render', async () => {
  history.replaceState(null, '', '/here?utm_source=mail&b=2&a=1');
  const Page = () => <p>{useSearchParams()[0].toString()}</p>;
  const { host, errors } = await takeOver(Page, { html: '<p>a=1&amp;b=2</p>', path: '/here?a=1&b=2' });
  await waitFor(() => expect(host.textContent).toBe('utm_source=mail&b=2&a=1'));
  expect(errors).toEqual([]);
});

const Far = later(
  async () => {
    return function Count({ name }: { name: string }) {
      const { t } = useMessages('mfe-test');
      const { date } = useFormat();
      const { data, isFetching } = useCall('fundAmcs');
      return <p>{`${t('hello')} ${name} ${date('2026-11-20')} ${data?.data.funds.length} ${isFetching}`}</p>;
    };
  },
  <i>placeholder</i>,
);
const farHtml = '<div data-later=""><!--$--><p>Hello Asha 20 Nov 2026 2 false</p><!--/$--></div>';

/** A page whose lower part is hydrated later. */
async function openFar() {
  let rename: (name: string) => void = () => undefined;
  const page = await takeOver(
    function Page() {
      const [name, setName] = useState('Asha');
      rename = setName;
      return (
        <>
          <b>{name}</b>
          <Far name={name} />
        </>
      );
    },
    { html: `<b>Asha</b>${farHtml}`, answers: two, path: '/here' },
  );
  const part = page.host.querySelector('p')!;
  const renamed = async (name: string): Promise<void> => {
    rename(name);
    await waitFor(() => expect(page.host.querySelector('b')!.textContent).toBe(name));
  };
  return { ...page, part, renamed };
}

test.each<[what: string, change: (page: Awaited<ReturnType<typeof openFar>>) => unknown, after: string]>([
  [
    'newer answers',
    () => queryClient.setQueryData(['fundAmcs', {}], amcs(5)),
    'Hello Asha 20 Nov 2026 5 false',
  ],
  ['a cache that was cleared at a logout', () => queryClient.clear(), 'Hello Asha 20 Nov 2026 9 false'],
  ['other properties', ({ renamed }) => renamed('Ravi'), 'Hello Ravi 20 Nov 2026 2 false'],
  ['another language', () => setLanguage('hi'), 'नमस्ते Asha 20 नवंबर 2026 2 false'],
])(
  'M3 · a part that is hydrated after %s starts as the server drew it, then follows',
  async (_, change, after) => {
    const page = await openFar();
    await change(page);
    await settlePromises();
    expect(page.part.textContent).toBe('Hello Asha 20 Nov 2026 2 false');
    comeNear();
    await waitFor(() => expect(page.part.textContent).toBe(after));
    expect(page.part.isConnected).toBe(true);
    expect(page.errors).toEqual([]);
  },
);
