import { defaultConfig } from '@sanchay/contracts';
import type { RenderedPage } from '@sanchay/contracts';
import { createBus } from '@sanchay/event-bus';
import type { MountContext, RemoteModule } from '@sanchay/remote-kit';
import { criticalOperations } from './critical.ts';
import { Slot } from './slot.ts';
import type { CardContent } from './slot.ts';
import { loadStage } from './testing/loadStage.ts';
import type { Answer } from './testing/loadStage.ts';
import { findRenderedSlot } from '../takeover/renderedSlot.ts';
import type { RenderedSlot } from '../takeover/renderedSlot.ts';
import { plainRelease } from '../../testing/signedRegistry.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const passed = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

interface FakeRemote extends Record<string, unknown> {
  default: RemoteModule;
  contexts: MountContext[];
  unmounted: number;
}

/** A remote that writes its name into its element, counts, and can be told to do otherwise. */
function remote(mount?: (context: MountContext) => Promise<void>): FakeRemote {
  const fake: FakeRemote = {
    contexts: [],
    unmounted: 0,
    default: {
      contracts: '^1.0.0',
      async mount(context) {
        fake.contexts.push(context);
        context.element.textContent = 'the remote';
        await mount?.(context);
        return {
          async unmount() {
            fake.unmounted += 1;
          },
        };
      },
    },
  };
  return fake;
}

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

function stage(answers: Answer[], rendered: (place: HTMLElement) => RenderedSlot | null = () => null) {
  const place = document.createElement('div');
  const shown: string[] = [];
  const cards: CardContent[] = [];
  let retry: () => void = () => undefined;
  const load = loadStage(answers, {
    candidate: async () => ({
      version: '2',
      release: plainRelease('mfe-a', '2', { publishes: ['cart/changed'], listens: ['order/changed'] }),
    }),
  });
  const bus = createBus({ production: true, report: ({ error }) => shown.push(String(error)) });
  const critical = criticalOperations(window);
  const slot = new Slot({
    name: 'mfe-a',
    place: () => place,
    rendered: rendered(place),
    face: {
      skeleton: () => shown.push('skeleton'),
      card: (_element, content, again) => {
        shown.push(`card ${content.kind}`);
        cards.push(content);
        retry = again;
      },
      clear: () => shown.push('clear'),
    },
    bus,
    critical,
    platform: {
      navigate: () => undefined,
      signedIn: async () => undefined,
      userChanged: async () => undefined,
      config: defaultConfig,
    },
    load: load.ports,
  });
  return {
    ...load,
    slot,
    place,
    shown,
    cards,
    bus,
    critical,
    retry: () => retry(),
    data: () => ({ ...(place.firstElementChild as HTMLElement | null)?.dataset }),
  };
}

