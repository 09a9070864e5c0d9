import { startI18n } from '@sanchay/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { later } from './later.tsx';

const whole = globalThis.IntersectionObserver;
let notify: (near: boolean) => void;
beforeAll(() => startI18n({ language: 'en' }));
beforeEach(() => {
  notify = () => undefined;
  globalThis.IntersectionObserver = class {
    constructor(reported: (entries: { isIntersecting: boolean }[]) => void) {
      notify = (isIntersecting) => reported([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = whole;
});

const Part = ({ name }: { name: string }) => <p>Part of {name}</p>;

describe('a part far down a page', () => {
  test('I2 · is requested when the user is about to see it, and not before', async () => {
    let asked = 0;
    const Far = later(
      async () => {
        asked += 1;
        return Part;
      },
      <p>to come</p>,
    );
    render(<Far name="one" />);
    expect([screen.getByText('to come').textContent, asked]).toEqual(['to come', 0]);
    await act(async () => notify(true));
    expect(await screen.findByText('Part of one')).toBeVisible();
    expect(asked).toBe(1);
  });

  test('I2 · that cannot be loaded is a problem of this part only, and can be requested again', async () => {
    let broken = true;
    const Far = later(async () => {
      if (broken) throw new Error('no such chunk');
      return Part;
    }, null);
    render(
      <>
        <h1>Rest</h1>
        <Far name="two" />
      </>,
    );
    await act(async () => notify(true));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Rest' })).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Part of two')).toBeVisible();
  });

  test('I2 · HTML of the server stays until then, and is taken over as it is', async () => {
    const Far = later(async () => Part, <p>to come</p>);
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = '<div data-later=""><!--$--><p>Part of <!-- -->three</p><!--/$--></div>';
    const messages = host.querySelector('p');
    const root = await act(async () => hydrateRoot(host, <Far name="three" />));
    await act(async () => root.render(<Far name="three" />));
    expect(host.querySelector('p')).toBe(messages);
    await act(async () => notify(true));
    await screen.findByText('Part of three');
    expect(host.querySelector('p')).toBe(messages);
    await act(async () => root.unmount());
    host.remove();
  });

  test('I2 · that looks complete without code also waits for a user interaction, where the server rendered it', async () => {
    let asked = 0;
    const bring = async () => ((asked += 1), Part);
    const Used = later(bring, <p>to come</p>, { once: 'used' });
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = '<div data-later=""><!--$--><p>Part of <!-- -->four</p><!--/$--></div>';
    const root = await act(async () => hydrateRoot(host, <Used name="four" />));
    await act(async () => notify(true));
    expect(asked).toBe(0);
    await act(async () => void document.dispatchEvent(new Event('pointermove')));
    expect(asked).toBe(1);
    await act(async () => root.unmount());
    host.remove();
    const Made = later(bring, <p>to come</p>, { once: 'used' });
    render(<Made name="five" />);
    await act(async () => notify(true));
    expect(await screen.findByText('Part of five')).toBeVisible();
    expect(asked).toBe(2);
  });

  test('P7 · whose HTML is not that of this user does not wait for an interaction', async () => {
    let asked = 0;
    const bring = async () => ((asked += 1), Part);
    const Used = later(bring, <p>to come</p>, { once: 'used', useAtOnce: () => true });
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = '<div data-later=""><!--$--><p>Part of <!-- -->six</p><!--/$--></div>';
    const root = await act(async () => hydrateRoot(host, <Used name="six" />));
    expect(asked).toBe(1);
    await act(async () => root.unmount());
    host.remove();
  });
});
