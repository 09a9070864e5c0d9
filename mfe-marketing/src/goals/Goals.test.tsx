import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/openPage.ts';

const result = () => screen.getByRole('region', { name: 'Your plan' });

describe('/goals', () => {
  test('M1 · eight goals are links, and the one of the address is planned', async () => {
    await openPage('/goals?goal=car&cost=1000000&years=10');
    const kinds = within(screen.getByRole('navigation', { name: 'Goal type' })).getAllByRole('link');
    expect(kinds.map((link) => link.getAttribute('href'))).toEqual([
      '/goals?goal=house',
      '/goals?goal=car',
      '/goals?goal=kidseducation',
      '/goals?goal=retirement',
      '/goals?goal=vacation',
      '/goals?goal=anniversary',
      '/goals?goal=growmymoney',
      '/goals?goal=taxsaver',
    ]);
    expect(kinds[1]).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('textbox', { name: 'Cost today' })).toHaveValue('10,00,000');
    expect(result()).toHaveTextContent('Monthly SIP needed₹9,357');
    expect(result()).toHaveTextContent('Cost after 10 years₹16,28,895');
    expect(result()).toHaveTextContent('Or one-time today₹8,28,047');
    expect(within(result()).getByRole('link', { name: 'Explore funds for SIP' })).toHaveAttribute(
      'href',
      '/mutual-funds/all?max_sip_min=9356',
    );
  });

  test('M1 · an answer changes the result and the address', async () => {
    const { location } = await openPage('/goals?goal=car');
    const user = userEvent.setup();
    const cost = screen.getByRole('textbox', { name: 'Cost today' });
    await user.clear(cost);
    await user.type(cost, '10 lakh');
    await user.clear(screen.getByRole('textbox', { name: 'Time to goal' }));
    await user.type(screen.getByRole('textbox', { name: 'Time to goal' }), '10');
    expect(result()).toHaveTextContent('Monthly SIP needed₹9,357');
    await screen.findByDisplayValue('10,00,000');
    expect(within(result()).getByRole('link', { name: 'More calculators' })).toHaveAttribute(
      'href',
      '/calculators/required-sip-calculator?target=1000000&years=10&rate=7&inflation=5',
    );
    expect(location()).toContain('goal=car');
  });

  test('M1 · an impossible answer is explained next to its field, and the last result stays', async () => {
    await openPage('/goals?goal=car');
    const user = userEvent.setup();
    await user.clear(screen.getByRole('textbox', { name: 'Time to goal' }));
    expect(screen.getByRole('textbox', { name: 'Time to goal' })).toBeInvalid();
    expect(result()).toHaveTextContent("One of your inputs isn't valid.");
    expect(result()).toHaveTextContent('Cost after 5 years₹10,21,025');
    expect(result()).not.toHaveTextContent('NaN');
  });

  test('M1 · a shared address with an impossible answer has no result until it is corrected', async () => {
    await openPage('/goals?goal=car&years=0');
    expect(result()).toHaveTextContent('Correct the highlighted fields to see the result.');
    expect(result()).not.toHaveTextContent('₹');
    const user = userEvent.setup();
    await user.clear(screen.getByRole('textbox', { name: 'Time to goal' }));
    await user.type(screen.getByRole('textbox', { name: 'Time to goal' }), '5');
    expect(result()).toHaveTextContent('Cost after 5 years₹10,21,025');
  });

  test('M1 · what is set aside already may be enough', async () => {
    await openPage('/goals?goal=car&saved=900000');
    expect(result()).toHaveTextContent('Your current savings are enough at this return.');
    expect(result()).toHaveTextContent('Monthly SIP needed₹0');
  });

  test('M1 · all goals stand side by side with what they cost on their day', async () => {
    await openPage('/goals');
    const table = screen.getByRole('table', { name: 'Compare all goals' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toHaveLength(9);
    expect(rows[2]).toBe('Car5 years₹8 L₹10.21 L₹14,179');
    expect(screen.getByText(/Assumes inflation of 5% and returns of 7% a year/)).toBeVisible();
  });
});
