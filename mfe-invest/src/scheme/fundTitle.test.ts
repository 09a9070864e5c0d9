import { fundTitle } from './fundTitle.ts';

test('I3 a title is the short name, with plan and option where they are not direct and growth', () => {
  expect(fundTitle('Axis Flexi Cap Fund - Direct Plan - Growth')).toBe('Axis Flexi Cap');
  expect(fundTitle('Axis Flexi Cap Fund - Direct Plan - IDCW Payout')).toBe(
    'Axis Flexi Cap - Direct Plan - IDCW Payout',
  );
  expect(fundTitle('Axis Flexi Cap Fund - Regular Plan - Growth')).toBe(
    'Axis Flexi Cap - Regular Plan - Growth',
  );
});
