import { columnsOf, type Inserted } from './columns.ts';

interface Row {
  owner: string;
  id: string;
  amount: string;
  marks: string[];
  reason: string | null;
  noticed: boolean;
  version: number;
}

const columns = columnsOf<Row>()('things', {
  amount: 'changing',
  owner: 'key',
  id: 'key',
  marks: 'json',
  reason: 'later',
  noticed: 'defaulted',
  version: 'version',
});
const row: Inserted<typeof columns> = { owner: 'o1', id: 'i1', amount: '5', marks: ['a'] };

describe('X6 columns of a table', () => {
  it('X6 · INSERT has the keys first, in the order in which they are stated, and JSON as text', () => {
    expect(columns.insert(row)).toEqual({
      text: 'INSERT INTO things (owner, id, amount, marks) VALUES ($1, $2, $3, $4)',
      values: ['o1', 'i1', '5', '["a"]'],
    });
    expect(columns.inserted).toBe('owner, id, amount, marks');
    expect(columns.blank).toEqual({ reason: null });
  });

  it('X6 · a SELECT that joins others names each column with its table', () => {
    expect(columns.selectedOf('t')).toBe(
      columns.selected
        .split(', ')
        .map((name) => `t.${name}`)
        .join(', '),
    );
    expect(columns.selectedOf('t')).toMatch(/^t\.amount, t\.owner, t\.id/);
  });

  it('X6 · UPDATE finds the row by its keys, writes what can change and counts the version', () => {
    expect(columns.update({ ...row, ...columns.blank, noticed: true })).toEqual({
      text: 'UPDATE things SET amount = $3, reason = $4, noticed = $5, version = version + 1 WHERE owner = $1 AND id = $2',
      values: ['o1', 'i1', '5', null, true],
    });
    expect(columns.assignments('t')).toBe(
      'amount = n.amount, reason = n.reason, noticed = n.noticed, version = t.version + 1',
    );
  });

  it('X6 · SELECT names every column', () => {
    expect(columns.selected).toBe('amount, owner, id, marks, reason, noticed, version');
  });

  it('X6 · a field without a column, a column without a field and a required `later` do not compile', () => {
    // @ts-expect-error -- `note` has no column
    columnsOf<{ id: string; note: string }>()('things', { id: 'key' });
    // @ts-expect-error -- the row has no `note`
    columnsOf<{ id: string }>()('things', { id: 'key', note: 'fixed' });
    // @ts-expect-error -- `note` cannot be null
    columnsOf<{ id: string; note: string }>()('things', { id: 'key', note: 'later' });
    // @ts-expect-error -- only a number is a version
    columnsOf<{ id: string; note: string }>()('things', { id: 'key', note: 'version' });
    expect(Object.keys(row)).toHaveLength(4);
  });
});
