import { fundTitle } from './fundTitle.ts';

test('I3 a name loses what all funds here have in common, and nothing else', () => {
  expect(fundTitle('Axis Flexi Cap Fund - Direct Plan - Growth')).toBe('Axis Flexi Cap Fund');
  expect(fundTitle('Axis Flexi Cap Fund - Direct Plan - IDCW Payout')).toBe(
    'Axis Flexi Cap Fund - Direct Plan - IDCW Payout',
  );
  expect(fundTitle('Axis Flexi Cap Fund - Regular Plan - Growth')).toBe(
    'Axis Flexi Cap Fund - Regular Plan - Growth',
  );
});
