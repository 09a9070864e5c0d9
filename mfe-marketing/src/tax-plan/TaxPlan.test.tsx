import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/openPage.ts';
import { ruleAnswer } from '../testing/ruleAnswer.ts';

const open = (answers = ruleAnswer()) =>
  openPage('/triple-win-tax-plan', { answers: { datedRules: answers } });

describe('/triple-win-tax-plan', () => {
  test('M1 · the three wins are shown with current figures', async () => {
    await open();
    const elss = await screen.findByRole('region', { name: '1. Invest in ELSS and claim 80C' });
    expect(elss).toHaveTextContent('up to ₹1,50,000 a year');
    expect(elss).toHaveTextContent('Available only in the old tax regime.');
    expect(elss).toHaveTextContent('locked in for 3 years from allotment');
    expect(elss).toHaveTextContent('Units allotted on 20 Nov 2026 can be redeemed from 21 Nov 2029.');
    expect(
      within(elss)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['Your tax slabTax saved', '5%₹7,800', '20%₹31,200', '30%₹46,800']);
    const hold = screen.getByRole('region', { name: '2. Stay invested for over 12 months' });
    expect(hold).toHaveTextContent('₹2,00,000 × 20%');
    expect(hold).toHaveTextContent('(₹2,00,000 − ₹1,25,000) × 12.5%');
    expect(hold).toHaveTextContent('Tax saved₹30,625');
    const harvest = screen.getByRole('region', { name: '3. Harvest your gains every year' });
    expect(harvest).toHaveTextContent('up to ₹1,25,000 × 12.5% = ₹15,625 a year');
    expect(harvest).toHaveTextContent('Redeemed once at the end₹62,500');
    expect(harvest).toHaveTextContent('0.005% stamp duty');
  });

  test('M1 · rates that are past are shown with their dates and marked', async () => {
    await open();
    const rates = await screen.findByRole('region', { name: 'Tax rates and dates' });
    const rows = within(rates)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows[1]).toMatch(/^LTCG on equity fundsfrom 23 Jul 2024.*12\.5%$/);
    expect(rows[2]).toMatch(/^LTCG on equity funds1 Apr 2018 to 22 Jul 2024 · expired.*expired10%$/);
    expect(rows).toHaveLength(10);
    expect(rates).toHaveTextContent('Rules as on 20 Nov 2026.');
  });

  test('M1 · on another day the page has the figures of that day', async () => {
    await open(ruleAnswer('2024-03-31'));
    const harvest = await screen.findByRole('region', { name: '3. Harvest your gains every year' });
    expect(harvest).toHaveTextContent('up to ₹1,00,000 × 10% = ₹10,000 a year');
    expect(harvest).not.toHaveTextContent('12.5%');
  });

  test('M1 · a missing figure is shown as missing', async () => {
    await open(ruleAnswer('2026-11-20', []));
    expect(await screen.findAllByText(/One of today's rates isn't available/)).toHaveLength(3);
  });

  test('M1 · when the rules do not load, the page reports it and retries', async () => {
    const { client } = await openPage('/triple-win-tax-plan');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    client.answer({ datedRules: ruleAnswer() });
    await userEvent.setup().click(retry);
    expect(await screen.findByText(/₹15,625 a year/)).toBeVisible();
  });
});
