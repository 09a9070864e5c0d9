import type { Move } from './moveStore.ts';
import { transactionsOf } from './transactions.ts';

const move: Move = {
  kind: 'allotment',
  subject_id: 'order',
  lot_id: 'order',
  code: 'F',
  folio_no: '1',
  date: '2026-11-20',
  paid_on: '2026-11-20',
  units: '10.0000',
  cost: '100.00',
  flow: '-100.00',
  stamp_duty: '0.00',
  nav: '10.0000',
  switch_id: null,
  stt: '0.00',
  interest: '0.00',
  is_planned: false,
};

test.each([
  ['allotment', 'purchase'],
  ['gold_purchase', 'purchase'],
  ['redemption', 'redemption'],
  ['switch_in', 'switch_in'],
  ['switch_out', 'switch_out'],
  ['allotment_reversal', 'reversal'],
  ['gold_reversal', 'reversal'],
  ['nav_correction', 'correction'],
  ['sale_correction', 'correction'],
  ['merger', 'merger'],
])('P2 · a booking of the kind %s is shown as a %s', (kind, type) => {
  expect(transactionsOf([{ ...move, kind }])).toMatchObject([{ type, amount: 100, units: 10 }]);
});

test.each([
  ['allotment', 'sip'],
  ['redemption', 'swp'],
  ['switch_in', 'stp_in'],
  ['switch_out', 'stp_out'],
  ['allotment_reversal', 'reversal'],
  ['nav_correction', 'correction'],
])('P2 · a booking of the kind %s by a systematic plan is shown as a %s', (kind, type) => {
  expect(transactionsOf([{ ...move, kind, is_planned: true }])).toMatchObject([{ type }]);
});