describe('a slot', () => {
  test('X5 · the skeleton stands before anything was loaded, and the remote replaces it', async () => {
    const { slot, place, shown, data } = stage([remote()]);
    slot.open();
    expect(shown).toEqual(['skeleton']);
    expect(data()).toEqual({ remote: 'mfe-a', remoteState: 'loading' });
    await passed();
    expect(data()).toEqual({ remote: 'mfe-a', remoteState: 'mounted', remoteVersion: '2' });
    expect(place.textContent).toBe('the remote');
    expect(shown).toEqual(['skeleton', 'clear']);
  });

  test('X5 · leaving takes the tree away, unmounts once, ends the bus scope and what was critical', async () => {
    const fake = remote();
    const { slot, place, critical } = stage([fake]);
    slot.open();
    await passed();
    const [context] = fake.contexts;
    let completed = false;
    context!.bus.on('order/changed').subscribe({ complete: () => (completed = true) });
    context!.critical('order');
    expect(critical.any()).toBe(true);
    slot.close();
    slot.close();
    await passed();
    expect(place.children).toHaveLength(0);
    expect(fake.unmounted).toBe(1);
    expect(completed).toBe(true);
    expect(critical.any()).toBe(false);
    context!.critical('too late');
    expect(critical.any()).toBe(false);
  });

  test('X6 · the bus is narrowed to what the release declares', async () => {
    const fake = remote();
    const { slot, shown, bus } = stage([fake]);
    slot.open();
    await passed();
    const scope = fake.contexts[0]!.bus;
    const heard: unknown[] = [];
    bus.on('cart/changed').subscribe((event) => heard.push(event));
    scope.emit('cart/changed', { cartId: 'c', revision: 1, count: 2 });
    expect(heard).toEqual([{ cartId: 'c', revision: 1, count: 2 }]);
    scope.on('nav/published').subscribe((event) => heard.push(event));
    bus.emit('nav/published', { date: '2026-11-21' });
    expect(heard).toHaveLength(1);
    expect(shown.at(-1)).toContain('nav/published');
  });

  test('X5 · after five seconds the card stands while loading goes on behind it, and success replaces the card', async () => {
    const { slot, shown, data } = stage(['hang', remote()]);
    slot.open();
    await passed(4_999);
    expect(shown).toEqual(['skeleton']);
    await passed(1);
    expect(shown).toEqual(['skeleton', 'card timeout']);
    expect(data()).toMatchObject({ remoteState: 'failed', remoteFailure: 'timeout' });
    await passed(400);
    expect(data()).toEqual({ remote: 'mfe-a', remoteState: 'mounted', remoteVersion: '2' });
    expect(shown.at(-1)).toBe('clear');
  });

  test('X5 · Retry while healing goes on begins anew at once', async () => {
    const { slot, shown, asked, retry, data } = stage(['hang', 'hang', remote()]);
    slot.open();
    await passed(5_000);
    retry();
    expect(shown.at(-1)).toBe('skeleton');
    await passed(400);
    expect(asked).toEqual(['2', '2 fresh']);
    await passed(20_000);
    expect(data().remoteState).toBe('mounted');
  });

  test('X5 · a mount that throws shows the card with the code of its report, and Retry mounts again without a reload', async () => {
    let broken = true;
    const fake = remote(async () => {
      if (broken) throw new Error('boom');
    });
    const { slot, place, cards, failures, retry, data } = stage([fake, fake]);
    slot.open();
    await passed();
    expect(cards).toEqual([{ remote: 'mfe-a', kind: 'mount', id: failures[0]!.id }]);
    expect(place.textContent).toBe('');
    broken = false;
    retry();
    expect(data()).toMatchObject({ remoteState: 'loading' });
    await passed();
    expect(data()).toMatchObject({ remoteState: 'mounted' });
    expect(place.textContent).toBe('the remote');
  });

  test('X5 · a tree that breaks later is unmounted and its card shown; what it does afterwards reaches nobody', async () => {
    const fake = remote();
    const { slot, place, failures, data } = stage([fake]);
    slot.open();
    await passed();
    const [context] = fake.contexts;
    context!.onCrash(new Error('render'));
    await passed();
    expect(data()).toMatchObject({ remoteState: 'failed', remoteFailure: 'render' });
    expect(fake.unmounted).toBe(1);
    context!.element.textContent = 'a late write';
    context!.onCrash(new Error('again'));
    expect(place.textContent).toBe('');
    expect(failures).toMatchObject([{ kind: 'render', version: '2', owner: 'a-team' }]);
  });

  test('X5 · a tree that an extension broke stands again in a new element', async () => {
    const fake = remote();
    const { slot, shown, data } = stage([fake]);
    slot.open();
    await passed();
    fake.contexts[0]!.onCrash(
      Object.assign(new Error("Failed to execute 'removeChild' on 'Node'"), { name: 'NotFoundError' }),
    );
    await passed();
    expect(fake.contexts).toHaveLength(2);
    expect(fake.contexts[1]!.element).not.toBe(fake.contexts[0]!.element);
    expect(fake.unmounted).toBe(1);
    expect(data()).toMatchObject({ remoteState: 'mounted' });
    expect(shown.filter((face) => face.startsWith('card'))).toEqual([]);
  });

  test('X5 · an unmount that throws is reported and harms nobody', async () => {
    const stuck: FakeRemote = {
      ...remote(),
      default: {
        contracts: '^1.0.0',
        mount: async () => ({ unmount: () => Promise.reject(new Error('stuck')) }),
      },
    };
    const { slot, place, failures } = stage([stuck]);
    slot.open();
    await passed();
    slot.close();
    await passed();
    expect(place.children).toHaveLength(0);
    expect(failures).toMatchObject([{ kind: 'render', version: '2', cause: new Error('stuck') }]);
  });

  test('X5 · an error that people can live with is reported, and the tree stays', async () => {
    const fake = remote();
    const { slot, failures, data } = stage([fake]);
    slot.open();
    await passed();
    fake.contexts[0]!.onError(new Error('recoverable'));
    expect(failures).toMatchObject([{ kind: 'render', remote: 'mfe-a' }]);
    expect(data()).toMatchObject({ remoteState: 'mounted' });
  });

  test('X5 · Retry of a card whose area was left does nothing', async () => {
    const { slot, asked, retry } = stage([new Error('Failed')]);
    slot.open();
    await passed();
    slot.close();
    const before = asked.length;
    retry();
    await passed(20_000);
    expect(asked).toHaveLength(before);
  });
});

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
    const words = place.querySelector('p');
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
    expect(place.querySelector('p')).toBe(words);
    expect(place.children).toHaveLength(1);
    const [context] = fake.contexts;
    expect(context!.rendered).toEqual({
      host: words!.parentElement,
      answers: [{ name: 'fundAmcs', options: {}, data: 1 }],
    });
    expect(context!.element).toBe(words!.parentElement!.parentElement);
    expect(context!.renderedAt).toBe('2026-11-21');
  });

  test('M3 · five seconds are no reason for a card over readable words; a failure is told above them', async () => {
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
