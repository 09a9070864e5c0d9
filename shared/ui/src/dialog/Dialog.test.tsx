import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, Dialog } from '../index.ts';

function Screen({ dismissable = true }: { dismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button guardMs={0} onClick={() => setOpen(true)}>
        Sell
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Sell units?"
        dismissable={dismissable}
        actions={<Button onClick={() => setOpen(false)}>Sell now</Button>}
      >
        All of them.
      </Dialog>
    </>
  );
}

async function openIt(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Sell' }));
  return screen.getByRole('dialog', { name: 'Sell units?' });
}

test('S5 · a dialog is modal, named, starts at its title and gives the focus back', async () => {
  const modal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<Screen />);
  await openIt();
  expect(modal).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Sell units?' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Sell' })).toHaveFocus();
});

test('S5 · Escape and a press beside it close a dialog', async () => {
  render(<Screen />);
  // Browsers turn Escape into `cancel`.
  fireEvent(await openIt(), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.mouseDown(await openIt());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('S5 · a press inside does not close it, and one that must be answered stays', async () => {
  render(<Screen dismissable={false} />);
  const dialog = await openIt();
  fireEvent.mouseDown(screen.getByText('All of them.'));
  fireEvent.mouseDown(dialog);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sell now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('S5 · the second half of a double click closes nothing that the first half opened', async () => {
  render(<Screen />);
  const dialog = await openIt();
  fireEvent.mouseDown(dialog, { detail: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Sell now' }), { detail: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 3 });
  expect(screen.getByRole('dialog', { name: 'Sell units?' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Sell now' }), { detail: 1 });
  expect(screen.queryByRole('dialog')).toBeNull();
});
