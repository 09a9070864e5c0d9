import { sipAddress } from './sipAddress.ts';

test('M2 · the address names only what differs from the start', () => {
  expect(sipAddress({ amount: 10_000, years: 20 })).toBe('/calculators/sip-calculator');
  expect(sipAddress({ amount: 10_000, years: 10 })).toBe('/calculators/sip-calculator?years=10');
  expect(sipAddress({ amount: 5_000, years: 20 })).toBe('/calculators/sip-calculator?amount=5000');
});
