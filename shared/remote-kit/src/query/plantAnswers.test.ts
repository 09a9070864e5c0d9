import { answerKey, isPlanted, plantAnswers } from './plantAnswers.ts';
import { createQueryClient } from './queryClient.ts';

test('M3 · answers of the page are there under the key of their call, whatever the order of its options', () => {
  const queries = createQueryClient();
  plantAnswers(queries, [
    { name: 'schemeDetails', options: { params: { codes: 'A' }, query: { b: 1, a: 2 } }, data: [1] },
    { name: 'amcList', options: {}, data: { $bytes: 'Af8=' } },
  ]);
  expect(
    queries.getQueryData(answerKey('schemeDetails', { query: { a: 2, b: 1 }, params: { codes: 'A' } })),
  ).toEqual([1]);
  expect(queries.getQueryData(answerKey('amcList', undefined))).toEqual(new Uint8Array([1, 255]));
  queries.clear();
});

test('I6 · prices of shares that came with the page are shown and asked for again, as they may have moved since', () => {
  const queries = createQueryClient();
  plantAnswers(queries, [
    { name: 'stockDetails', options: { params: { slug: 'a' } }, data: 1 },
    { name: 'stockHistory', options: { params: { slug: 'a' } }, data: 2 },
  ]);
  const stateOf = (name: string) => queries.getQueryState(answerKey(name, { params: { slug: 'a' } }));
  expect(stateOf('stockDetails')).toMatchObject({ data: 1, isInvalidated: true });
  expect(stateOf('stockHistory')).toMatchObject({ data: 2, isInvalidated: false });
  queries.clear();
});

test('M3 · what was missing is the error of that call, marked as come with the page', () => {
  const queries = createQueryClient();
  plantAnswers(queries, [{ name: 'amcList', options: {}, missing: { code: 'gone', message: 'Not there' } }]);
  const { status, error } = queries.getQueryState(answerKey('amcList', {}))!;
  expect(status).toBe('error');
  expect(error).toMatchObject({
    kind: 'not_found',
    httpStatus: 404,
    code: 'gone',
    message: 'Not there',
    call: 'amcList',
  });
  expect(isPlanted(error)).toBe(true);
  expect(isPlanted(new Error('another'))).toBe(false);
  expect(isPlanted(null)).toBe(false);
  queries.clear();
});
