import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '../index.ts';

const chosen = jest.fn();
const items = [
  { id: 'value', label: 'Value', onSelect: () => chosen('value') },
  { id: 'name', label: 'Name', onSelect: () => chosen('name') },
  { id: 'gone', label: 'Gone', disabled: true, onSelect: () => chosen('gone') },
  { id: 'tax', label: 'Tax report', href: '#tax' },
];

beforeEach(() => chosen.mockClear());

test('S5 · a menu opens by key, moves by arrow and letter past what is disabled, and gives the focus back', async () => {
  render(<Menu label="Sort" items={items} />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Sort' });
  button.focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Value' })).toHaveFocus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Tax report' })).toHaveFocus();
  await user.keyboard('n');
  expect(screen.getByRole('menuitem', { name: 'Name' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['name']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
});

test('S5 · Escape and a click elsewhere close a menu; a disabled entry does nothing', async () => {
  render(
    <>
      <Menu label="Sort" items={items} />
      <button>Elsewhere</button>
    </>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Value' })).toHaveFocus());
  await user.click(screen.getByRole('menuitem', { name: 'Gone' }));
  expect(chosen).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Value' })).toHaveFocus());
  await user.click(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('menu')).toBeNull();
});
