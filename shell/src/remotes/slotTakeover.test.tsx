import type { RenderedPage } from '@sanchay/contracts';
import { remote, stage } from './testing/slotStage.ts';
import { findRenderedSlot } from '../takeover/renderedSlot.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const passed = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

/** The server's HTML of release 2, as the edge lays it into the page. */
function serverHtml(place: HTMLElement, version = '2') {
  place.innerHTML =
    `<div data-remote="mfe-a" data-remote-state="rendered" data-remote-version="${version}">` +
    '<div></div><div><div><div><p>rendered</p></div></div></div></div>';
  const answers = [{ name: 'fundAmcs' as const, options: {}, data: 1 }];
  const block = {
    remote: 'mfe-a',
    version,
    path: '/a?x=1',
    language: 'en',
    header: 'out',
    at: '2026-11-21',
    answers,
  };
  return findRenderedSlot(block as RenderedPage, place, '/a');
}

describe('a slot with HTML of the server', () => {
  const taking = () => {
    const fake = remote();
    fake.default.mount = async (context) => {
      fake.contexts.push(context);
      return { unmount: async () => void (fake.unmounted += 1) };
    };
    return fake;
  };

  test('M3 · the HTML stays readable while its remote loads, without a skeleton, and is then taken over as it is', async () => {
    const fake = taking();
    const { slot, place, shown, data } = stage([fake], serverHtml);
    const messages = place.querySelector('p');
    slot.open();
    expect(data()).toEqual({
      remote: 'mfe-a',
      remoteState: 'rendered',
      remoteVersion: '2',
      remoteReadable: '',
    });
    await passed();
    expect(shown).not.toContain('skeleton');
    expect(data()).toEqual({ remote: 'mfe-a', remoteState: 'mounted', remoteVersion: '2' });
    expect(place.querySelector('p')).toBe(messages);
    expect(place.children).toHaveLength(1);
    const [context] = fake.contexts;
    expect(context!.rendered).toEqual({
      host: messages!.parentElement,
      answers: [{ name: 'fundAmcs', options: {}, data: 1 }],
      path: '/a?x=1',
    });
    expect(context!.element).toBe(messages!.parentElement!.parentElement);
    expect(context!.renderedAt).toBe('2026-11-21');
  });

  test('M3 · five seconds are no reason for a card over readable text; a failure is shown above it', async () => {
    const { slot, place, shown, data, retry } = stage(['hang', 'hang', 'hang', 'hang'], serverHtml);
    slot.open();
    await passed(5_000);
    expect(shown.filter((face) => face !== 'clear')).toEqual([]);
    expect(data().remoteState).toBe('rendered');
    await passed(15_000);
    expect(shown.at(-1)).toBe('card timeout');
    expect(data()).toMatchObject({ remoteState: 'failed', remoteReadable: '' });
    expect(place.textContent).toBe('rendered');
    retry();
    expect(data().remoteState).toBe('rendered');
    expect(shown.at(-1)).toBe('clear');
  });

  test('M3 · another release does not touch the HTML; it takes its place when its own tree stands', async () => {
    let stand: () => void = () => undefined;
    const fake = remote(() => new Promise((resolve) => (stand = resolve)));
    const { slot, place, data } = stage([fake], (at) => serverHtml(at, '1'));
    slot.open();
    await passed();
    const [context] = fake.contexts;
    expect(context!.rendered).toBeUndefined();
    expect(place.querySelector('p')).not.toBeNull();
    expect(context!.element.hidden).toBe(true);
    expect(data().remoteState).toBe('rendered');
    stand();
    await passed();
    expect(place.textContent).toBe('the remote');
    expect(context!.element.hidden).toBe(false);
    expect(data()).toEqual({ remote: 'mfe-a', remoteState: 'mounted', remoteVersion: '2' });
  });

  /** The slot stands in the document, with a style that came along. */
  function inDocument() {
    const style = document.head.appendChild(document.createElement('style'));
    style.dataset.emotion = 'a 1';
    style.textContent = 'p{color:red}';
    const fake = taking();
    const staged = stage([fake, fake], (place) => {
      document.body.append(place);
      return serverHtml(place);
    });
    return { ...staged, fake, style };
  }
  afterEach(() => {
    document.head.replaceChildren();
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
  });

  test('M3 · a tree that breaks leaves the HTML of the server below the card, with its styles, and Retry draws anew', async () => {
    const { slot, place, shown, data, retry, fake, style } = inDocument();
    slot.open();
    await passed();
    const [first] = fake.contexts;
    // As React does it after a crash, and emotion after its root.
    place.querySelector('p')!.remove();
    style.remove();
    first!.onCrash(new Error('boom'));
    await passed();
    expect(shown.at(-1)).toBe('card render');
    expect(data()).toMatchObject({ remoteState: 'failed', remoteReadable: '' });
    expect(place.querySelectorAll('p')).toHaveLength(1);
    expect(place.querySelector('p')!.textContent).toBe('rendered');
    expect(style.isConnected).toBe(true);
    expect(first!.element.isConnected).toBe(false);

    retry();
    expect(data()).toMatchObject({ remoteState: 'rendered', remoteReadable: '' });
    await passed();
    const second = fake.contexts[1]!;
    expect(second.rendered).toBeUndefined();
    expect(second.element.hidden).toBe(false);
    expect(data()).toEqual({ remote: 'mfe-a', remoteState: 'mounted', remoteVersion: '2' });
    expect(place.querySelector('p')).toBeNull();
    slot.close();
    expect(place.children).toHaveLength(0);
  });

  test('M3 · a tree that breaks at its takeover leaves the HTML of the server below the card', async () => {
    const { slot, place, shown, data, fake } = inDocument();
    const { mount } = fake.default;
    fake.default.mount = async (context) => {
      await mount(context);
      place.querySelector('p')!.remove();
      throw new Error('boom');
    };
    slot.open();
    await passed();
    expect(shown.at(-1)).toBe('card mount');
    expect(data()).toMatchObject({ remoteState: 'failed', remoteReadable: '' });
    expect(place.textContent).toBe('rendered');
  });

  test('M3 · a tree that breaks at another address does not bring the first page back', async () => {
    const { slot, place, data, fake } = inDocument();
    slot.open();
    await passed();
    history.replaceState(null, '', '/?page=2');
    fake.contexts[0]!.onCrash(new Error('boom'));
    expect(data().remoteState).toBe('failed');
    expect(data().remoteReadable).toBeUndefined();
    expect(place.textContent).toBe('');
  });

  test('M3 · who leaves before the takeover takes the HTML along, and who comes back gets the skeleton', async () => {
    const { slot, place, shown } = stage([taking()], serverHtml);
    slot.open();
    slot.close();
    expect(place.children).toHaveLength(0);
    slot.open();
    expect(shown.at(-1)).toBe('skeleton');
  });

  test('M3 · HTML of another path, of another remote or of another layout is not taken over', () => {
    const place = document.createElement('div');
    const found = serverHtml(place)!;
    expect(found.version).toBe('2');
    const page = {
      remote: 'mfe-a',
      version: '2',
      path: '/a',
      language: 'en',
      header: 'out',
      at: '',
      answers: [],
    };
    const find = (more: object, path = '/a') =>
      findRenderedSlot({ ...page, ...more } as RenderedPage, place, path);
    expect(find({})).not.toBeNull();
    expect(find({}, '/b')).toBeNull();
    expect(find({ remote: 'mfe-b' })).toBeNull();
    place.querySelector('p')!.parentElement!.remove();
    expect(find({})).toBeNull();
    expect(findRenderedSlot(null, place, '/a')).toBeNull();
  });
});
