import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MoneyField } from '../index.ts';

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

  test('S18 · refuses letters and a third decimal, and gives null for nothing', async () => {
    const amounts = jest.fn();
    render(<Amount start={500} onAmount={amounts} />);
    await userEvent.type(input(), 'abc');
    expect(input()).toHaveValue('500');
    expect(amounts).not.toHaveBeenCalled();
    await userEvent.type(input(), '.129');
    expect(input()).toHaveValue('500.12');
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
