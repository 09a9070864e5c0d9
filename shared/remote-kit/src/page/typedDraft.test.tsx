import { typedDraft } from './typedDraft.ts';

interface Form {
  name: string;
  rate: number | null;
  rows: { on: string; amount: number | null }[];
}

const start: Form = { name: 'Deposit', rate: 7, rows: [{ on: '2026-01-05', amount: 100 }] };
const draft = (portfolio = 1) => typedDraft<Form>(portfolio, 'asset.a1');

beforeEach(() => sessionStorage.clear());

test('P2 · what was typed and not saved is there again, over what is stored by then', () => {
  expect(draft().load(start)).toBeNull();
  draft().keep({ ...start, rate: 7.5 }, start);
  expect(draft().load({ ...start, name: 'Renamed in another tab' })).toEqual({
    ...start,
    name: 'Renamed in another tab',
    rate: 7.5,
  });
});

test('P2 · a draft belongs to one account, and ends when the form is saved or cancelled', () => {
  draft().keep({ ...start, name: 'Typed' }, start);
  expect(draft(2).load(start)).toBeNull();
  draft().forget();
  expect(draft().load(start)).toBeNull();
});

test.each([
  ['damaged', '{"typed":'],
  ['of an earlier form', JSON.stringify({ typed: { name: 'Typed' }, start: { name: 'Deposit' } })],
  ['of another kind', JSON.stringify({ typed: { ...start, name: 5 }, start })],
  ['without a list', JSON.stringify({ typed: { ...start, rows: {} }, start })],
  ['of other rows', JSON.stringify({ typed: { ...start, rows: [{ day: 'x' }] }, start })],
])('P2 · a draft that is %s is left out', (_, text) => {
  draft().keep(start, start);
  const key = Object.keys(sessionStorage)[0]!;
  sessionStorage.setItem(key, text);
  expect(draft().load(start)).toBeNull();
});
