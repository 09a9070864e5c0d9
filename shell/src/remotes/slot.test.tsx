import { remote, stage, type FakeRemote } from './testing/slotStage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const passed = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

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

  test('X2 · M46 a disabled area is covered by its card with the tree as it is behind, and comes back as it was', async () => {
    const fake = remote(async ({ element }) => {
      element.innerHTML = '<input>';
    });
    const { slot, place, shown, cards, retry, rechecked, data } = stage([fake]);
    slot.open();
    await passed();
    const input = place.querySelector('input')!;
    input.value = '5000';
    slot.setDisabled(true);
    slot.setDisabled(true);
    expect(shown.filter((one) => one === 'card disabled')).toHaveLength(1);
    expect(cards.at(-1)).toMatchObject({ kind: 'disabled', message: { en: 'Back at 6 pm.' } });
    expect(data()).toMatchObject({ remoteState: 'failed', remoteFailure: 'disabled' });
    const behind = input.closest<HTMLElement>('[hidden]');
    expect([behind?.hidden, behind?.inert, fake.unmounted]).toEqual([true, true, 0]);
    retry();
    expect(rechecked()).toBe(1);
    slot.setDisabled(false);
    expect(data()).toEqual({ remote: 'mfe-a', remoteState: 'mounted', remoteVersion: '2' });
    expect([shown.at(-1), input.value, input.closest('[hidden]')]).toEqual(['clear', '5000', null]);
  });

  test('X2 · M46 an area that is disabled while it loads is covered once it is mounted, and not after it was left', async () => {
    const { slot, data, shown } = stage([remote(), remote()]);
    slot.open();
    slot.setDisabled(true);
    await passed();
    expect(data()).toMatchObject({ remoteFailure: 'disabled' });
    slot.close();
    slot.setDisabled(false);
    expect(shown.at(-1)).toBe('clear');
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

  test('X5 · an effect of the first commit that throws shows the card, though the mount ends well', async () => {
    const fake = remote(async (context) => context.onCrash(new Error('thrown in an effect')));
    const { slot, cards, failures, data } = stage([fake]);
    slot.open();
    await passed();
    expect(cards).toMatchObject([{ remote: 'mfe-a', kind: 'mount' }]);
    expect(failures).toMatchObject([{ kind: 'mount', version: '2' }]);
    expect(data().remoteState).toBe('failed');
    expect(fake.unmounted).toBe(1);
  });

  test('X5 · a mount that throws shows the card with the code of its report, and Retry mounts again without a reload', async () => {
    let broken = true;
    const fake = remote(async () => {
      if (broken) throw new Error('boom');
    });
    const { slot, place, cards, failures, retry, data } = stage([fake, fake]);
    slot.open();
    await passed();
    expect(cards).toEqual([
      { remote: 'mfe-a', kind: 'mount', id: failures[0]!.id, readable: false, message: null },
    ]);
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
        contracts: '^2.0.0',
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

  test('X5 · Retry does nothing on a card whose area was left', async () => {
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
