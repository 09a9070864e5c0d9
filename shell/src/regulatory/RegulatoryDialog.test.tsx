import { act, fireEvent, screen, within } from '@testing-library/react';
import { defaultConfig } from '@sanchay/contracts';
import { renderInShell } from '../../testing/renderInShell.tsx';
import { RegulatoryDialog } from './RegulatoryDialog.tsx';

const onClose = jest.fn();
const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));
const show = (config = {}) => renderInShell(<RegulatoryDialog onClose={onClose} />, { config });

beforeEach(() => {
  onClose.mockReset();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('S7 · the table shows the settings’ figures', async () => {
  const { complaints } = defaultConfig;
  await show({
    complaints: {
      ...complaints,
      startCount: 1_00_000,
      thisMonth: 5,
      resolvedThisMonth: 2,
      endCount: 1_00_003,
    },
  });
  const [table] = screen.getAllByRole('table');
  const rows = within(table!)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'Pending at the start of the month1,00,000',
    'Received5',
    'Resolved2',
    'Pending at the end of the month1,00,003',
  ]);
  expect(screen.getByText(`Reason for pending complaints: ${complaints.reasonForPendancy.en}`)).toBeVisible();
  expect(table).toHaveTextContent('Complaints for the month ended 31 Oct 2026');
});

test('S7 · the countdown is shown and closes it at its end, once', async () => {
  await show();
  expect(screen.getByRole('timer')).toHaveTextContent('Closes in 10 seconds');
  await pass(9_000);
  expect(screen.getByRole('timer')).toHaveTextContent('Closes in 1 second');
  await pass(750);
  expect(onClose).not.toHaveBeenCalled();
  await pass(250);
  expect(onClose).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('S7 · its length comes from the settings', async () => {
  await show({ regulatoryAutoClose: 3_000 });
  expect(screen.getByRole('timer')).toHaveTextContent('Closes in 3 seconds');
  await pass(3_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('S7 · button, background and Escape close it', async () => {
  await show();
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  fireEvent.mouseDown(screen.getByRole('dialog'));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('S7 · a user who reads on keeps it open, by the button or by opening the full form', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Keep open' }));
  expect(screen.queryByRole('timer')).toBeNull();
  await pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
});

test('S7 · the full form has every source, month and year with what is open', async () => {
  await show();
  fireEvent.click(screen.getByText('Full disclosure'));
  expect(screen.queryByRole('timer')).toBeNull();
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`), hidden: true }))
      .getAllByRole('cell', { hidden: true })
      .map(({ textContent }) => textContent);
  expect(cells('SEBI \\(SCORES\\)')).toEqual(['0', '1', '0', '1', '0', '--']);
  expect(cells('Total')).toEqual(['0', '2', '0', '2', '0', '--']);
  expect(cells('Oct 2026')).toEqual(['0', '2', '0', '2']);
  expect(cells('2026-27')).toEqual(['0', '4', '2', '2']);
});
