import { defaultConfig } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { styled } from '@sanchay/ui/style';
import { createElement, Fragment, Suspense, useId, type ComponentType } from 'react';
import { useSession } from '../remote/useBus.ts';
import { useCall } from '../remote/useCall.ts';
import { usePlatform } from '../remote/Platform.tsx';
import { usePageHead, usePageStatus } from '../page/usePageHead.ts';
import { useTakenOver } from '../page/useTakenOver.ts';
import { useLocation } from '../router/index.ts';
import { defineRemote } from './defineRemote.tsx';
import type { RenderJob } from './renderJob.ts';

const job = (over: Partial<RenderJob> = {}): RenderJob => ({
  path: '/gold',
  search: '?a=1',
  language: 'en',
  config: defaultConfig,
  remote: 'mfe-gold',
  release: '1.0.0-a',
  at: '2026-11-21T10:00:00.000Z',
  read: async (name) => ({ data: { name } }),
  ...over,
});
const messages = {
  en: async () => ({ hello: 'Hello' }),
  hi: async () => ({ hello: 'नमस्ते' }),
};
const render = (Root: ComponentType, over: Partial<RenderJob> = {}) =>
  defineRemote({ name: 'mfe-gold', styleKey: 'gold', Root, messages }).render(job(over));

test('M3 · a page is the HTML of its tree at its address, for nobody in particular', async () => {
  const page = await render(function Root() {
    const { pathname, search } = useLocation();
    const { loggedIn, user } = useSession();
    const { renderedAt, release } = usePlatform();
    return createElement(
      'p',
      { id: useId() },
      [pathname, search, loggedIn, user, useTakenOver(), renderedAt, release].join(' '),
    );
  });
  expect(page.html).toMatch(
    /^<p id="_mfe-gold-[^"]+">\/gold \?a=1 false {2}false 2026-11-21T10:00:00.000Z 1.0.0-a<\/p>$/,
  );
  expect(page).toMatchObject({ status: 200, head: null, answers: [] });
});

test('M3 · in Hindi it is Hindi, and English again afterwards', async () => {
  const Root = () => createElement(Fragment, null, useMessages('mfe-gold').t('hello'));
  expect((await render(Root, { language: 'hi' })).html).toBe('नमस्ते');
  expect((await render(Root, { language: 'en' })).html).toBe('Hello');
});

test('M3 · it waits for its responses, requests each once, and passes them along', async () => {
  const asked: unknown[] = [];
  function Part() {
    const { data, isSuccess } = useCall('amcList');
    return createElement('i', null, JSON.stringify(data), String(isSuccess));
  }
  const page = await render(
    () => createElement(Suspense, { fallback: 'wait' }, createElement(Part), createElement(Part)),
    {
      read: async (name, options) => {
        asked.push([name, options]);
        return { data: [{ amc_name: 'A' }] };
      },
    },
  );
  expect(page.html).not.toContain('wait');
  expect(page.html.match(/\[\{&quot;amc_name&quot;:&quot;A&quot;\}\]/g)).toHaveLength(2);
  expect(page.html).not.toContain('<script');
  expect(asked).toEqual([['amcList', {}]]);
  expect(page.answers).toEqual([{ name: 'amcList', options: {}, data: [{ amc_name: 'A' }] }]);
});

test('M3 · a call that requires a signed-in user is not made', async () => {
  const page = await render(
    function Root() {
      const { isPending } = useCall('holdings', {}, { enabled: useSession().loggedIn });
      return createElement('b', null, String(isPending));
    },
    { read: () => Promise.reject(new Error('asked')) },
  );
  expect([page.html, page.answers]).toEqual(['<b>true</b>', []]);
});

test('M3 · what the API does not know is an error that the screen shows, and comes along', async () => {
  const page = await render(
    function Root() {
      const { error, isError } = useCall('amcList');
      usePageStatus(error?.kind === 'not_found' ? 404 : 200);
      return createElement('b', null, `${isError} ${error?.kind} ${error?.code}`);
    },
    { read: async () => ({ missing: { code: 'gone', message: null } }) },
  );
  expect(page.html).toBe('<b>true not_found gone</b>');
  expect(page.status).toBe(404);
  expect(page.answers).toEqual([{ name: 'amcList', options: {}, missing: { code: 'gone', message: null } }]);
});

test('M3 · bytes come along as text that the browser can read back', async () => {
  const page = await render(
    function Root() {
      const { data } = useCall('amcList');
      return createElement('b', null, [...(data as unknown as Uint8Array)].join());
    },
    { read: async () => ({ data: new Uint8Array([1, 255]) }) },
  );
  expect(page.html).toBe('<b>1,255</b>');
  expect(page.answers[0]!.data).toEqual({ $bytes: 'Af8=' });
});

test.each([
  ['a read', { read: () => Promise.reject(new Error('API away')) }, 'API away'],
  ['a component', {}, 'broken'],
])('M3 · when %s fails, so does the page, also where a boundary would hide it', async (what, over, text) => {
  function Part() {
    useCall('amcList');
    if (what === 'a component') throw new Error('broken');
    return null;
  }
  const Root = () => createElement(Suspense, { fallback: 'wait' }, createElement(Part));
  await expect(render(Root, over)).rejects.toThrow(text);
});

test('M3 · its head contains the last metadata that the page declares', async () => {
  const page = await render(function Root() {
    usePageHead({ title: 'Gold', description: 'All of it', index: false });
    return createElement('b');
  });
  expect(page.head).toEqual({ title: 'Gold', description: 'All of it', index: false });
});

test('M3 · its rules come as one sheet with their ids, and none within the HTML', async () => {
  const Red = styled.b`
    color: red;
  `;
  const page = await render(() => createElement(Red, null, 'x'));
  const [id] = page.css.ids;
  expect(page.css).toEqual({ key: 'gold', ids: [id], text: `.gold-${id}{color:red;}` });
  expect(page.html).toBe(`<b class="gold-${id}">x</b>`);
});
