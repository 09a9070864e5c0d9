import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart } from '../index.ts';

const columns = ['Mar 2026', 'Jun 2026', 'Sep 2026'];
const series = [
  { label: 'Revenue', values: [100, 200, 400] },
  { label: 'Net profit', values: [10, -20, null] },
];
const draw = (stacked = false, isBesideTable = false) =>
  render(
    <BarChart
      label="Results"
      columns={columns}
      head="Quarter"
      series={series}
      stacked={stacked}
      isBesideTable={isBesideTable}
      format={(value) => `₹${value}`}
    />,
  );
const bars = (container: HTMLElement) =>
  [...container.querySelectorAll('rect')].map((bar) => ({
    top: Number(bar.getAttribute('y')),
    height: Number(bar.getAttribute('height')),
  }));

test('S18 · bars stand on zero, and those below zero hang from it', () => {
  const { container } = draw();
  const [first, , second, loss, third] = bars(container);
  // From 400 at the top to -20 at the foot.
  const zero = (400 / 420) * 1000;
  for (const bar of [first!, second!, third!]) expect(bar.top + bar.height).toBeCloseTo(zero, 6);
  expect(loss!.top).toBeCloseTo(zero, 6);
  expect(second!.height).toBeCloseTo(2 * first!.height, 6);
});

test('S18 · stacked bars stand on each other', () => {
  const { container } = draw(true);
  const [below, above] = bars(container);
  expect(above!.top + above!.height).toBeCloseTo(below!.top, 6);
});

test('S18 · the picture has a name with its latest values, and its table lists all, the newest first', async () => {
  draw();
  expect(screen.getByRole('img', { name: /^Results\. Sep 2026: Revenue ₹400/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  const rows = within(screen.getByRole('table', { name: 'Results' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'QuarterRevenueNet profit',
    'Sep 2026₹400--',
    'Jun 2026₹200₹-20',
    'Mar 2026₹100₹10',
  ]);
});

test('S18 · beside a table the chart does not offer one of its own', () => {
  draw(false, true);
  expect(screen.getByRole('img', { name: /^Results/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Table' })).toBeNull();
});
