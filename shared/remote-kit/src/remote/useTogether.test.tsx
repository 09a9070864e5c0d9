import { act, renderHook } from '@testing-library/react';
import { useTogether } from './useTogether.ts';

const call = (isPending: boolean) => ({ isPending });

describe('useTogether', () => {
  it('X1 · shows the parts of a screen when the last call has a response, and keeps them while one is refetched', () => {
    const { result, rerender } = renderHook(({ calls }) => useTogether(calls), {
      initialProps: { calls: [call(true), call(true)] },
    });
    expect(result.current).toBe(false);
    rerender({ calls: [call(false), call(true)] });
    expect(result.current).toBe(false);
    rerender({ calls: [call(false), call(false)] });
    expect(result.current).toBe(true);
    rerender({ calls: [call(true), call(false)] });
    expect(result.current).toBe(true);
  });

  it('X1 · does not wait longer than 1.5 seconds for a slow call', () => {
    jest.useFakeTimers();
    try {
      const { result } = renderHook(() => useTogether([call(false), call(true)]));
      act(() => void jest.advanceTimersByTime(1_499));
      expect(result.current).toBe(false);
      act(() => void jest.advanceTimersByTime(1));
      expect(result.current).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });
});
