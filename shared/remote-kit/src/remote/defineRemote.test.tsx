import { CONTRACTS_VERSION, defaultConfig } from '@sanchay/contracts';
import { createBus } from '@sanchay/event-bus';
import { startI18n } from '@sanchay/i18n';
import { styled } from '@sanchay/ui/style';
import { waitFor } from '@testing-library/react';
import { useEffect, useState, type ComponentType } from 'react';
import type { MountContext } from './contract.ts';
import { defineRemote } from './defineRemote.tsx';

// What a test kit would flush is awaited here, as the platform does it.
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(async () => {
  react.IS_REACT_ACT_ENVIRONMENT = false;
  await startI18n({ language: 'en' });
});
afterAll(() => {
  react.IS_REACT_ACT_ENVIRONMENT = true;
});

let element: HTMLElement;
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  element.remove();
  jest.restoreAllMocks();
});

function mount(Root: ComponentType) {
  const crashes: unknown[] = [];
  const bus = createBus().scoped('mfe-test');
  const context: MountContext = {
    element,
    remote: 'mfe-test',
    release: 'test',
    bus,
    config: defaultConfig,
    navigate: () => undefined,
    signedIn: async () => undefined,
    userChanged: async () => undefined,
    critical: () => () => undefined,
    onCrash: (error) => crashes.push(error),
    onError: () => undefined,
  };
  const messages = { en: async () => ({}), hi: async () => ({}) };
  const remote = defineRemote({ name: 'mfe-test', styleKey: 'test', Root, messages });
  return { crashes, mounting: remote.mount(context), contracts: remote.contracts };
}

test('X5 · mount resolves when the tree stands, and unmount leaves neither nodes nor styles behind', async () => {
  const Red = styled.p`
    color: rgb(200, 0, 0);
  `;
  const { mounting, contracts } = mount(() => <Red>red</Red>);
  const mounted = await mounting;
  expect(contracts).toBe(`^${CONTRACTS_VERSION}`);
  expect(element.textContent).toBe('red');
  expect(document.querySelectorAll('style[data-emotion^="test"]').length).toBeGreaterThan(0);
  await mounted.unmount();
  expect(element.childNodes).toHaveLength(0);
  expect(document.querySelectorAll('style[data-emotion^="test"]')).toHaveLength(0);
});

test('X5 · a tree that breaks in its first render rejects the mount', async () => {
  const boom = new Error('boom');
  const { mounting } = mount(() => {
    throw boom;
  });
  await expect(mounting).rejects.toBe(boom);
});

test('X5 · a tree that breaks later, in an effect, is reported to the platform', async () => {
  let breakNow: () => void = () => undefined;
  const boom = new Error('later');
  const { mounting, crashes } = mount(() => {
    const [broken, setBroken] = useState(false);
    breakNow = () => setBroken(true);
    useEffect(() => {
      if (broken) throw boom;
    }, [broken]);
    return <p>fine</p>;
  });
  await mounting;
  expect(crashes).toEqual([]);
  breakNow();
  await waitFor(() => expect(crashes).toContain(boom));
});
