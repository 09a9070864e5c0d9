import { act, screen, waitFor } from '@testing-library/react';
import { emptyNetWorth, netWorthReply } from '../testing/netWorth.ts';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { aTask, holdingsReply, ordersReply, tasksReply } from '../testing/samples.ts';

const empty = {
  everyHolding: holdingsReply([]),
  orders: ordersReply([]),
  systematicPlans: { status: 'success', data: [] },
};

describe('live dashboard', () => {
  const asked = (calls: { name: string }[]) =>
    Object.fromEntries(
      Object.entries(Object.groupBy(calls, ({ name }) => name)).map(([name, all]) => [name, all!.length]),
    );
  const hero = { selector: 'h1 + div span' };
  const all = {
    netWorth: 1,
    netWorthMarks: 1,
    everyHolding: 1,
    goals: 1,
    orders: 1,
    systematicPlans: 1,
    tasks: 1,
  };
  const atFirst = all;

  async function open() {
    const rendered = await openPortfolio('/dashboard');
    await screen.findByText('₹8,15,954', hero);
    await waitFor(() => expect(asked(rendered.client.calls)).toEqual(atFirst));
    rendered.client.calls.length = 0;
    return rendered;
  }

  test.each([
    [
      'order/changed',
      { orderId: 'o-1', code: 'A', status: 'successful', portfolioId: 'pf-1' },
      Object.keys(all),
    ],
    ['holdings/changed', { portfolioId: 'pf-1' }, ['netWorth', 'netWorthMarks', 'everyHolding', 'goals']],
    ['nav/published', { date: '2026-11-23' }, ['netWorth', 'netWorthMarks', 'everyHolding', 'goals']],
    ['payment/changed', { paymentId: 'p', status: 'successful', portfolioId: 'pf-1' }, Object.keys(all)],
    ['cart/changed', { cartId: 'c', revision: 2, count: 1 }, ['orders', 'tasks']],
    [
      'systematic/changed',
      { planId: 's', status: 'active', portfolioId: 'pf-1' },
      ['systematicPlans', 'tasks'],
    ],
    ['mandate/changed', { mandateId: 'm', status: 'active', portfolioId: 'pf-1' }, ['tasks']],
    ['kyc/changed', { portfolioId: 'pf-1', onboardingState: 5 }, ['tasks']],
  ] as const)('P1 · %s refetches what it changes', async (name, payload, calls) => {
    const { bus, client } = await open();
    act(() => bus.emit(name, payload as never));
    await waitFor(() => expect(new Set(client.calls.map((call) => call.name))).toEqual(new Set(calls)));
  });

  test('P1 · a task that is done leaves the list without a reload', async () => {
    const { bus, client } = await open();
    client.answer({ tasks: tasksReply([aTask('sip_without_mandate', { count: 1 })]) });
    act(() => bus.emit('systematic/changed', { planId: 's', status: 'active', portfolioId: 'pf-1' }));
    expect(await screen.findByText('Set up autopay for your SIPs')).toBeVisible();
    client.answer({ tasks: tasksReply([]) });
    act(() => bus.emit('mandate/changed', { mandateId: 'm', status: 'active', portfolioId: 'pf-1' }));
    expect(await screen.findByText("You're all caught up")).toBeVisible();
    expect(screen.queryByText('Set up autopay for your SIPs')).not.toBeInTheDocument();
  });

  test('O8 · an account that becomes ready is reported to the page', async () => {
    const userChanged = jest.fn();
    const { bus } = await openPortfolio('/dashboard', { userChanged });
    await screen.findByText('₹8,15,954', hero);
    act(() => bus.emit('kyc/changed', { portfolioId: 'pf-1', onboardingState: 5 }));
    expect(userChanged).not.toHaveBeenCalled();
    act(() => bus.emit('kyc/changed', { portfolioId: 'pf-1', onboardingState: 13 }));
    expect(userChanged).toHaveBeenCalledTimes(1);
  });

  test('P1 · an order that is allotted turns up without a reload', async () => {
    const { bus, client } = await open();
    client.answer({ netWorth: netWorthReply({ value: 840_953.65 }) });
    act(() => bus.emit('holdings/changed', { portfolioId: 'pf-1' }));
    expect(await screen.findByText('₹8,40,954', hero)).toBeVisible();
  });

  describe('an account switch, whose address is the dashboard', () => {
    beforeEach(() => globalThis.history.replaceState(null, '', '/dashboard'));
    afterEach(() => globalThis.history.replaceState(null, '', '/'));
    const switchTo = (bus: Awaited<ReturnType<typeof open>>['bus'], portfolioId: string) =>
      act(() => bus.emit('account/switched', { portfolioId, name: 'Joint', onboardingState: 13 }));

    test('S4 · the page of the former account is not requested for the new one while the router still follows', async () => {
      const { bus, client } = await openPortfolio('/portfolio');
      switchTo(bus, 'pf-1');
      expect(await screen.findByRole('heading', { name: 'Portfolio' })).toBeVisible();
      client.calls.length = 0;
      switchTo(bus, 'pf-2');
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Portfolio' })).toBeNull());
      expect(client.calls).toEqual([]);
    });

    test('P7 · another portfolio that becomes current is shown alone: nothing of the former one stays', async () => {
      const { bus, client } = await open();
      switchTo(bus, 'pf-1');
      let arrive: (value: typeof emptyNetWorth) => void = () => undefined;
      client.answer({ ...empty, netWorth: () => new Promise((resolve) => (arrive = resolve)) });
      switchTo(bus, 'pf-2');
      await waitFor(() => expect(screen.queryByText('₹8,15,954', hero)).not.toBeInTheDocument());
      expect(screen.queryByText('Parvat Flexi Cap')).not.toBeInTheDocument();
      act(() => arrive(emptyNetWorth));
      expect(await screen.findByRole('heading', { name: 'Asha, make your first investment' })).toBeVisible();
      // Without a history there is no chart that needs its flows.
      const shown = Object.keys(atFirst).filter((name) => name !== 'netWorthMarks');
      expect(new Set(client.calls.map(({ name }) => name))).toEqual(new Set(shown));
    });
  });
});
