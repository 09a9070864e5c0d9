import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MoneyField, NumberField } from '../index.ts';

function Amount({
  start = null,
  onAmount,
}: {
  start?: number | null;
  onAmount?: (value: number | null) => void;
}) {
  const [value, setValue] = useState<number | null>(start);
  const change = (next: number | null): void => {
    setValue(next);
    onAmount?.(next);
  };
  return (
    <>
      <MoneyField
        label="Amount"
        value={value}
        onChange={change}
        error={value === 1 ? 'Too little' : undefined}
      />
      <button onClick={() => change(25000)}>Set</button>
    </>
  );
}

const input = (): HTMLInputElement => screen.getByLabelText('Amount');

describe('S18 · MoneyField', () => {
  test('S18 · chips add to the amount, from nothing too, and never mark it', async () => {
    function Invest() {
      const [value, setValue] = useState<number | null>(null);
      return <MoneyField label="Amount" value={value} onChange={setValue} chips />;
    }
    render(<Invest />);
    await userEvent.click(screen.getByRole('button', { name: 'Add ₹1,000' }));
    expect(input()).toHaveValue('1,000');
    await userEvent.click(screen.getByRole('button', { name: 'Add ₹5,000' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add ₹5,000' }));
    expect(input()).toHaveValue('11,000');
    expect(input()).toBeValid();
  });

  test('S18 · groups the Indian way while one types', async () => {
    const amounts = jest.fn();
    render(<Amount onAmount={amounts} />);
    await userEvent.type(input(), '1234567.5');
    expect(input()).toHaveValue('12,34,567.5');
    expect(amounts).toHaveBeenLastCalledWith(1234567.5);
    await userEvent.type(input(), '0');
    expect(input()).toHaveValue('12,34,567.50');
    await userEvent.tab();
    expect(input()).toHaveValue('12,34,567.50');
  });

  test('S18 · the caret stays behind the digit that was typed', async () => {
    render(<Amount start={123456} />);
    const user = userEvent.setup();
    await user.click(input());
    input().setSelectionRange(4, 4);
    await user.keyboard('9');
    expect(input()).toHaveValue('12,39,456');
    expect(input().selectionStart).toBe(5);
    await user.keyboard('{Backspace}');
    expect(input()).toHaveValue('1,23,456');
    expect(input().selectionStart).toBe(4);
  });

  test.each([
    ['₹ 1,00,000', '1,00,000', 100000],
    ['१०,०००', '10,000', 10000],
    ['1.5 lakh', '1,50,000', 150000],
  ])('S18 · reads a pasted %s', async (pasted, shown, amount) => {
    const amounts = jest.fn();
    render(<Amount onAmount={amounts} />);
    await userEvent.click(input());
    await userEvent.paste(pasted);
    expect(input()).toHaveValue(shown);
    expect(amounts).toHaveBeenLastCalledWith(amount);
  });

  test.each([
    ['-500', "Negative numbers aren't allowed. Remove the minus sign."],
    ['\u2212 500', "Negative numbers aren't allowed. Remove the minus sign."],
    ['₹ -1,00,000', "Negative numbers aren't allowed. Remove the minus sign."],
    ['500abc', 'Use digits only, such as 1,00,000.'],
    ['1e5', 'Use digits only, such as 1,00,000.'],
    ['1.2.3', 'Use only one decimal point.'],
    ['1,000.129', 'Use at most 2 decimal places.'],
    ['12345678901234', 'This number is too large.'],
    ['99999999 crore', 'This number is too large.'],
  ])('S18 · keeps %s as it is typed or pasted and states why it is no amount', async (text, reason) => {
    for (const enter of [userEvent.type, (_: Element, typed: string) => userEvent.paste(typed)]) {
      const amounts = jest.fn();
      const { unmount } = render(<Amount start={700} onAmount={amounts} />);
      await userEvent.clear(input());
      await enter(input(), text);
      await userEvent.tab();
      // Grouping and spaces may differ, as while any amount is typed.
      expect(input().value.replace(/[₹,\s]/g, '')).toBe(text.replace(/[₹,\s]/g, ''));
      expect(input()).toHaveAccessibleDescription(reason);
      expect(amounts).toHaveBeenLastCalledWith(null);
      await userEvent.clear(input());
      await userEvent.type(input(), '25');
      expect(input()).toBeValid();
      expect(amounts).toHaveBeenLastCalledWith(25);
      unmount();
    }
  });

  test('S18 · a whole number takes no decimals: 12.5 never becomes 125', async () => {
    function Years() {
      const [value, setValue] = useState<number | null>(null);
      return <NumberField label="Amount" value={value} onChange={setValue} />;
    }
    render(<Years />);
    await userEvent.type(input(), '12.5');
    expect(input()).toHaveValue('12.5');
    expect(input()).toHaveAccessibleDescription('Enter a whole number, without decimals.');
    await userEvent.clear(input());
    await userEvent.type(input(), '12.00');
    await userEvent.tab();
    expect(input()).toHaveValue('12');
  });

  test('S18 · words stay while they are typed and become figures afterwards', async () => {
    const amounts = jest.fn();
    render(<Amount onAmount={amounts} />);
    await userEvent.type(input(), '1.5 lakh');
    expect(input()).toHaveValue('1.5lakh');
    expect(amounts).toHaveBeenLastCalledWith(150000);
    await userEvent.tab();
    expect(input()).toHaveValue('1,50,000');
  });

  test('S18 · gives null for nothing', () => {
    const amounts = jest.fn();
    render(<Amount start={500} onAmount={amounts} />);
    fireEvent.change(input(), { target: { value: '' } });
    expect(amounts).toHaveBeenLastCalledWith(null);
  });

  test('S18 · shows a value that comes from outside, and wires its error', async () => {
    render(<Amount start={1} />);
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('Too little');
    await userEvent.click(screen.getByText('Set'));
    expect(input()).toHaveValue('25,000');
    expect(input()).toBeValid();
  });
});
