import { act, fireEvent, render, screen } from '@testing-library/react';
import { showToast, ToastRegion } from '../index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const say = (message: string, more: object = {}): void => act(() => showToast({ message, ...more }));

test('S18 · a message from anywhere appears in one region, and goes by itself', () => {
  render(
    <>
      <ToastRegion />
      <ToastRegion />
    </>,
  );
  say('Saved');
  expect(screen.getAllByText('Saved')).toHaveLength(1);
  act(() => jest.advanceTimersByTime(6000));
  expect(screen.queryByText('Saved')).toBeNull();
});

test('S18 · a message waits while it is pointed at, and stays when there is something to do', () => {
  render(<ToastRegion />);
  const undo = jest.fn();
  say('Removed', { action: { label: 'Undo', onSelect: undo } });
  say('Copied');
  fireEvent.pointerEnter(screen.getByText('Copied').closest('li')!);
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByText('Copied')).toBeVisible();
  fireEvent.pointerLeave(screen.getByText('Copied').closest('li')!);
  act(() => jest.advanceTimersByTime(6000));
  expect(screen.queryByText('Copied')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Removed')).toBeNull();
});
