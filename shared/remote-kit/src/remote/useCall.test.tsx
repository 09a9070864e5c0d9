import { setClient } from '@sanchay/api-client';
import { encodeNavs } from '@sanchay/finance';
import { createQueryClient, plantAnswers, queryClient, QueryClientProvider } from '@sanchay/remote-kit/query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { askAhead, refreshCalls, useCall } from './useCall.ts';

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  setClient({
    call: ((name: string) => {
      asked.push(name);
      return Promise.resolve([{ amc_name: 'asked for' }]);
    }) as never,
    refresh: async () => null,
    now: () => 0,
  });
});

function Houses() {
  const { data, error } = useCall('amcList');
  return <p>{data?.[0]?.amc_name ?? error?.kind ?? 'waiting'}</p>;
}

const caches: ReturnType<typeof createQueryClient>[] = [];
afterEach(() => {
  for (const queries of caches.splice(0)) queries.clear();
});

function show(queries: ReturnType<typeof createQueryClient>) {
  caches.push(queries);
  render(
    <QueryClientProvider client={queries}>
      <Houses />
    </QueryClientProvider>,
  );
}

test('M3 · a response that came with the page is shown at once and not requested again', () => {
  const queries = createQueryClient();
  plantAnswers(queries, [{ name: 'amcList', options: {}, data: [{ amc_name: 'came along' }] }]);
  show(queries);
  expect(screen.getByText('came along')).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('M3 · an entry that the API did not find when the page was rendered is shown as missing at once, and not requested again', () => {
  const queries = createQueryClient();
  plantAnswers(queries, [{ name: 'amcList', options: {}, missing: { code: null, message: null } }]);
  show(queries);
  expect(screen.getByText('not_found')).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('M3 · without an answer the call is made', async () => {
  show(createQueryClient());
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(await screen.findByText('asked for')).toBeInTheDocument();
  expect(asked).toEqual(['amcList']);
});

test('I1 · a prefetched response is shown by the next screen, and requested once', async () => {
  askAhead('amcList');
  askAhead('amcList');
  show(queryClient);
  expect(await screen.findByText('asked for')).toBeInTheDocument();
  askAhead('amcList');
  expect(asked).toEqual(['amcList']);
});

test('X4 · a first request that is under way when something changes is made anew, and its own answer is not shown', async () => {
  const answers: ((houses: { amc_name: string }[]) => void)[] = [];
  const signals: AbortSignal[] = [];
  setClient({
    call: ((_name: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise((resolve) => answers.push(resolve));
    }) as never,
    refresh: async () => null,
    now: () => 0,
  });
  show(queryClient);
  expect(answers).toHaveLength(1);
  const refreshed = refreshCalls('amcList');
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  answers[0]!([{ amc_name: 'before the change' }]);
  answers[1]!([{ amc_name: 'after it' }]);
  await refreshed;
  expect(await screen.findByText('after it')).toBeInTheDocument();
  expect(screen.queryByText('before the change')).toBeNull();
});

test('S14 · a packed series that was cut on its way is a failed read, and what was read before stays', async () => {
  const whole = encodeNavs([
    { date: '2026-11-19', nav: 12.5 },
    { date: '2026-11-20', nav: 12.75 },
  ]);
  let bytes = whole;
  setClient({ call: (async () => bytes) as never, refresh: async () => null, now: () => 0 });
  const queries = createQueryClient();
  caches.push(queries);
  function Chart() {
    const { data, error, refetch } = useCall('goldPrices', { query: { format: 'packed' } });
    const size = (data as unknown as Uint8Array | undefined)?.length ?? 0;
    return <button type="button" onClick={() => void refetch()}>{`${size} ${error?.kind}`}</button>;
  }
  render(
    <QueryClientProvider client={queries}>
      <Chart />
    </QueryClientProvider>,
  );
  const button = await screen.findByRole('button', { name: `${whole.length} undefined` });
  bytes = whole.slice(0, -1);
  fireEvent.click(button);
  expect(await screen.findByRole('button', { name: `${whole.length} network` })).toBeVisible();
});
