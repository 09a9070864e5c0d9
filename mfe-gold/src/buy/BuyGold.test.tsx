import { ApiError } from '@sanchay/api-client';
import type { CallBody } from '@sanchay/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asha, goldOrder, heldPrice, renderGold } from '../testGold.ts';

const answers = {
  goldCurrentPrice: heldPrice(),
  createGoldOrder: { status: 'success' as const, data: goldOrder() },
};
const payment = () => screen.findByRole('button', { name: /^Pay/ });
const placed = (calls: { name: string; options: unknown }[]) =>
  calls
    .filter(({ name }) => name === 'createGoldOrder')
    .map(({ options }) => options as { body: CallBody<'createGoldOrder'>; idempotencyKey: string });

describe('/gold/buy', () => {
  // A browser that opens no window, unless a test gives one.
  beforeEach(() => void jest.spyOn(window, 'open').mockReturnValue(null));
  afterEach(() => {
    jest.restoreAllMocks();
    window.location.hash = '';
  });

  it('G1 · starts at ₹250 and shows to the paisa what that comes to', async () => {
    await renderGold({ at: '/gold/buy', answers, session: asha() });
    expect(await screen.findByLabelText('You pay')).toHaveValue('250');
    expect(await screen.findByText('0.0821 g')).toBeInTheDocument();
    expect(screen.getByText('₹242.72')).toBeInTheDocument();
    expect(screen.getAllByText('₹3.64')).toHaveLength(2);
    expect(screen.getByText('₹3,042.24')).toBeInTheDocument();
    expect(await payment()).toHaveTextContent('Pay ₹250.00');
    expect(screen.getByText('From ₹10 to ₹1,80,000 in one order, tax included.')).toBeInTheDocument();
    expect(screen.getByText('Not regulated by SEBI')).toBeInTheDocument();
  });

  it('G1 · places the order at the held price, once for a double click, and goes to the payment page', async () => {
    const { client } = await renderGold({ at: '/gold/buy?by=rupees&value=1000', answers, session: asha() });
    await userEvent.dblClick(await payment());
    await waitFor(() => expect(window.location.hash).toBe('#pay-1'));
    expect(placed(client.calls)).toEqual([
      {
        body: { block_id: 'block-1', side: 'buy', method: 'upi', amount: 1000 },
        idempotencyKey: 'gold-block-1-rupees-1000-upi',
      },
    ]);
  });

  const gateway = () => {
    const opened = { closed: false, close: jest.fn(), location: { replace: jest.fn() } };
    const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    return { opened, open };
  };

  it('S17 · the payment page opens in a window at the click; whoever comes back sees how the payment stands', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { opened, open } = gateway();
    const { visited } = await renderGold({
      at: '/gold/buy',
      answers: { ...answers, createGoldOrder: () => held.then(() => answers.createGoldOrder) },
      session: asha(),
    });
    await userEvent.dblClick(await payment());
    expect(open.mock.calls).toEqual([['about:blank', '_blank', 'popup,width=480,height=760']]);
    expect(opened.location.replace).not.toHaveBeenCalled();
    answer();
    await waitFor(() => expect(opened.location.replace.mock.calls).toEqual([['http://localhost/#pay-1']]));
    expect([visited, window.location.hash]).toEqual([[], '']);
    window.dispatchEvent(
      new MessageEvent('message', { data: 'redirect_complete', origin: 'https://evil.example' }),
    );
    expect(visited).toEqual([]);
    window.dispatchEvent(
      new MessageEvent('message', { data: 'redirect_complete', origin: 'http://localhost' }),
    );
    await waitFor(() => expect(visited).toEqual(['/gold/orders?payment=pay-1']));
  });

  it('S17 · whoever closes the window is led to the order, which can still be paid', async () => {
    const { opened } = gateway();
    const { visited } = await renderGold({
      at: '/gold/buy',
      answers,
      session: asha(),
      config: { popupPollInterval: 5 },
    });
    await userEvent.click(await payment());
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledTimes(1));
    opened.closed = true;
    await waitFor(() => expect(visited).toEqual(['/gold/orders?payment=pay-1']));
  });

  it('S17 · the window closes when the order is refused', async () => {
    const { opened } = gateway();
    await renderGold({
      at: '/gold/buy',
      answers: {
        ...answers,
        createGoldOrder: () => {
          throw new ApiError({ kind: 'refused', code: 'no', message: 'Not today.' });
        },
      },
      session: asha(),
    });
    await userEvent.click(await payment());
    expect(await screen.findByText('Not today.')).toBeInTheDocument();
    expect(opened.close).toHaveBeenCalledTimes(1);
    expect(opened.location.replace).not.toHaveBeenCalled();
  });

  it('X5 · the order is critical until the server has answered, and no longer when the page is left', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const createGoldOrder = () => held.then(() => answers.createGoldOrder);
    const { critical } = await renderGold({
      at: '/gold/buy',
      answers: { ...answers, createGoldOrder },
      session: asha(),
    });
    await userEvent.click(await payment());
    await waitFor(() => expect(critical).toEqual(['gold order']));
    const atLeaving: number[] = [];
    window.addEventListener('hashchange', () => atLeaving.push(critical.length), { once: true });
    answer();
    await waitFor(() => expect(atLeaving).toEqual([0]));
    expect(window.location.hash).toBe('#pay-1');
  });

  it('G1 · by grams sends grams, and pays with what was chosen', async () => {
    const { client, location } = await renderGold({ at: '/gold/buy', answers, session: asha() });
    await userEvent.click(await screen.findByLabelText('Grams'));
    await userEvent.clear(screen.getByLabelText('You get'));
    await userEvent.type(screen.getByLabelText('You get'), '0.3287');
    await userEvent.selectOptions(screen.getByLabelText('Pay with'), 'Net banking');
    expect(location()).toBe('/gold/buy?by=grams&value=0.3287');
    await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹999.99' }));
    await waitFor(() => expect(placed(client.calls)).toHaveLength(1));
    expect(placed(client.calls)[0]!.body).toEqual({
      block_id: 'block-1',
      side: 'buy',
      method: 'netbanking',
      grams: 0.3287,
    });
  });

  it.each([
    ['rupees', '5', 'The smallest order is ₹10, tax included.'],
    ['rupees', '180001', 'One order can be at most ₹1,80,000, tax included.'],
    ['grams', '0.001', 'That is less than ₹10, the smallest order.'],
    ['grams', '60', 'That is more than ₹1,80,000, the largest order.'],
  ])('G1 · %s of %s is refused beside the field and nothing is sent', async (by, value, words) => {
    const { client } = await renderGold({
      at: `/gold/buy?by=${by}&value=${value}`,
      answers,
      session: asha(),
    });
    expect(await screen.findByText(words)).toBeInTheDocument();
    await userEvent.click(await payment());
    expect(placed(client.calls)).toEqual([]);
  });

  it('G1 · an empty amount is asked for only when somebody wants to pay', async () => {
    const { client } = await renderGold({ at: '/gold/buy', answers, session: asha() });
    await userEvent.clear(await screen.findByLabelText('You pay'));
    expect(screen.queryByText('Enter an amount.')).toBeNull();
    await userEvent.click(await payment());
    expect(screen.getByText('Enter an amount.')).toBeInTheDocument();
    expect(placed(client.calls)).toEqual([]);
  });

  it('G1 · amounts to tap fill the field', async () => {
    await renderGold({ at: '/gold/buy', answers, session: asha() });
    await userEvent.click(await screen.findByRole('button', { name: '₹5,000' }));
    expect(screen.getByLabelText('You pay')).toHaveValue('5,000');
  });

  it('G1 · a price that ended is never sent: a new one is fetched and says that it is new', async () => {
    const clock = jest.spyOn(Date, 'now');
    const sleep = (ms: number) => {
      clock.mockReturnValue(started + ms);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    const started = 1_795_000_000_000;
    clock.mockReturnValue(started);
    let blocks = 0;
    const { client } = await renderGold({
      at: '/gold/buy',
      answers: { ...answers, goldCurrentPrice: () => heldPrice(`block-${(blocks += 1)}`) },
      session: asha(),
    });
    expect(await screen.findByRole('timer')).toHaveTextContent('4:58');
    sleep(297_001);
    expect(screen.getByRole('timer')).toHaveTextContent('0:01');
    expect(screen.queryByText(/This is the new one/)).toBeNull();
    sleep(298_000);
    expect(await screen.findByText(/The held price ended. This is the new one/)).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('4:58');
    await userEvent.click(screen.getByRole('button', { name: 'Pay ₹250.00' }));
    await waitFor(() => expect(placed(client.calls).map(({ body }) => body.block_id)).toEqual(['block-2']));
    expect(blocks).toBe(2);
  });

  it('G1 · while no price can be had there is nothing to pay', async () => {
    await renderGold({
      at: '/gold/buy',
      answers: {
        goldCurrentPrice: () => {
          throw new ApiError({
            kind: 'refused',
            code: 'gold_price_unavailable',
            message: 'There is no price of gold right now.',
          });
        },
      },
      session: asha(),
    });
    expect(await screen.findByText('There is no price of gold right now.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled();
  });

  it('G1 · a price that the server no longer holds is replaced, with its words', async () => {
    let blocks = 0;
    await renderGold({
      at: '/gold/buy',
      answers: {
        goldCurrentPrice: () => heldPrice(`block-${(blocks += 1)}`),
        createGoldOrder: () => {
          throw new ApiError({
            kind: 'validation',
            httpStatus: 422,
            code: 'price_expired',
            message: 'The held price has ended. Here is the new one.',
          });
        },
      },
      session: asha(),
    });
    await userEvent.click(await payment());
    expect(await screen.findByText('The held price has ended. Here is the new one.')).toBeInTheDocument();
    expect(screen.getByText('Nothing was charged.')).toBeInTheDocument();
    await waitFor(() => expect(blocks).toBe(2));
    expect(window.location.hash).toBe('');
  });

  it('G1 · what the server says about the amount stands beside the field', async () => {
    const words = 'One order can be at most ₹1,000, tax included.';
    await renderGold({
      at: '/gold/buy?by=rupees&value=5000',
      answers: {
        ...answers,
        createGoldOrder: () => {
          throw new ApiError({
            kind: 'validation',
            code: 'above_maximum',
            message: words,
            errors: { amount: [words] },
          });
        },
      },
      session: asha(),
    });
    await userEvent.click(await payment());
    expect(await screen.findByLabelText('You pay')).toHaveAccessibleDescription(
      expect.stringContaining(words),
    );
    await userEvent.type(screen.getByLabelText('You pay'), '0');
    expect(screen.queryByText(words)).toBeNull();
  });

  it('G1 · a lost answer says that trying again does not buy twice, and sends the same key', async () => {
    const { client } = await renderGold({
      at: '/gold/buy',
      answers: {
        ...answers,
        createGoldOrder: () => {
          throw new ApiError({ kind: 'unsure' });
        },
      },
      session: asha(),
    });
    await userEvent.click(await payment());
    expect(await screen.findByText('Trying again at this price will not buy twice.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your gold orders' })).toBeInTheDocument();
    const later = performance.now() + 501;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    await userEvent.click(await payment());
    await waitFor(() => expect(placed(client.calls)).toHaveLength(2));
    const [first, second] = placed(client.calls);
    expect(second!.idempotencyKey).toBe(first!.idempotencyKey);
  });

  it('G1 · anybody sees price and preview, and is led to log in and back to the same amount', async () => {
    await renderGold({ at: '/gold/buy?by=grams&value=1', answers });
    expect(await screen.findByText('1.0000 g')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in to buy' })).toHaveAttribute(
      'href',
      '/login?next=%2Fgold%2Fbuy%3Fby%3Dgrams%26value%3D1',
    );
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('G1 · an account that is not ready is told so and led on', async () => {
    const kyc = { id: 'k-1', pan_kyc_status: 1, kyc_form_check_status: 0, esign_status: null } as const;
    const facts = { onboarding_state: 5, mode_of_investment: 'sole', kyc } as const;
    const onboardingStatus = {
      status: 'success' as const,
      data: { ...facts, has_bank: false, has_risk_profile: true },
    };
    const { bus } = await renderGold({
      at: '/gold/buy',
      answers: { ...answers, onboardingStatus },
      session: asha(5),
    });
    expect(await screen.findByText('Your account is not ready to buy yet')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Finish setting up' })).toHaveAttribute(
        'href',
        '/bank-solo-setup',
      ),
    );
    act(() => bus.emit('account/switched', { portfolioId: 'p2', name: 'Family', onboardingState: 13 }));
    expect(await payment()).toBeEnabled();
  });
});
