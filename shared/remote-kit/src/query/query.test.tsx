import { act, fireEvent, render, screen } from '@testing-library/react';
import { queryClient, QueryClientProvider, useMutation } from './index.ts';

let asked = 0;

function Pay() {
  const pay = useMutation({
    mutationFn: async () => {
      asked += 1;
      throw new Error('offline');
    },
  });
  return <button onClick={() => pay.mutate()}>{pay.status}</button>;
}

afterEach(() => jest.restoreAllMocks());

test('X4 · a write that is requested offline gets a response at once and never goes out by itself later', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.dispatchEvent(new Event('offline'));
  render(
    <QueryClientProvider client={queryClient}>
      <Pay />
    </QueryClientProvider>,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(await screen.findByText('error')).toBeInTheDocument();
  expect(asked).toBe(1);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await act(async () => void globalThis.dispatchEvent(new Event('online')));
  expect(asked).toBe(1);
});
