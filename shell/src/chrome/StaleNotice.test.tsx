import { startI18n } from '@sanchay/i18n';
import { queryClient, QueryClientProvider, useQuery } from '@sanchay/remote-kit/query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StaleNotice } from './StaleNotice.tsx';

const ASKED = Date.parse('2026-11-21T04:30:00Z');

let ask: () => Promise<string>;

function Figures() {
  const { data } = useQuery({ queryKey: ['figures'], queryFn: () => ask() });
  return <p>{data ?? 'nothing'}</p>;
}

async function show(): Promise<void> {
  queryClient.clear();
  queryClient.setQueryData(['figures'], 'old figures', { updatedAt: ASKED });
  queryClient.setQueryData(['elsewhere'], 'not on the page', { updatedAt: 0 });
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <StaleNotice />
        <Figures />
      </QueryClientProvider>,
    );
  });
}

const connection = (online: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    globalThis.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

beforeEach(() => startI18n({ language: 'en' }));
afterEach(() => jest.restoreAllMocks());

test('X4 · figures that could not be refreshed show their date, and Try again refreshes them', async () => {
  ask = () => Promise.reject(new Error('down'));
  await show();
  expect(screen.getByText('old figures')).toBeInTheDocument();
  expect(screen.getByText('Not up to date. Last updated 21 Nov 2026, 10:00 am.')).toBeInTheDocument();
  ask = async () => 'new figures';
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('new figures')).toBeInTheDocument();
  expect(screen.queryByText(/Not up to date/)).not.toBeInTheDocument();
});

test('X4 · figures that are up to date show no notice', async () => {
  ask = async () => 'new figures';
  await show();
  expect(await screen.findByText('new figures')).toBeInTheDocument();
  expect(screen.queryByText(/What you see is from/)).not.toBeInTheDocument();
});

test('X4 · without a connection everything on the page is as old as it is, and there is nothing to press', async () => {
  ask = async () => 'old figures';
  await show();
  connection(false);
  expect(screen.getByText(/^You're offline\. Last updated /)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  connection(true);
  expect(screen.queryByText(/What you see is from/)).not.toBeInTheDocument();
});

test('X4 · what never came is no old figure', async () => {
  ask = () => Promise.reject(new Error('down'));
  await show();
  await act(async () => queryClient.resetQueries({ queryKey: ['figures'] }));
  expect(screen.getByText('nothing')).toBeInTheDocument();
  expect(screen.queryByText(/What you see is from/)).not.toBeInTheDocument();
});
