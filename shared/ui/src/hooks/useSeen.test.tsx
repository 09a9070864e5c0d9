import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useSeen } from './useSeen.ts';

function Far() {
  const ref = useRef<HTMLParagraphElement>(null);
  return <p ref={ref}>{useSeen(ref, 120) ? 'near' : 'far'}</p>;
}

test('M1 · an element far down is reported once when it comes near, and never again', () => {
  const before = globalThis.IntersectionObserver;
  const seen: { margin?: string; watching: number; notify: (near: boolean) => void } = {
    watching: 0,
    notify: () => undefined,
  };
  globalThis.IntersectionObserver = class {
    constructor(reported: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin: string }) {
      seen.margin = options.rootMargin;
      seen.notify = (isIntersecting) => reported([{ isIntersecting }]);
    }
    observe() {
      seen.watching += 1;
    }
    disconnect() {
      seen.watching -= 1;
    }
  } as unknown as typeof IntersectionObserver;
  render(<Far />);
  expect(seen).toMatchObject({ margin: '120px', watching: 1 });
  act(() => seen.notify(false));
  expect(screen.getByText('far')).toBeVisible();
  act(() => seen.notify(true));
  expect(screen.getByText('near')).toBeVisible();
  expect(seen.watching).toBe(0);
  globalThis.IntersectionObserver = before;
});
