import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CrashBoundary } from '../kit/CrashBoundary.tsx';
import { CrashPage } from './CrashPage.tsx';

function Broken(): never {
  throw new Error('a piece of the shell broke');
}

test('S11 · a break of the shell shows the 500 page with the specified words and the way home', async () => {
  const reported = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const slot = document.body.appendChild(document.createElement('div'));
  const home = jest.fn();
  const { unmount } = render(
    <>
      <CrashBoundary place="overlays" fallback={<CrashPage slot={slot} goHome={home} />}>
        <Broken />
      </CrashBoundary>
      <CrashBoundary place="footer" fallback={null}>
        <p>The footer lives</p>
      </CrashBoundary>
    </>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'OOPS' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong!');
  expect(screen.getByText('The footer lives')).toBeVisible();
  expect(slot.hidden).toBe(true);
  const link = screen.getByRole('link', { name: 'Take Me Home' });
  expect(link).toHaveAttribute('href', '/');
  await userEvent.click(link);
  expect(home).toHaveBeenCalledTimes(1);
  expect(reported.mock.calls[0]![1]).toBe(
    JSON.stringify({ kind: 'shell', owner: 'shell', place: 'overlays' }),
  );
  unmount();
  expect(slot.hidden).toBe(false);
  reported.mockRestore();
  logged.mockRestore();
});
