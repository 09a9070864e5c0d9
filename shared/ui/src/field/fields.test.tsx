import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceField, CodeField, Field, PasswordField, Slider, SwitchField, TextField } from '../index.ts';

describe('S18 · fields', () => {
  test('S18 · hint and error are read with the field', () => {
    render(
      <TextField label="PAN" value="" onChange={() => {}} hint="10 letters" error="Too short" required />,
    );
    const field = screen.getByRole('textbox', { name: 'PAN' });
    expect(field).toHaveAccessibleDescription('10 letters Too short');
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
  });

  test('S18 · thousands of pasted rows come at once, at the selection; the browser inserts a short text', () => {
    function Rows() {
      const [value, setValue] = useState('before|after');
      return <TextField label="Rows" value={value} onChange={setValue} multiline />;
    }
    render(<Rows />);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Rows' });
    const isLeft = (text: string) => fireEvent.paste(field, { clipboardData: { getData: () => text } });
    expect(isLeft('short')).toBe(true);
    expect(field).toHaveValue('before|after');
    field.setSelectionRange(6, 7);
    const rows = '05/04/2024\t1\n'.repeat(10_000);
    expect(isLeft(rows)).toBe(false);
    expect(field.value).toBe(`before${rows}after`);
    expect(field.selectionStart).toBe('before'.length + rows.length);
  });

  test('S18 · a field around a control of your own wires it too', () => {
    render(
      <Field label="Photo" hint="A clear one">
        {(control) => <input type="file" {...control} />}
      </Field>,
    );
    expect(screen.getByLabelText('Photo')).toHaveAccessibleDescription('A clear one');
  });

  test('S18 · a locked switch shows a lock and the reason, and does not change', async () => {
    const change = jest.fn();
    const { container } = render(
      <>
        <SwitchField label="SMS" checked onChange={change} disabled hint="Required by SEBI" />
        <SwitchField label="E-mail" checked onChange={change} />
      </>,
    );
    const locked = screen.getByRole('switch', { name: 'SMS' });
    expect(locked).toHaveAccessibleDescription('Required by SEBI');
    expect(locked.parentElement!.querySelector('svg')).toBeInTheDocument();
    await userEvent.click(locked);
    expect(change).not.toHaveBeenCalled();
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });

  test('S18 · a password can be looked at', async () => {
    render(<PasswordField label="Password" value="secret" onChange={() => {}} />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  test('S18 · a code keeps six digits, Devanagari too, and reports once it is complete', async () => {
    const complete = jest.fn();
    function Code() {
      const [code, setCode] = useState('');
      return <CodeField label="Code" value={code} onChange={setCode} onComplete={complete} />;
    }
    render(<Code />);
    await userEvent.click(screen.getByLabelText('Code'));
    await userEvent.paste('12-३४ 5');
    expect(screen.getByLabelText('Code')).toHaveValue('12345');
    expect(complete).not.toHaveBeenCalled();
    await userEvent.keyboard('67');
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
    expect(complete.mock.calls).toEqual([['123456']]);
    expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  });

  test('S18 · a choice is a group of radio buttons with its question as the name', async () => {
    const choose = jest.fn();
    const options = [
      { value: 'a', label: 'Short' },
      { value: 'b', label: 'Long' },
    ];
    render(<ChoiceField label="How long?" value="a" onChange={choose} options={options} />);
    expect(screen.getByRole('radiogroup', { name: 'How long?' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Long' }));
    expect(choose).toHaveBeenCalledWith('b');
  });
});

describe('S18 · Slider', () => {
  function Monthly({ seen }: { seen: (value: number) => void }) {
    const [value, setValue] = useState(10000);
    const change = (next: number): void => {
      setValue(next);
      seen(next);
    };
    return (
      <Slider
        label="Every month"
        value={value}
        onChange={change}
        min={500}
        max={100000}
        step={500}
        scale="log"
        money
      />
    );
  }

  test('S18 · arrow keys move by one step and the value is read out', async () => {
    const seen = jest.fn();
    render(<Monthly seen={seen} />);
    const slider = screen.getByRole('slider', { name: 'Every month' });
    expect(slider).toHaveAttribute('aria-valuetext', '₹10,000');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{PageDown}');
    expect(seen.mock.calls).toEqual([[10500], [5500]]);
  });

  test('S18 · a typed amount counts once it is in range, and is brought into range on leaving', async () => {
    const seen = jest.fn();
    render(<Monthly seen={seen} />);
    const box = screen.getByRole('textbox', { name: 'Every month' });
    await userEvent.clear(box);
    await userEvent.type(box, '250');
    expect(seen).not.toHaveBeenCalled();
    await userEvent.type(box, '0');
    expect(seen).toHaveBeenLastCalledWith(2500);
    await userEvent.type(box, '00000');
    await userEvent.tab();
    expect(seen).toHaveBeenLastCalledWith(100000);
    expect(box).toHaveValue('1,00,000');
  });
});
