import { renderRemote } from '@sanchay/test-kit';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MarketingRoutes } from '../../routes.tsx';
import { MESSAGES, messageLoaders } from '../../messages.ts';

async function open(query = '') {
  const rendered = await renderRemote(MarketingRoutes, {
    name: MESSAGES,
    messages: messageLoaders,
    at: `/calculators/xirr-calculator${query}`,
  });
  await screen.findByRole('heading', { level: 1, name: 'XIRR calculator' });
  return rendered;
}

const result = () => screen.getByRole('region', { name: 'Your result' });
const payment = (place: number) => within(screen.getByRole('group', { name: `Cash flow ${place}` }));
const paste = async (text: string) => {
  await userEvent.click(screen.getByText('Paste a list'));
  fireEvent.change(screen.getByRole('textbox', { name: /One cash flow per line/ }), {
    target: { value: text },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Use this list' }));
};

describe('XIRR calculator', () => {
  test('M2 · the rate of the payments of an address', async () => {
    await open('?d=2023-01-01&a=-10000&d=2024-01-01&a=11000');
    expect(result()).toHaveTextContent('XIRR (p.a.)10.00%1 Jan 2023 – 1 Jan 2024');
    expect(result()).toHaveTextContent('Total invested₹10,000');
    expect(result()).toHaveTextContent('Total received₹11,000');
  });

  test('M2 · rows are changed, added and removed, and the rate follows', async () => {
    await open('?d=2023-01-01&a=-10000&d=2024-01-01&a=11000');
    fireEvent.change(payment(2).getByRole('textbox', { name: 'Amount' }), { target: { value: '₹ 12,000' } });
    expect(result()).toHaveTextContent('20.00%');
    await userEvent.click(screen.getByRole('button', { name: 'Add cash flow' }));
    expect(result()).toHaveTextContent('20.00%');
    fireEvent.change(payment(3).getByLabelText('Date'), { target: { value: '2024-01-01' } });
    expect(result()).toHaveTextContent('Complete the highlighted rows to see the XIRR.');
    fireEvent.change(payment(3).getByRole('textbox', { name: 'Amount' }), { target: { value: '-1000' } });
    expect(payment(3).getByRole('combobox', { name: 'Type' })).toHaveValue('paid');
    expect(result()).toHaveTextContent('10.00%');
    await userEvent.click(screen.getByRole('button', { name: 'Remove cash flow 3' }));
    expect(result()).toHaveTextContent('20.00%');
  });

  test.each([
    ['?d=2023-01-01&a=-100', 'Add at least two cash flows.'],
    ['?d=2023-01-01&a=-100&d=2024-01-01&a=-5', 'Add at least one withdrawal'],
    ['?d=2023-01-01&a=100&d=2024-01-01&a=5', 'Add at least one investment.'],
    ['?d=2023-01-01&a=-100&d=2023-01-01&a=5', 'All cash flows are on the same date.'],
    ['?d=2023-01-01&a=-1&d=2023-01-02&a=1000000000', 'There is no XIRR between −99.99% and 10,00,000%'],
    ['?d=2023-02-30&a=-1&d=2023-01-02&a=10', 'Complete the highlighted rows'],
    ['?d=2023-01-01&a=-5&d=2023-01-01&a=5&d=2024-01-01&a=7', 'cancel out, so only one type is left'],
  ])('M2 · %s has no rate, in words', async (query, message) => {
    await open(query);
    expect(result()).toHaveTextContent(message);
    expect(document.body).not.toHaveTextContent(/NaN|Infinity/);
  });

  test('M2 · several rates are all shown, and none is called the return', async () => {
    await open('?d=2021-01-01&a=-1000&d=2022-01-01&a=2680&d=2023-01-01&a=-1783.5');
    expect(result()).toHaveTextContent('More than one XIRR fits these cash flows: 23.00% · 45.00%.');
    expect(result()).not.toHaveTextContent('Return a year');
  });

  test.each([
    ['0', 'Enter a value above 0.'],
    ['lots', 'Enter a valid number'],
    ['', 'Enter a number.'],
    ['9999999999999', 'Maximum is ₹1 Lac Cr.'],
  ])('M2 · an amount of %j is explained beside it', async (text, message) => {
    await open();
    const amount = payment(1).getByRole('textbox', { name: 'Amount' });
    fireEvent.change(amount, { target: { value: text } });
    expect(amount).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(amount).toHaveValue(text);
  });

  test('M2 · a pasted list takes the place of the rows', async () => {
    await open();
    await paste('Date\tAmount\n01/01/2023\t-1,00,000\n01/01/2024\t1,10,000');
    expect(result()).toHaveTextContent('10.00%');
    expect(screen.getAllByRole('group', { name: /^Cash flow/ })).toHaveLength(2);
  });

  test('M2 · an unreadable line is reported, and the rows stay', async () => {
    await open();
    await paste('2023-01-01 -5\nnonsense');
    expect(screen.getByRole('textbox', { name: /One cash flow per line/ })).toHaveAccessibleDescription(
      expect.stringContaining("Line 2 doesn't have a valid date and amount: nonsense"),
    );
    expect(screen.getAllByRole('group', { name: /^Cash flow/ })).toHaveLength(4);
  });

  test('M2 · a thousand payments have their rate, thirty of them are shown at first', async () => {
    await open();
    const lines = Array.from({ length: 999 }, (_, day) => `${2000 + (day % 25)}-01-01 -100`);
    await paste([...lines, '2026-01-01 400000'].join('\n'));
    expect(result()).toHaveTextContent(/XIRR \(p\.a\.\)\d+\.\d\d%/);
    expect(screen.getAllByRole('group', { name: /^Cash flow/ })).toHaveLength(30);
    expect(
      screen.getByText('There are too many cash flows for a link. Download the list instead.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show all 1000 cash flows' })).toBeVisible();
  });
});
