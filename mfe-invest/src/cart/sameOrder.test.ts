import type { CartItem } from '@sanchay/contracts';
import { sameOrder } from './sameOrder.ts';

const item = {
  order_id: 'o1',
  code: 'AX-1',
  fund_name: 'Axis',
  slug: 'axis',
  amount: 500,
  start_date: '2026-12-05',
  folio_no: '12/3',
  folio_expected: '12/3',
  new_folio: false,
  sip_firstorderflag: 'Y',
  pay_now: 500,
  stamp_duty: 0.02,
  units_estimate: 1,
  nav_date_expected: null,
  pay_before: null,
  frequency: 'monthly' as const,
  step_up: null,
  rule_id: null,
  by_method: [] as CartItem['by_method'],
  consent: null,
} as const;

test('I3 undo puts a line back with the same terms', () => {
  expect(sameOrder({ ...item, type: 'sip' })).toEqual({
    code: 'AX-1',
    type: 'sip',
    amount: 500,
    folio_no: '12/3',
    frequency: 'monthly',
    start_date: '2026-12-05',
    sip_firstorderflag: 'Y',
  });
  expect(sameOrder({ ...item, type: 'buy' })).toEqual({
    code: 'AX-1',
    type: 'buy',
    amount: 500,
    folio_no: '12/3',
  });
});
