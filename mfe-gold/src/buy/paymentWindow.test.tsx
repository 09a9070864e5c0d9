import { ApiError } from '@sanchay/api-client';
import { screen, waitFor } from '@testing-library/react';
import { asha, buyAnswers, buyWithOtp, renderGold } from '../testGold.ts';

describe('the payment page of /gold/buy', () => {
  // A browser that opens no window, unless a test gives one.
  beforeEach(() => void jest.spyOn(window, 'open').mockReturnValue(null));
  afterEach(() => {
    jest.restoreAllMocks();
    window.location.hash = '';
  });

  const gateway = () => {
    const opened = { closed: false, close: jest.fn(), location: { replace: jest.fn() } };
    const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    return { opened, open };
  };

  it('S17 · the payment page opens in a window right after the OTP; a user who comes back sees the state of the payment', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { opened, open } = gateway();
    const { visited } = await renderGold({
      at: '/gold/buy',
      answers: { ...buyAnswers, createGoldOrder: () => held.then(() => buyAnswers.createGoldOrder) },
      session: asha(),
    });
    await buyWithOtp('dblClick');
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

  it('S17 · a user who closes the window is led to the order, which can still be paid', async () => {
    const { opened } = gateway();
    const { visited } = await renderGold({
      at: '/gold/buy',
      answers: buyAnswers,
      session: asha(),
      config: { popupPollInterval: 5 },
    });
    await buyWithOtp();
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledTimes(1));
    opened.closed = true;
    await waitFor(() => expect(visited).toEqual(['/gold/orders?payment=pay-1']));
  });

  it('S17 · the window closes when the order is refused', async () => {
    const { opened } = gateway();
    await renderGold({
      at: '/gold/buy',
      answers: {
        ...buyAnswers,
        createGoldOrder: () => {
          throw new ApiError({ kind: 'refused', code: 'no', message: 'Not today.' });
        },
      },
      session: asha(),
    });
    await buyWithOtp();
    expect(await screen.findByText('Not today.')).toBeInTheDocument();
    expect(opened.close).toHaveBeenCalledTimes(1);
    expect(opened.location.replace).not.toHaveBeenCalled();
  });

  it('X5 · the order is critical until the server has answered, and no longer when the page is left', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const createGoldOrder = () => held.then(() => buyAnswers.createGoldOrder);
    const { critical } = await renderGold({
      at: '/gold/buy',
      answers: { ...buyAnswers, createGoldOrder },
      session: asha(),
    });
    await buyWithOtp();
    await waitFor(() => expect(critical).toEqual(['gold order']));
    const atLeaving: number[] = [];
    window.addEventListener('hashchange', () => atLeaving.push(critical.length), { once: true });
    answer();
    await waitFor(() => expect(atLeaving).toEqual([0]));
    expect(window.location.hash).toBe('#pay-1');
  });
});
