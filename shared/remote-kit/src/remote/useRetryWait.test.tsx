import { act, render, screen } from '@testing-library/react';
import { useRetryWait } from './useRetryWait.ts';

function Wait({ error }: { error: { retryAfter: number | null } | null }) {
  return <output>{useRetryWait(error)}</output>;
}

const shown = () => Number(screen.getByRole('status').textContent);

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

test('X4 · a wait counts down by the wall clock to nought and stays there', () => {
  const error = { retryAfter: 3 };
  render(<Wait error={error} />);
  expect(shown()).toBe(3);
  act(() => void jest.advanceTimersByTime(1_000));
  expect(shown()).toBe(2);
  // The machine slept: timers did not fire, the clock went on.
  jest.setSystemTime(1_010_000);
  act(() => void jest.advanceTimersByTime(1_000));
  expect(shown()).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('X4 · another refusal starts another wait, and no refusal none', () => {
  const { rerender } = render(<Wait error={null} />);
  expect(shown()).toBe(0);
  rerender(<Wait error={{ retryAfter: null }} />);
  expect(shown()).toBe(0);
  rerender(<Wait error={{ retryAfter: 5 }} />);
  expect(shown()).toBe(5);
  rerender(<Wait error={null} />);
  expect(shown()).toBe(0);
});
