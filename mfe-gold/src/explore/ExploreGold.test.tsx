import { ApiError } from '@sanchay/api-client';
import { defaultConfig } from '@sanchay/contracts';
import { encodeNavs } from '@sanchay/finance';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asha, heldPrice, renderGold } from '../testGold.ts';

// The canvas behind the chart is tested where it is made.
jest.mock('./PriceChart.tsx', () => ({ PriceChart: () => <p>chart</p> }));

const gold_prices = [
  { date: '2025-11-20', price: 10_000 },
  { date: '2026-11-19', price: 12_600 },
  { date: '2026-11-20', price: 12_498.5 },
];
const answers = { goldPrices: { gold_prices }, goldCurrentPrice: heldPrice() };

describe('/gold', () => {
  it('G1 · shows anybody the price, how it moved, the tax and the way to buy', async () => {
    await renderGold({ at: '/gold', answers });
    expect(await screen.findByText('₹12,498.50')).toBeInTheDocument();
    expect(screen.getByText('24K gold · 20 Nov 2026')).toBeInTheDocument();
    expect(screen.getByText('−₹101.50')).toBeInTheDocument();
    expect(screen.getByText('(+24.99%)')).toBeInTheDocument();
    expect(await screen.findByText('₹2,953.63')).toBeInTheDocument();
    expect(screen.getByText('Incl. 3% GST')).toBeInTheDocument();
    expect(screen.getByText('₹3,042.24')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Buy gold' })).toHaveAttribute('href', '/gold/buy');
    expect(screen.queryByRole('link', { name: 'Gold orders' })).toBeNull();
    expect(screen.getByText('24K, 99.9%')).toBeInTheDocument();
    expect(screen.getByText('₹10 to ₹1,80,000')).toBeInTheDocument();
    expect(document.title).toBe('Gold · Sanchay');
  });

  it('G1 · always states that digital gold is outside the regulator’s perimeter, and in the sandbox that prices are invented', async () => {
    await renderGold({ at: '/gold', answers, config: { ...defaultConfig, sandbox: true } });
    expect(screen.getByText('Not regulated by SEBI')).toBeInTheDocument();
    expect(screen.getByText('Sample market data')).toBeInTheDocument();
  });

  it('G1 · leads a signed-in user to their orders', async () => {
    await renderGold({ at: '/gold', answers, session: asha() });
    expect(screen.getByRole('link', { name: 'Gold orders' })).toHaveAttribute('href', '/gold/orders');
  });

  it('G1 · reports when prices did not load, and retries', async () => {
    let broken = true;
    const { client } = await renderGold({
      at: '/gold',
      answers: {
        ...answers,
        goldPrices: () => {
          if (broken) throw new ApiError({ kind: 'refused', code: 'server', requestId: 'request-7' });
          return { gold_prices };
        },
      },
    });
    expect(await screen.findByText('If you contact support, quote request-7.')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('₹12,498.50')).toBeInTheDocument();
    expect(client.calls.filter(({ name }) => name === 'goldPrices').length).toBeGreaterThan(1);
  });

  it('G1 · reads the packed prices as the rows, and damaged bytes are a failed read', async () => {
    const packed = encodeNavs(gold_prices.map(({ date, price }) => ({ date, nav: price })));
    const { unmount } = await renderGold({
      at: '/gold',
      answers: { ...answers, goldPrices: packed as never },
    });
    expect(await screen.findByText('₹12,498.50')).toBeInTheDocument();
    expect(screen.getByText('−₹101.50')).toBeInTheDocument();
    unmount();
    await renderGold({ at: '/gold', answers: { ...answers, goldPrices: packed.slice(0, -2) as never } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByText('24K, 99.9%')).toBeInTheDocument();
  });

  it('G1 · a non-resident reads the reason in place of the way to buy', async () => {
    const refusal = { code: 'not_for_non_residents', message: 'Digital gold is for residents.' };
    await renderGold({ at: '/gold', answers: { ...answers, goldCurrentPrice: { ...heldPrice(), refusal } } });
    expect(await screen.findByText('Digital gold is for residents.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Buy gold' })).toBeNull();
  });

  it('G1 · without prices shows when they will come', async () => {
    await renderGold({ at: '/gold', answers: { ...answers, goldPrices: { gold_prices: [] } } });
    expect(await screen.findByText('No prices yet')).toBeInTheDocument();
  });

  it('G1 · reads in Hindi', async () => {
    await renderGold({ at: '/gold', answers, language: 'hi' });
    expect(await screen.findByRole('heading', { level: 1, name: 'गोल्ड' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'गोल्ड खरीदें' })).toBeInTheDocument();
  });
});
