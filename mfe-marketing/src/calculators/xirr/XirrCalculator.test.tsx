import { renderRemote } from '@sanchay/test-kit';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MarketingRoutes } from '../../routes.tsx';
import { WORDS, wordLoaders } from '../../words.ts';

async function open(query = '') {
  const rendered = await renderRemote(MarketingRoutes, {
    name: WORDS,
    words: wordLoaders,
    at: `/calculators/xirr-calculator${query}`,
  });
  await screen.findByRole('heading', { level: 1, name: 'XIRR calculator' });
  return rendered;
}

const result = () => screen.getByRole('region', { name: 'Your result' });
const payment = (place: number) => within(screen.getByRole('group', { name: `Payment ${place}` }));
const paste = async (text: string) => {
  await userEvent.click(screen.getByText('Paste a list'));
  fireEvent.change(screen.getByRole('textbox', { name: /One payment a line/ }), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: 'Use this list' }));
};

describe('XIRR calculator', () => {
  test('M2 · the rate of the payments of an address', async () => {
    await open('?d=2023-01-01&a=-10000&d=2024-01-01&a=11000');
    expect(result()).toHaveTextContent('Return a year (XIRR)10.00%1 Jan 2023 – 1 Jan 2024');
    expect(result()).toHaveTextContent('Paid in all₹10,000');
    expect(result()).toHaveTextContent('Received in all₹11,000');
  });

  test('M2 · rows are changed, added and removed, and the rate follows', async () => {
    await open('?d=2023-01-01&a=-10000&d=2024-01-01&a=11000');
    fireEvent.change(payment(2).getByRole('textbox', { name: 'Amount' }), { target: { value: '₹ 12,000' } });
    expect(result()).toHaveTextContent('20.00%');
    await userEvent.click(screen.getByRole('button', { name: 'Add a payment' }));
    expect(result()).toHaveTextContent('20.00%');
    fireEvent.change(payment(3).getByLabelText('Date'), { target: { value: '2024-01-01' } });
    expect(result()).toHaveTextContent('Complete the marked rows, and the rate appears here.');
    fireEvent.change(payment(3).getByRole('textbox', { name: 'Amount' }), { target: { value: '-1000' } });
    expect(payment(3).getByRole('combobox', { name: 'You' })).toHaveValue('paid');
    expect(result()).toHaveTextContent('10.00%');
    await userEvent.click(screen.getByRole('button', { name: 'Remove payment 3' }));
    expect(result()).toHaveTextContent('20.00%');
  });

  test.each([
    ['?d=2023-01-01&a=-100', 'A rate needs at least two payments.'],
    ['?d=2023-01-01&a=-100&d=2024-01-01&a=-5', 'All rows are money paid.'],
    ['?d=2023-01-01&a=100&d=2024-01-01&a=5', 'All rows are money received.'],
    ['?d=2023-01-01&a=-100&d=2023-01-01&a=5', 'All payments are on one day.'],
    [
      '?d=2023-01-01&a=-1&d=2023-01-02&a=1000000000',
      'No yearly rate from −99.99% to 10,00,000% describes these payments',
    ],
    ['?d=2023-02-30&a=-1&d=2023-01-02&a=10', 'Complete the marked rows'],
    ['?d=2023-01-01&a=-5&d=2023-01-01&a=5&d=2024-01-01&a=7', 'cancel out, and only one of the two is left'],
  ])('M2 · %s has no rate, in words', async (query, words) => {
    await open(query);
    expect(result()).toHaveTextContent(words);
    expect(document.body).not.toHaveTextContent(/NaN|Infinity/);
  });

  test('M2 · several rates are all shown, and none is called the return', async () => {
    await open('?d=2021-01-01&a=-1000&d=2022-01-01&a=2680&d=2023-01-01&a=-1783.5');
    expect(result()).toHaveTextContent('More than one yearly rate explains these payments: 23.00% · 45.00%.');
    expect(result()).not.toHaveTextContent('Return a year');
  });

  test.each([
    ['0', 'This must be more than 0.'],
    ['lots', 'We could not read this as a number.'],
    ['', 'Enter a number.'],
    ['9999999999999', 'The highest possible is ₹1 Lac Cr.'],
  ])('M2 · an amount of %j is explained beside it', async (text, words) => {
    await open();
    const amount = payment(1).getByRole('textbox', { name: 'Amount' });
    fireEvent.change(amount, { target: { value: text } });
    expect(amount).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(amount).toHaveValue(text);
  });

  test('M2 · a pasted list takes the place of the rows', async () => {
    await open();
    await paste('Date\tAmount\n01/01/2023\t-1,00,000\n01/01/2024\t1,10,000');
    expect(result()).toHaveTextContent('10.00%');
    expect(screen.getAllByRole('group', { name: /^Payment/ })).toHaveLength(2);
  });

  test('M2 · a line that cannot be read is told, and the rows stay', async () => {
    await open();
    await paste('2023-01-01 -5\nnonsense');
    expect(screen.getByRole('textbox', { name: /One payment a line/ })).toHaveAccessibleDescription(
      expect.stringContaining('Line 2 is not a date and an amount: nonsense'),
    );
    expect(screen.getAllByRole('group', { name: /^Payment/ })).toHaveLength(4);
  });

  test('M2 · a thousand payments have their rate, thirty of them are shown at first', async () => {
    await open();
    const lines = Array.from({ length: 999 }, (_, day) => `${2000 + (day % 25)}-01-01 -100`);
    await paste([...lines, '2026-01-01 400000'].join('\n'));
    expect(result()).toHaveTextContent(/Return a year \(XIRR\)\d+\.\d\d%/);
    expect(screen.getAllByRole('group', { name: /^Payment/ })).toHaveLength(30);
    expect(
      screen.getByText('With so many payments the address cannot carry them. Save the list instead.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show all 1000 payments' })).toBeVisible();
  });
});
