import { ApiError } from '@sanchay/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import { asha, buyAnswers, buyWithOtp, heldPrice, placed, renderGold } from '../testGold.ts';

describe('the held price of /gold/buy', () => {
  // A browser that opens no window, unless a test gives one.
  beforeEach(() => void jest.spyOn(window, 'open').mockReturnValue(null));
  afterEach(() => {
    jest.restoreAllMocks();
    window.location.hash = '';
  });

  it('G1 · a price that ended is never sent: a new one is fetched and labelled as new', async () => {
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
      answers: { ...buyAnswers, goldCurrentPrice: () => heldPrice(`block-${(blocks += 1)}`) },
      session: asha(),
    });
    expect(await screen.findByRole('timer')).toHaveTextContent('4:58');
    sleep(297_001);
    expect(screen.getByRole('timer')).toHaveTextContent('0:01');
    expect(screen.queryByText(/This is the new one/)).toBeNull();
    sleep(298_000);
    expect(await screen.findByText(/The price was updated/)).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('4:58');
    expect(screen.getByRole('button', { name: 'Pay ₹250.00' })).toBeEnabled();
    await buyWithOtp();
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
        ...buyAnswers,
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
    await buyWithOtp();
    expect(await screen.findByText('The held price has ended. Here is the new one.')).toBeInTheDocument();
    expect(screen.getByText('No money was taken.')).toBeInTheDocument();
    await waitFor(() => expect(blocks).toBe(2));
    expect(window.location.hash).toBe('');
  });
});
