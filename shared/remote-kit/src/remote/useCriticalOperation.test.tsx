import { renderRemote } from '@sanchay/test-kit';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useCriticalOperation } from './useCriticalOperation.ts';

function Payment({ what }: { what: string }) {
  useCriticalOperation(true, what);
  return <p>paying</p>;
}

function Screen() {
  const [active, setActive] = useState(false);
  const [there, setThere] = useState(true);
  useCriticalOperation(active, 'order');
  return (
    <>
      <button onClick={() => setActive((was) => !was)}>order</button>
      <button onClick={() => setThere(false)}>leave</button>
      {there && <Payment what="payment" />}
    </>
  );
}

test('X5 · an operation is critical while it is active, and ends with its component', async () => {
  const { critical, unmount } = await renderRemote(Screen, {
    name: 'mfe-test',
    messages: { en: async () => ({}), hi: async () => ({}) },
  });
  expect(critical).toEqual(['payment']);
  fireEvent.click(screen.getByText('order'));
  expect(critical).toEqual(['payment', 'order']);
  fireEvent.click(screen.getByText('leave'));
  expect(critical).toEqual(['order']);
  fireEvent.click(screen.getByText('order'));
  expect(critical).toEqual([]);
  fireEvent.click(screen.getByText('order'));
  unmount();
  expect(critical).toEqual([]);
});
