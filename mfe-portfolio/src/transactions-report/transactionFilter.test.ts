import { TRANSACTION_ASSETS, TRANSACTION_TYPES } from '@sanchay/contracts';
import fc from 'fast-check';
import { addressOf, filterOf, pageOf, type TransactionFilter } from './transactionFilter.ts';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const filters = fc
  .record(
    {
      asset: fc.constantFrom(...TRANSACTION_ASSETS),
      type: fc.constantFrom(...TRANSACTION_TYPES),
      from: day,
      to: day,
      search: fc
        .string({ unit: 'grapheme', maxLength: 20 })
        .map((text) => text.trim())
        .filter((text) => text !== '' && text.isWellFormed()),
    },
    { requiredKeys: [] },
  )
  .map((filter): TransactionFilter => filter);

describe('filters in the address of the transactions report', () => {
  test('P4 · every filter and page comes back from its address as it was', () => {
    fc.assert(
      fc.property(filters, fc.integer({ min: 1, max: 10_000 }), (filter, page) => {
        const address = new URLSearchParams(addressOf(filter, page).toString());
        expect([filterOf(address), pageOf(address)]).toEqual([filter, page]);
      }),
    );
  });

  test.each([
    ['asset=stocks&type=bonus', {}, 1],
    ['from=2026-02-30&to=soon', {}, 1],
    ['from=2024-02-29&page=-3', { from: '2024-02-29' }, 1],
    ['search=%20%20&page=1e99', {}, 1],
    ['search=%3D1%2B1&page=2.9', { search: '=1+1' }, 2],
    [`search=${'x'.repeat(150)}`, { search: 'x'.repeat(100) }, 1],
  ])('P4 · %s is read as %j', (text, filter, page) => {
    const address = new URLSearchParams(text);
    expect([filterOf(address), pageOf(address)]).toEqual([filter, page]);
  });
});
