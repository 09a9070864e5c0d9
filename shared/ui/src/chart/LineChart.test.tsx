import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaGrowth, LineChart, Ring } from '../index.ts';

// jsdom has no canvas; what is drawn is looked at in the browser tests.
let drawn = 0;
const given: number[][][] = [];
jest.mock('uplot', () => ({
  __esModule: true,
  default: class {
    constructor() {
      drawn += 1;
    }
    data = [[0]];
    cursor = {};
    setData(data: number[][]): void {
      given.push(data);
    }
    setCursor(): void {}
    valToPos(): number {
      return 0;
    }
    redraw(): void {}
    destroy(): void {}
  },
}));

const dates = ['2024-11-20', '2025-11-20', '2026-10-20', '2026-11-20'];
const series = [
  { label: 'Fund', values: [10, 20, 30, 40] },
  { label: 'Index', values: [1, null, 3, 4], dashed: true },
];
const chart = (more: object = {}) =>
  render(<LineChart label="NAV" dates={dates} series={series} ranges={['1M', '1Y', 'All']} {...more} />);

test('S18 · a chart describes in text what it shows, for the selected range', async () => {
  chart();
  expect(
    screen.getByRole('img', { name: /NAV: from 10\.00 on 20 Nov 2024 to 40\.00 on 20 Nov 2026/ }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '1M' }));
  expect(screen.getByRole('img', { name: /from 30\.00 on 20 Oct 2026/ })).toBeVisible();
});

test('S18 · a picture of the lines is shown at once, without a canvas; the live chart loads when the user goes to it', async () => {
  const before = drawn;
  chart();
  const host = screen.getByRole('img');
  const paths = [...host.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(paths).toHaveLength(2);
  expect(paths[0]).toMatch(/^M0 \d+L500 \d+L958 \d+L1000 \d+$/);
  expect([...host.querySelectorAll('[data-room="wide"] text')].map((text) => text.textContent)).toEqual([
    'Jan 25',
    'Jul 25',
    'Jan 26',
    'Jul 26',
  ]);
  expect(drawn).toBe(before);
  await userEvent.hover(host);
  expect(drawn).toBe(before + 1);
  expect(host.querySelector('path')).toBeNull();
});

test('S18 · another range is drawn in the live chart that stands, other lines in a new one', async () => {
  const { rerender } = chart();
  await userEvent.hover(screen.getByRole('img'));
  const before = drawn;
  given.length = 0;
  await userEvent.click(screen.getByRole('radio', { name: '1M' }));
  const days = ['2026-10-20', '2026-11-20'].map((day) => Date.parse(`${day}T00:00:00Z`) / 1000);
  expect(given).toEqual([[days, [30, 40], [3, 4]]]);
  expect(drawn).toBe(before);
  expect(screen.getByRole('img').querySelector('path')).toBeNull();
  rerender(<LineChart label="NAV" dates={dates} series={series.slice(0, 1)} ranges={['1M', '1Y', 'All']} />);
  await screen.findByRole('img', { name: /NAV: from/ });
  expect(drawn).toBe(before + 1);
});

test('S18 · the arrow keys read values out', async () => {
  chart();
  act(() => screen.getByRole('img').focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByText('20 Oct 2026')).toBeVisible();
  expect(screen.getByText('30.00')).toBeVisible();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(screen.getByText('20 Nov 2025')).toBeVisible();
  expect(screen.getByText('--')).toBeVisible();
});

test('S18 · the table is one press away, newest first', async () => {
  chart();
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  const rows = within(screen.getByRole('table', { name: 'NAV' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DateFundIndex',
    '20 Nov 202640.004.00',
    '20 Oct 202630.003.00',
    '20 Nov 202520.00--',
    '20 Nov 202410.001.00',
  ]);
});

test("S18 · the provider of a range's figures is called for them, and nothing is cut", async () => {
  const onRange = jest.fn();
  chart({ range: '1M', onRange });
  expect(screen.getByRole('img', { name: /from 10\.00/ })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '1Y' }));
  expect(onRange).toHaveBeenCalledWith('1Y');
});

test('S18 · a ring names its parts with their shares', () => {
  render(
    <Ring
      label="Where it is"
      slices={[
        { label: 'Equity', value: 58 },
        { label: 'Gold', value: 42 },
        { label: 'Debt', value: -3 },
      ]}
    />,
  );
  expect(screen.getByRole('img', { name: 'Where it is: Equity 58.0%, Gold 42.0%, Debt 0.0%' })).toBeVisible();
});

test('S18 · a growth picture has its table', async () => {
  const points = [
    { label: 'today', invested: 0, value: 0 },
    { label: '20 years', invested: 2_400_000, value: 9_991_479 },
  ];
  render(<AreaGrowth label="Returns" points={points} />);
  expect(
    screen.getByRole('img', { name: 'Returns, 20 years: Invested ₹24 L, Value ₹99.91 L' }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.getByRole('row', { name: '20 years ₹24 L ₹99.91 L' })).toBeVisible();
});
