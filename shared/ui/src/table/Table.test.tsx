import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table, type Column } from '../index.ts';

interface Row {
  name: string;
  value: number;
}
const columns: Column<Row>[] = [
  { key: 'name', head: 'Fund', rowHead: true, sortable: true, cell: (row) => row.name },
  { key: 'value', head: 'Value', align: 'end', sortable: true, cell: (row) => row.value },
];

test('S18 · a table has a caption, names its rows, and shows how it is sorted', async () => {
  const onSort = jest.fn();
  const sort = { key: 'value', direction: 'desc' } as const;
  const rows = [{ name: 'Parvat', value: 7 }];
  render(
    <Table
      caption="Holdings"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.name}
      sort={sort}
      onSort={onSort}
    />,
  );
  const table = screen.getByRole('table', { name: 'Holdings' });
  expect(within(table).getByRole('rowheader', { name: 'Parvat' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Value' })).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('button', { name: 'Value' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fund' }));
  expect(onSort.mock.calls).toEqual([
    [{ key: 'value', direction: 'asc' }],
    [{ key: 'name', direction: 'asc' }],
  ]);
});

test('S18 · heads can be links, which turn the order without code', () => {
  const sort = { key: 'value', direction: 'desc' } as const;
  render(
    <Table
      caption="x"
      columns={columns}
      rows={[]}
      rowKey={(row) => row.name}
      sort={sort}
      sortHref={({ key, direction }) => `/list?sort=${key}.${direction}`}
    />,
  );
  expect(screen.getByRole('link', { name: 'Value' })).toHaveAttribute('href', '/list?sort=value.asc');
  expect(screen.getByRole('link', { name: 'Fund' })).toHaveAttribute('href', '/list?sort=name.asc');
  expect(screen.getByRole('columnheader', { name: 'Fund' })).toHaveAttribute('aria-sort', 'none');
  expect(screen.queryByRole('button')).toBeNull();
});

test('S18 · figures stand at the end in figures of equal width', () => {
  render(<Table caption="x" columns={columns} rows={[{ name: 'A', value: 7 }]} rowKey={(row) => row.name} />);
  expect(getComputedStyle(screen.getByRole('cell', { name: '7' })).textAlign).toBe('end');
});

test('S18 · an empty table shows what to do', () => {
  render(
    <Table caption="x" columns={columns} rows={[]} rowKey={(row) => row.name} empty="Buy your first fund" />,
  );
  expect(screen.getByRole('cell', { name: 'Buy your first fund' })).toHaveAttribute('colspan', '2');
});

test('I1 · rows in place are written over by others, and everything in them is of the new row', () => {
  const show = (rows: Row[]) => (
    <Table caption="x" columns={columns} rows={rows} rowKey={(row) => row.name} inPlace />
  );
  const { rerender } = render(
    show([
      { name: 'A', value: 7 },
      { name: 'B', value: 8 },
    ]),
  );
  const first = screen.getByRole('row', { name: 'A 7' });
  rerender(show([{ name: 'C', value: 9 }]));
  expect(screen.getByRole('row', { name: 'C 9' })).toBe(first);
  expect(screen.queryByText('B')).toBeNull();
  expect(screen.getAllByRole('row')).toHaveLength(2);
});
